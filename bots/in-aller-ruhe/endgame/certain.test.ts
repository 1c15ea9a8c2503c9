import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng, type Seat } from '@seekiste/rules/core';
import { ARRIVAL, DEPARTURE, inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { seedOf } from '../../play.test-help.js';
import { certainMove } from './certain.js';
import { WEIGHTS, choose } from '../sailor/index.js';
import { evenSea, numbers, position, viewOf, type Fields } from '../position.test-help.js';

const [A, D] = [ARRIVAL, DEPARTURE];

const certain = (fields: Fields): string | undefined => {
  const move = certainMove(viewOf(position(fields)));
  return move && inAllerRuhe.write(move);
};

const seatOf = (state: State): Seat => {
  const acts = inAllerRuhe.toAct(state);
  return acts.kind === 'seats' ? acts.must[0]! : 0;
};

const played = (state: State, move: Move): State => {
  const step = inAllerRuhe.apply(state, seatOf(state), move);
  if (!step.ok) throw new Error(`${inAllerRuhe.write(move)}: ${step.error.code}`);
  return step.value.state;
};

/** Whether seat 0 wins in this world by what is certain, whatever the others do. */
const isWon = (state: State): boolean => {
  const result = inAllerRuhe.result(state);
  if (result) return result.kind === 'team' && result.won;
  const view = viewOf(state);
  const moves = state.turn === 0 ? [certainMove(view)!] : inAllerRuhe.moves(view);
  return moves.every(move => isWon(played(state, move)));
};

/** How a game ends if the others play like sailors, and seat 0 by what is certain. */
const ends = (state: State): boolean => {
  let now = state;
  for (let result = inAllerRuhe.result(now); ; result = inAllerRuhe.result(now)) {
    if (result) return result.kind === 'team' && result.won;
    const view = viewOf(now, seatOf(now));
    now = played(now, (view.viewer === 0 ? certainMove(view) : undefined) ?? choose(view, WEIGHTS));
  }
};

describe('What one of several players can be sure of', () => {
  it('6.4 is that with a full sea nothing but an arrival counts', () => {
    const [sea, others] = [evenSea(), [1, 3]];
    expect(certain({ seats: 2, sea, hands: [[5, 7, A], others] })).toBe('A');
    expect(certain({ seats: 2, sea, hands: [[5, 7, 9], others] })).toBe('- 5 7');
    expect(certain({ seats: 2, sea, departedBy: null, hands: [[5, A, A, 7], others] })).toBe('- 5 7');
    expect(certain({ seats: 2, sea, departedBy: null, hands: [[5, A, D], others] })).toBe('D');
  });

  it('6.4 to keep an arrival in a full sea is never worse, in any world and with any luck', () => {
    const rng = Rng.from(seedOf(3));
    const piles = [[9, 11, 13, 15, 17, 19, 21, D, 23, 25, 27, 29, 31], numbers(73, 8)];
    const state = position({
      seats: 2,
      sea: evenSea(),
      departedBy: null,
      hands: [
        [3, 5, 7, A, A],
        [1, 33, 35, 37, D],
      ],
      piles,
    });
    let better = 0;
    for (let i = 0; i < 12; i++) {
      const world = inAllerRuhe.imagine(viewOf(state), rng);
      const kept = ends(played(world, certainMove(viewOf(world))!));
      for (const move of inAllerRuhe.moves(viewOf(world))) {
        const other = ends(played(world, move));
        expect(kept || !other).toBe(true);
        if (kept && !other) better++;
      }
    }
    expect(better).toBeGreaterThan(0);
  });

  it('is a win with an arrival and the last number, if all can wait for it', () => {
    const table = {
      seats: 2,
      sea: evenSea(35),
      hands: [
        [1, 3, 73, 72, A],
        [5, 7],
      ],
    };
    expect(certain(table)).toBe('72 F6 - 1 3');
    expect(certain({ ...table, hands: [[1, 3, 73, 72, A], [5]] })).toBeUndefined();
    expect(
      certain({
        ...table,
        hands: [
          [1, 3, 74, 75, A],
          [5, 7],
        ],
      }),
    ).toBeUndefined();
    expect(certain({ ...table, departedBy: null })).toBeUndefined();
  });

  it('8.3 needs a card more with the strict option', () => {
    const table = {
      seats: 2,
      sea: evenSea(35),
      hands: [
        [1, 71, A],
        [5, 7],
      ],
    };
    expect(certain(table)).toBe('71 F6 - 1');
    expect(certain({ ...table, options: { strict: true } })).toBeUndefined();
    expect(certain({ ...table, options: { strict: true }, piles: [[9], []] })).toBe('71 F6 - 1');
  });

  it('is a win with an arrival and both of the last numbers, in the order that can be paid for', () => {
    // The 41 costs one card on C4, the 73 three on F6.
    const hands = [
      [1, 41, 73, A],
      [5, 7],
    ];
    const table = { seats: 2, sea: evenSea(20, 35), hands, piles: [numbers(74, 3), numbers(77, 2)] };
    expect(certain(table)).toBe('41 C4 - 1');
    expect(certain({ ...table, piles: [numbers(74, 2), numbers(77, 2)] })).toBeUndefined();
    expect(certain({ ...table, piles: [numbers(74, 3), numbers(77, 1)] })).toBeUndefined();
    expect(certain({ ...table, sea: evenSea(20, 21) })).toBeUndefined();
  });

  it('is a win whatever the others hold or do', () => {
    const anyTable = fc.record({
      seats: fc.constantFrom(2, 3),
      open: fc.constantFrom([35], [20], [20, 35]),
      cards: fc.shuffledSubarray([A, 1, 3, 5, 41, 43, 71, 73], { minLength: 3, maxLength: 5 }),
      held: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 2 }),
      piled: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      strict: fc.boolean(),
    });
    const rng = Rng.from(seedOf(4));
    const wins = [0, 0, 0];
    fc.assert(
      fc.property(anyTable, ({ seats, open, cards, held, piled, strict }) => {
        const sea = evenSea(...open);
        const free = numbers(1, 80).filter(card => !sea.includes(card) && !cards.includes(card));
        const some = (count: number): readonly number[] => free.splice(0, count);
        const hands = [cards, ...held.slice(0, seats - 1).map(some)];
        const piles = piled.slice(0, seats).map(some);
        const state = position({ seats, options: { strict }, sea, hands, piles });
        if (certainMove(viewOf(state))?.type !== 'lay') return;
        wins[open.length]!++;
        for (let i = 0; i < 2; i++) expect(isWon(inAllerRuhe.imagine(viewOf(state), rng))).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(wins[1]).toBeGreaterThan(20);
    expect(wins[2]).toBeGreaterThan(5);
  });

  it('is a defeat where a gap has no number left, and then the sailor plays', () => {
    const fields = {
      seats: 2,
      sea: evenSea(10),
      hands: [
        [1, 3, A],
        [5, 7],
      ],
    };
    const some = position({ ...fields, thrown: [[21, 23], []] });
    const none = position({ ...fields, thrown: [[21, 22, 23], []] });
    expect(certainMove(viewOf(some))).toBeUndefined();
    expect(certainMove(viewOf(none))).toEqual(choose(viewOf(none), WEIGHTS));
    const last = position({
      ...fields,
      hands: [
        [1, 3],
        [5, 7],
      ],
      thrown: [[A, A, A, A, A], []],
    });
    expect(certainMove(viewOf(last))).toEqual(choose(viewOf(last), WEIGHTS));
  });
});

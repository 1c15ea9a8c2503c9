import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng, type Seat } from '../core/index.js';
import { anyPosition, anySea, anySetup } from './arbitrary.test-help.js';
import { moves, play, undealt } from './builders.test-help.js';
import { ascends, DEPARTURE, inAllerRuhe, price, settle, type Move, type State } from './index.js';
import { evened, naive, naivePrice, risesAll, sorted, ways, type Naive } from './naive.test-help.js';

const { decode, load, read, save, view, write } = inAllerRuhe;

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays to the end by drawing lots, handing over every state on the way. */
const playOut = (from: State, rng: Rng, seen: (state: State, seat: Seat, move: Move) => void): State => {
  let state = from;
  for (;;) {
    const acts = inAllerRuhe.toAct(state);
    if (acts.kind !== 'seats') return state;
    const seat = acts.must[rng.below(acts.must.length)] ?? 0;
    const offered = inAllerRuhe.moves(view(state, seat));
    const move = offered[rng.below(offered.length)] as Move;
    seen(state, seat, move);
    state = play(state, seat, move);
  }
};

const opening = ({ seats, options, seed }: { seats: number; options: State['options']; seed: string }) => {
  const rng = Rng.from(seed);
  const table = undealt(seats, options);
  return { state: play(table, 'chance', inAllerRuhe.chance(table, rng)), rng };
};

describe('The engine against a second, naive one', () => {
  it('4.2 an island fits where the whole sea still ascends', () => {
    fc.assert(
      fc.property(anySea, fc.nat(35), ({ sea, rest }, space) => {
        fc.pre(sea[space] === 0);
        for (const card of rest) expect(ascends(sea, card, space)).toBe(risesAll(sea.with(space, card)));
      }),
    );
  });

  it('4.4, 4.5, 4.7 its price is the smallest difference to an island one step away', () => {
    fc.assert(
      fc.property(anySea, fc.nat(35), ({ sea, rest }, space) => {
        fc.pre(sea[space] === 0);
        for (const card of rest.filter(island => ascends(sea, island, space)))
          expect(price(sea, card, space)).toBe(naivePrice(sea, card, space));
      }),
    );
  });

  it('4.6, 7.1 what is offered is what brute force finds, each move once', () => {
    fc.assert(
      fc.property(anyPosition, state => {
        for (let seat = 0; seat < state.seats; seat++) {
          const found = ways(naive(save(state)), seat).map(({ text }) => text);
          expect(moves(state, seat).sort()).toEqual(found.sort());
        }
      }),
    );
  });

  it('3.1, 5.8, 8.2 whole games go the same way', () => {
    fc.assert(
      fc.property(anySetup, fc.option(anyPosition, { freq: 1 }), (setup, position) => {
        const dealt = opening(setup);
        let state = position ?? dealt.state;
        let other: Naive = naive(save(state));
        while (state.phase !== 'over') {
          const acts = inAllerRuhe.toAct(state);
          const must = acts.kind === 'seats' ? acts.must : [];
          const seat = must[dealt.rng.below(must.length)] ?? 0;
          const found = ways(other, seat);
          expect(moves(state, seat)).toHaveLength(found.length);
          const way = found[dealt.rng.below(found.length)];
          state = play(state, seat, way?.text ?? '');
          other = way?.next() ?? other;
          expect(sorted(naive(save(state)))).toEqual(sorted(other));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('Settling the eight', () => {
  const anyPledges = fc
    .array(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 5 })
    .filter(held => held.reduce((a, b) => a + b, 0) >= 8)
    .chain(held =>
      fc.record({
        held: fc.constant(held),
        pledges: fc.tuple(...held.map(most => fc.integer({ min: 0, max: most }))),
        active: fc.nat(held.length - 1),
      }),
    );

  it('5.4 ends at eight, within the hands, moving all numbers one way or none', () => {
    fc.assert(
      fc.property(anyPledges, ({ held, pledges, active }) => {
        const settled = settle(pledges, held, active);
        const sum = pledges.reduce((a, b) => a + b, 0);
        expect(settled.reduce((a, b) => a + b, 0)).toBe(8);
        settled.forEach((number, seat) => {
          const named = pledges[seat] ?? 0;
          expect(number).toBeGreaterThanOrEqual(sum > 8 ? 0 : named);
          expect(number).toBeLessThanOrEqual(sum > 8 ? named : (held[seat] ?? 0));
        });
      }),
    );
  });

  it('5.4 is the same one card at a time', () => {
    fc.assert(
      fc.property(anyPledges, ({ held, pledges, active }) => {
        expect(settle(pledges, held, active)).toEqual(evened(pledges, held, active));
      }),
    );
  });
});

describe('Deals', () => {
  it('2.2, 2.3, 2.4, 2.5, 9.1 every deal is even, complete and begun by the right player', () => {
    fc.assert(
      fc.property(anySetup, setup => {
        const { state } = opening(setup);
        const dealt = 85 - setup.options.islandsRemoved;
        const sizes = state.hands.map((hand, seat) => hand.length + (state.piles[seat] ?? []).length - 1);
        expect(sizes.reduce((a, b) => a + b, 0)).toBe(dealt);
        expect(Math.max(...sizes)).toBe(Math.ceil(dealt / setup.seats));
        expect(Math.min(...sizes)).toBe(Math.floor(dealt / setup.seats));
        expect(sizes[state.first]).toBe(Math.min(...sizes));
        expect(state.hands.every(hand => hand.length === 5 && !hand.includes(DEPARTURE))).toBe(true);
        expect(state.piles.every(pile => pile.filter(card => card === DEPARTURE).length === 1)).toBe(true);
        const islands = [...state.hands, ...state.piles, state.removed].flat().filter(card => card <= 80);
        expect(new Set(islands).size).toBe(80);
      }),
    );
  });
});

describe('Along random games', () => {
  it('1.2, 3.2 moves survive text and JSON, positions survive saving, cards are never lost', () => {
    fc.assert(
      fc.property(anySetup, setup => {
        const { state, rng } = opening(setup);
        const end = playOut(state, rng, (now, _, move) => {
          expect(read(write(move))).toEqual({ ok: true, value: move });
          expect(decode(json(move))).toEqual({ ok: true, value: move });
          expect(load(json(save(now)))).toEqual({ ok: true, value: now });
          const { sea, hands, piles, thrown, removed } = now;
          const cards = [...sea.filter(card => card > 0), ...[...hands, ...piles, ...thrown].flat(), ...removed];
          expect(cards).toHaveLength(85 + setup.seats - (now.departedBy === null ? 0 : 1));
        });
        expect(load(json(save(end)))).toEqual({ ok: true, value: end });
      }),
      { numRuns: 30 },
    );
  });

  it('3.1, 4.1 the rules at search speed are the same rules', () => {
    const { kernel } = inAllerRuhe;
    const out = new Int32Array(kernel.mostMoves);
    fc.assert(
      fc.property(anySetup, fc.option(anyPosition, { freq: 1 }), (setup, position) => {
        const { state, rng } = opening(setup);
        playOut(position ?? state, rng, (now, seat, move) => {
          const codes = [...out.subarray(0, kernel.list(now, seat, out))];
          expect(codes.map(code => kernel.decode(now, seat, code))).toEqual(inAllerRuhe.moves(view(now, seat)));
          const fast = undealt(now.seats, now.options);
          kernel.copy(now, fast);
          kernel.play(fast, seat, codes.find(code => write(kernel.decode(now, seat, code)) === write(move)) ?? -1);
          expect(fast).toEqual(play(now, seat, move));
        });
      }),
      { numRuns: 30 },
    );
  });

  it('3.1 from any position, saving and loading goes on to the same end', () => {
    fc.assert(
      fc.property(anyPosition, anySetup, (state, { seed }) => {
        const again = load(json(save(state)));
        const end = playOut(state, Rng.from(seed), () => undefined);
        expect(again.ok && playOut(again.value, Rng.from(seed), () => undefined)).toEqual(end);
      }),
    );
  });
});

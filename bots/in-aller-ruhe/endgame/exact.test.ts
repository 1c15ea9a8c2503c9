import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRIVAL, DEPARTURE, inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { WEIGHTS, choose } from '../sailor/index.js';
import { solvedAlone, solvedMove } from './exact.js';
import { NaiveRest, worldsLike } from './naive-rest.test-help.js';
import { evenSea, numbers, position, viewOf } from '../position.test-help.js';
import { anyTable, tableOf } from './rest-table.test-help.js';

const PLENTY = 1_000_000;
const [A, D] = [ARRIVAL, DEPARTURE];

/** The best move in players' notation, and its chance. */
const best = (state: State): readonly [string, number] => {
  const [first] = solvedAlone(viewOf(state), PLENTY)!;
  return [inAllerRuhe.write(first!.move), Number(first!.chance.toFixed(10))];
};

describe('The rest of a game alone, solved', () => {
  it.each([
    ['departed', 60, 3],
    ['giving', 12, 0],
    ['before', 6, 1],
  ] as const)('has the chances of all orders of the pile with all moves tried (%s)', (when, numRuns, least) => {
    let undecided = 0;
    fc.assert(
      fc.property(anyTable(when), table => {
        const state = tableOf(table);
        const [worlds, naive] = [worldsLike(state), new NaiveRest()];
        const solved = solvedAlone(viewOf(state), PLENTY)!;
        const chance = naive.chance(worlds);
        if (chance > 0 && chance < 1) undecided++;
        expect(solved[0]!.chance).toBeCloseTo(chance, 10);
        for (const { move, chance: after } of solved) expect(naive.chanceAfter(worlds, move)).toBeCloseTo(after, 10);
        const thought = choose(viewOf(state), WEIGHTS);
        expect(naive.chanceAfter(worlds, solved[0]!.move)).toBeGreaterThan(naive.chanceAfter(worlds, thought) - 1e-10);
      }),
      { numRuns },
    );
    expect(undecided).toBeGreaterThanOrEqual(least);
  });

  it('6.1 plays the arrival that wins', () => {
    expect(best(tableOf({ sea: evenSea(), hand: [1, 3, A] }))).toEqual(['A', 1]);
  });

  it('5.1 departs where it has to, and knows what that is worth', () => {
    // The eight leave one of nine cards, which can be an arrival; of eight they leave none.
    const pile = [9, 11, A, 13, 15];
    expect(best(tableOf({ sea: evenSea(), hand: [1, 3, 5, 7, D], pile }))).toEqual(['D', 1]);
    expect(best(tableOf({ sea: evenSea(), hand: [1, 3, 5, D], pile }))).toEqual(['D', 0]);
  });

  it('4.5 waits for a cheaper number where the last arrival would have to pay for this one', () => {
    // Next to the 70 on E6 the 74 costs four cards, the 71 one.
    expect(best(tableOf({ sea: evenSea(35), hand: [1, 3, 5, 74, A], pile: [7, 71] }))).toEqual(['- 1 3', 1]);
    expect(best(tableOf({ sea: evenSea(35), hand: [1, 3, 5, 7, 74], pile: [A] }))).toEqual(['74 F6 - 1 3 5 7', 1]);
  });

  it('8.3 keeps two cards with the strict option', () => {
    const table = { sea: evenSea(35), hand: [1, 72, A, 3] };
    expect(best(tableOf(table))).toEqual(['72 F6 - 1 3', 1]);
    expect(best(tableOf({ ...table, strict: true }))[1]).toBe(0);
  });

  it('9.1 reckons with removed islands', () => {
    // The only card of the pile is the 71, or one of the four others that it could be.
    const table = { sea: evenSea(35), hand: [1, 3, 5, 7, A], pile: [9], removed: [11, 13, 15, 71] };
    expect(best(tableOf(table))[1]).toBe(0.2);
  });

  it('fills a gap of two spaces with numbers that fit each other', () => {
    // Between the 20 on D2 and the 26 on A3.
    const sea = evenSea(10, 11);
    expect(best(tableOf({ sea, hand: [1, 21, 23, 3, A], pile: [5, 7] }))).toEqual(['21 E2 - 1', 1]);
  });

  it.each([
    ['with more players', position({ seats: 2, sea: evenSea(35), hands: [[1, 71, A], [3]] })],
    ['with expansions', position({ seats: 1, options: { rock: true }, sea: evenSea(35), hands: [[1, 71, A]] })],
    ['with too many open spaces', tableOf({ sea: evenSea(1, 3, 5, 7), hand: [1, 71, A] })],
  ])('is left alone %s', (_, state) => {
    expect(solvedMove(viewOf(state), PLENTY)).toBeUndefined();
  });

  it('is given up where it has too many states', () => {
    const view = viewOf(tableOf({ sea: evenSea(33, 35), hand: [1, 3, 71, 5, 7], pile: [9, 67, 69, 72, A, 11] }));
    const enough = numbers(0, 2000).find(most => solvedMove(view, most))!;
    expect(enough).toBeGreaterThan(20);
    expect(solvedMove(view, enough - 1)).toBeUndefined();
    expect(solvedMove(view, enough)).toEqual(solvedMove(view, PLENTY));
  });
});

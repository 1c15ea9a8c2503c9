import { describe, expect, it } from 'vitest';
import {
  dealt,
  evaluated,
  happens,
  moves,
  play,
  playAll,
  position,
  PROFESSIONAL,
  refused,
  taken,
  trick,
  winds,
} from './builders.test-help.js';
import { bestSets, santaTimea, setChoices, type Options } from './index.js';
import { WIND_PACK, without } from './pack.js';

const PRO = { professional: true } as const;
const ONE_ROUND: Options = { professional: true, rounds: 1 };

describe('9 The professional game', () => {
  it('9.1 a forecast of three wind cards lies open and stays out of the round; five are unknown', () => {
    const state = dealt(4, 3, PROFESSIONAL);
    const seen = santaTimea.view(state, 'watcher');
    expect(seen.forecast).toEqual(state.forecast);
    expect(seen.forecast).toHaveLength(3);
    expect(without(WIND_PACK, [...state.winds, ...state.forecast])).toHaveLength(5);
    expect(dealt(4, 3).forecast).toEqual([]);
  });

  it('9.2 a wind card that nobody takes goes to whoever takes the next one', () => {
    const state = position({ hands: ['E4 N5 S1', 'W4 N6 S2'], winds: 'N2 N1 W1' }, PRO);
    const tied = playAll(state, 'E4 W4');
    expect(tied).toMatchObject({ carried: winds('N2'), collected: [0, 0], leader: 0 });
    const events = happens(play(tied, 0, 'N5'), 1, 'N6');
    const after = playAll(tied, 'N5 N6');
    expect([taken(after, 0), after.carried]).toEqual(['N1 N2', []]);
    expect(events[1]).toMatchObject({ trick: { taker: 0, taken: winds('N1 N2') } });
    expect(santaTimea.view(after, 1).lastTrick).toMatchObject({ taken: winds('N1 N2') });
  });

  it('9.2 several can pile up, and a led bride takes them all', () => {
    expect(trick('S1', 'B N3', { ...PRO, carried: 'N2 W1' })).toMatchObject({ taker: 0, taken: 'S1 N2 W1' });
    const piled = trick('S1', 'E4 W4', { ...PRO, carried: 'N2 W1' });
    expect([piled.taker, piled.after.carried]).toEqual([null, winds('N2 W1 S1')]);
  });

  it('9.2 after the twelfth trick what is left is nobody’s', () => {
    const state = position({ hands: ['E4', 'W4'], winds: 'N3', collected: ['E1', ''] }, ONE_ROUND);
    expect(santaTimea.view(playAll(state, 'E4 W4'), 0).sheet[0]).toMatchObject([
      { collected: winds('E1'), damage: 1 },
      { collected: [], damage: 0 },
    ]);
  });

  it('9.2 after the twelfth trick nothing is carried any more, while sets are chosen and after', () => {
    const state = position(
      { hands: ['E4', 'W4'], winds: 'S3', carried: 'S1', collected: ['N1 N2 N2 N3', 'S1'] },
      { ...PRO, rounds: 2 },
    );
    const choosing = playAll(state, 'E4 W4');
    expect([choosing.phase, choosing.carried, santaTimea.view(choosing, 1).carried]).toEqual(['sets', [], []]);
    const dealing = play(choosing, 0, 'sets N');
    expect([dealing.phase, dealing.carried]).toEqual(['deal', []]);
    expect(santaTimea.load({ ...(santaTimea.save(choosing) as object), carried: 'W1' })).toMatchObject({
      error: { clause: '9.2', params: { field: 'carried' } },
    });
  });

  it('9.3 two 2s are worth two points, two 1s one, and they are damage all the same', () => {
    const lines = evaluated(['N2 N2', 'E1 E1', 'N1 E2'], PRO);
    expect(lines).toMatchObject([
      { damage: 4, placePoints: 1, pairPoints: 2, points: 3 },
      { damage: 2, placePoints: 3, pairPoints: 1, points: 4 },
      { damage: 3, placePoints: 2, pairPoints: 0, points: 2 },
    ]);
    expect(evaluated(['N2 N2', 'E1 E1', 'N1 E2'])).toMatchObject([{ points: 1 }, { points: 3 }, { points: 2 }]);
  });

  it('9.3 pairs of several directions add up', () => {
    expect(evaluated(['N1 N1 N2 N2 S2 S2', ''], PRO)[0]).toMatchObject({ pairPoints: 5, minusPoints: 1 });
  });

  it('9.4 a card is in a set or in a pair, never in both', () => {
    expect(evaluated(['N1 N1 N2 N2 N3 | N', ''], PRO)[0]).toMatchObject({ sets: [0], damage: 3, pairPoints: 0 });
    expect(evaluated(['N1 N1 N2 N2 N3 | -', ''], PRO)[0]).toMatchObject({ sets: [], damage: 9, pairPoints: 3 });
  });

  it('9.4 only whoever could spoil a pair has to choose, and chooses which sets', () => {
    const hands = ['E4', 'W4', 'N9'];
    const collected = ['N1 N2 N2 N3', 'E1 E2 E3', 'S1 S2 S2 S3'];
    const state = playAll(position({ hands, winds: 'N1', collected }, ONE_ROUND), 'E4 W4 N9');
    expect(state.phase).toBe('sets');
    expect(santaTimea.toAct(state)).toEqual({ kind: 'seats', must: [0, 2], may: [] });
    expect(moves(state, 0)).toEqual(['sets -', 'sets N']);
    expect(moves(state, 1)).toEqual([]);
    expect(santaTimea.view(state, 2)).toMatchObject({ choices: [2], ownChoice: null, chosen: [false, false, false] });
    expect(santaTimea.view(state, 1).choices).toEqual([]);
    expect(setChoices(ONE_ROUND, winds('N1 N2 N2 N3 S1 S1 S2 S3'))).toEqual([[], [0], [2], [0, 2]]);
  });

  const CHOOSING = position({ collected: ['N1 N2 N2 N3', 'E1 E2 E3', 'S1 S2 S2 S3'], phase: 'sets' }, ONE_ROUND);

  it('9.4 in any order, and in secret until all have chosen', () => {
    const one = play(CHOOSING, 2, 'sets S');
    expect(one.phase).toBe('sets');
    expect(santaTimea.view(one, 2)).toMatchObject({ ownChoice: [2], choices: [], chosen: [false, false, true] });
    expect(santaTimea.view(one, 0)).toEqual(santaTimea.view(play(CHOOSING, 2, 'sets -'), 0));
    const [event] = happens(CHOOSING, 2, 'sets S');
    expect(santaTimea.show(event!, 2)).toEqual({ type: 'sets-chosen', seat: 2, directions: [2] });
    expect(santaTimea.show(event!, 0)).toEqual({ type: 'sets-chosen', seat: 2 });
    expect(santaTimea.tells(event!, 2)).toBe(false);
    const over = play(one, 0, 'sets -');
    expect(over.phase).toBe('over');
    expect(santaTimea.view(over, 1).sheet[0]?.map(({ sets }) => sets)).toEqual([[], [1], [2]]);
  });

  it('9.4 without a choice there is nothing to wait for', () => {
    const state = position({ hands: ['E4', 'W4'], winds: 'N1', collected: ['S1 S2 S3', 'E1 E1 E2'] }, ONE_ROUND);
    expect(playAll(state, 'E4 W4').phase).toBe('over');
  });

  it('9.4, 7.1 what cannot be chosen is refused', () => {
    const playing = position({ hands: ['N1', 'N2'] }, ONE_ROUND);
    expect(refused(playing, 0, 'sets N')).toEqual({ code: 'not-choosing-sets', clause: '9.4', params: {} });
    expect(refused(CHOOSING, 0, 'N1')).toEqual({ code: 'choosing-sets', clause: '9.4', params: {} });
    expect(refused(CHOOSING, 0, 'sets S')).toEqual({ code: 'set-not-held', clause: '7.1', params: { direction: 2 } });
    expect(refused(CHOOSING, 1, 'sets E')).toEqual({ code: 'no-choice', clause: '9.4', params: {} });
    expect(refused(CHOOSING, 1, 'sets -')).toMatchObject({ code: 'no-choice' });
    expect(refused(play(CHOOSING, 0, 'sets N'), 0, 'sets -')).toEqual({
      code: 'already-chosen',
      clause: '9.4',
      params: {},
    });
    const both = position({ collected: ['N1 N2 N2 N3 E1 E2 E3', ''], phase: 'sets' }, ONE_ROUND);
    expect(refused(both, 0, 'sets E')).toEqual({ code: 'no-choice-there', clause: '9.4', params: { direction: 1 } });
    expect(santaTimea.view(play(both, 0, 'sets -'), 0).sheet[0]?.[0]).toMatchObject({ sets: [1] });
  });

  it.each([
    [2, 4],
    [3, 4],
    [4, 3],
    [5, 3],
  ])('9.5 with %i players every %i cards cost a point', (seats, each) => {
    const some = ['N1', 'E1', 'S1', 'W1', 'N2', 'E2', 'S2', 'W2'];
    const minus = (count: number): number | undefined =>
      evaluated([some.slice(0, count).join(' '), ...Array<string>(seats - 1).fill('')], PRO)[0]?.minusPoints;
    expect([each - 1, each, 2 * each - 1, 2 * each].map(minus)).toEqual([0, 1, 1, 2]);
  });

  it('9.5 sets laid aside do not count, pairs do', () => {
    expect(evaluated(['N1 N2 N3 E1 E3', '', '', ''], PRO)[0]).toMatchObject({ minusPoints: 0 });
    expect(evaluated(['N1 N1 E1', '', '', ''], PRO)[0]).toMatchObject({ minusPoints: 1, pairPoints: 1 });
  });

  it('9.6 places first, then pairs, then minus points: points can fall below zero', () => {
    const lines = evaluated(['', 'N1 E2 S3 W1 S1 W2 N3 E3'], PRO);
    expect(lines[1]).toMatchObject({ placePoints: 0, pairPoints: 0, minusPoints: 2, points: -2 });
    const state = position(
      { seats: 2, phase: 'over', sheet: [[{}, { collected: 'N1 E2 S3 W1 S1 W2 N3 E3' }]] },
      ONE_ROUND,
    );
    expect(santaTimea.result(state)).toMatchObject({ points: [2, -2], places: [1, 2] });
  });
});

describe('The sets that are proposed', () => {
  const best = (...collected: string[]) => bestSets(ONE_ROUND, collected.map(winds), 0);

  it('9.4 the set, where it brings a better place', () => {
    expect(best('N1 N1 N2 N3', 'E2', 'S3')).toEqual([0]);
  });

  it('9.4 the pairs, where they bring more than a better place', () => {
    expect(best('N1 N2 N2 N3', '')).toEqual([]); // last either way: two points for the pair, one minus point
    expect(best('N1 N1 N2 N2 N3', 'E2 E3', 'S2 S3 W2 W3')).toEqual([]); // 2 + 3 − 1 as second, 3 as first
  });

  it('9.4 at equal points the least damage, which may win the round', () => {
    expect(best('N1 N1 N2 N3', '')).toEqual([0]);
  });

  it('9.4 with what the others will choose in mind', () => {
    // Against the set of seat 0 its pairs bring seat 1 most; and then the set makes seat 0 the first.
    const collected = ['N1 N2 N2 N3', 'E1 E1 E2 E2 E3', 'S3'].map(winds);
    expect([0, 1].map(seat => bestSets(ONE_ROUND, collected, seat))).toEqual([[0], []]);
  });

  it('9.4 nothing in the basic game, where there is nothing to choose', () => {
    expect(bestSets({ professional: false, rounds: 1 }, ['N1 N1 N2 N2 N3', ''].map(winds), 0)).toEqual([]);
  });
});

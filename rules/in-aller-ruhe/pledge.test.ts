import { describe, expect, it } from 'vitest';
import { cards, hand, happens, moves, play, playAll, position, refused } from './builders.test-help.js';
import { inAllerRuhe, settle } from './index.js';

/** Three players, the second has just departed; they hold five, four and five cards. */
const departed = play(
  position('hands: 10 20 30 40 50 | 11 21 31 41 D | 12 22 32 42 52; piles: 1-5 | 6-9 | 60-64; turn: 1'),
  1,
  'D',
);
const agreed = playAll(departed, '0: pledge 2', '1: pledge 4', '2: pledge 2');

const NO_LONGER = { code: 'already-given', clause: '5.5', params: {} };

describe('5 Agreeing on the eight', () => {
  it('5.3 everybody names a number from zero to the size of their hand', () => {
    expect(moves(departed, 1)).toEqual(['pledge 0', 'pledge 1', 'pledge 2', 'pledge 3', 'pledge 4']);
    expect(moves(departed, 2)).toHaveLength(6);
    expect(refused(departed, 1, 'pledge 5')).toEqual({
      code: 'pledge-out-of-range',
      clause: '5.3',
      params: { count: 5, most: 4 },
    });
    expect(refused(departed, 1, { type: 'pledge', count: -1 })).toMatchObject({ code: 'pledge-out-of-range' });
  });

  it('5.3 in any order, each once', () => {
    expect(inAllerRuhe.toAct(departed)).toEqual({ kind: 'seats', must: [1, 2, 0], may: [] });
    const named = play(departed, 2, 'pledge 3');
    expect(inAllerRuhe.toAct(named)).toEqual({ kind: 'seats', must: [1, 0], may: [] });
    expect(refused(named, 2, 'pledge 4')).toEqual({ code: 'already-pledged', clause: '5.3', params: { count: 3 } });
    expect(moves(named, 2)).toEqual([]);
  });

  it('5.3 numbers are heard by everybody', () => {
    const named = play(departed, 2, 'pledge 3');
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(inAllerRuhe.view(named, viewer).pledges).toEqual([null, null, 3]);
  });

  it('5.3 when they add up to eight it is agreed', () => {
    expect(agreed).toMatchObject({ phase: 'give', pledges: [2, 4, 2], round: 1 });
    expect(inAllerRuhe.toAct(agreed)).toEqual({ kind: 'seats', must: [1, 2, 0], may: [] });
  });

  it('5.3 nobody gives before it is agreed', () => {
    expect(refused(departed, 1, 'give 11 21')).toEqual({ code: 'pledges-first', clause: '5.3', params: { eight: 8 } });
  });

  it('5.3 outside the departure there is nothing to name', () => {
    const turn = position('hands: 10 20 | 8 9');
    expect(refused(turn, 0, 'pledge 1')).toEqual({ code: 'not-departing', clause: '5.3', params: {} });
    expect(refused(agreed, 0, 'pledge 1')).toMatchObject({ code: 'not-departing', clause: '5.3' });
  });

  it('5.4 numbers that miss the eight are named anew, the old ones stay in sight', () => {
    const missed = playAll(departed, '0: pledge 2', '1: pledge 2', '2: pledge 2');
    expect(missed).toMatchObject({ phase: 'pledge', round: 2, pledges: [null, null, null], offers: [2, 2, 2] });
    expect(inAllerRuhe.view(missed, 'watcher').offers).toEqual([2, 2, 2]);
    const last = playAll(departed, '0: pledge 2', '1: pledge 2');
    expect(happens(last, 2, 'pledge 2')).toEqual([
      { type: 'pledged', seat: 2, count: 2 },
      { type: 'pledges-missed', round: 1, sum: 6 },
    ]);
  });

  it('5.4 the second and the third round may still agree', () => {
    const missed = playAll(departed, '0: pledge 2', '1: pledge 2', '2: pledge 2');
    expect(playAll(missed, '0: pledge 3', '1: pledge 2', '2: pledge 3')).toMatchObject({ phase: 'give', round: 2 });
    const again = playAll(missed, '0: pledge 0', '1: pledge 1', '2: pledge 5');
    expect(again).toMatchObject({ phase: 'pledge', round: 3, offers: [0, 1, 5] });
    expect(playAll(again, '0: pledge 0', '1: pledge 3', '2: pledge 5')).toMatchObject({ pledges: [0, 3, 5] });
  });

  it('5.4 after the third missed round the last numbers are settled', () => {
    const twice = playAll(
      departed,
      ...['0: pledge 2', '1: pledge 2', '2: pledge 2'],
      ...['0: pledge 1', '1: pledge 1', '2: pledge 1'],
      ...['0: pledge 1', '1: pledge 1'],
    );
    expect(happens(twice, 2, 'pledge 4')).toEqual([
      { type: 'pledged', seat: 2, count: 4 },
      { type: 'pledges-settled', pledges: [2, 2, 4] },
    ]);
    expect(play(twice, 2, 'pledge 4')).toMatchObject({ phase: 'give', pledges: [2, 2, 4] });
  });

  it.each([
    ['who gives least gives one more', [1, 1, 4], [5, 4, 5], 0, [2, 2, 4]],
    ['among equals the active player first', [2, 2, 3], [5, 4, 5], 1, [2, 3, 3]],
    ['then clockwise', [2, 2, 2], [5, 4, 5], 1, [2, 3, 3]],
    ['and round again', [2, 2, 2], [4, 5, 5], 2, [3, 2, 3]],
    ['who has no more to give is passed over', [1, 1, 2], [1, 4, 5], 0, [1, 4, 3]],
    ['who gives most gives one less', [5, 3, 2], [5, 4, 5], 2, [3, 3, 2]],
    ['among equals the active player gives one less first', [4, 4, 1], [5, 4, 5], 1, [4, 3, 1]],
    ['all zero', [0, 0], [6, 7], 1, [4, 4]],
    ['a sum of eight stays', [0, 3, 5], [5, 4, 5], 0, [0, 3, 5]],
  ] as const)('5.4 settled: %s', (_, pledges, held, active, settled) => {
    expect(settle(pledges, held, active)).toEqual(settled);
  });

  it('5.5 everybody discards as many as pledged, of their own choice', () => {
    expect(moves(agreed, 0)).toHaveLength(10);
    expect(moves(agreed, 1)).toEqual(['give 11 21 31 41']);
    const given = play(agreed, 0, 'give 10 50');
    expect(hand(given, 0)).toBe('20 30 40');
    expect(given.given).toEqual([true, false, false]);
  });

  it('5.5 not more, not fewer, not somebody else’s', () => {
    for (const [text, count] of [
      ['give 10', 1],
      ['give 10 20 30', 3],
    ] as const)
      expect(refused(agreed, 0, text)).toEqual({
        code: 'wrong-number-given',
        clause: '5.5',
        params: { count, pledged: 2 },
      });
    expect(refused(agreed, 0, 'give 10 11')).toEqual({
      code: 'card-not-held',
      clause: '5.5',
      params: { cards: [11] },
    });
    expect(refused(agreed, 0, 'give 10 10')).toMatchObject({ code: 'card-not-held' });
  });

  it('5.5 each gives once, and who pledged nothing has nothing to do', () => {
    expect(refused(play(agreed, 0, 'give 10 20'), 0, 'give 30 40')).toEqual(NO_LONGER);
    const free = playAll(departed, '0: pledge 5', '1: pledge 0', '2: pledge 3');
    expect(free.given).toEqual([false, true, false]);
    expect(moves(free, 1)).toEqual([]);
    expect(refused(free, 1, 'give 11')).toEqual(NO_LONGER);
  });

  it('5.5 outside the departure there is nothing to give', () => {
    expect(refused(position('hands: 10 20 | 8 9'), 0, 'give 10')).toEqual({
      code: 'not-departing',
      clause: '5.5',
      params: {},
    });
  });

  it('5.5 what is given stays secret', () => {
    const [event] = happens(agreed, 0, 'give 10 50');
    expect(event && inAllerRuhe.show(event, 1)).toEqual({ type: 'threw', seat: 0, count: 2, why: 'eight' });
    expect(event && inAllerRuhe.show(event, 0)).toMatchObject({ cards: cards('10 50') });
  });
});

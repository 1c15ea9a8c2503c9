import { describe, expect, it } from 'vitest';
import { evaluated, happens, play, playAll, position, refused } from './builders.test-help.js';
import { placePoints, santaTimea, type SheetLine } from './index.js';

const column = <Field extends keyof SheetLine>(lines: readonly SheetLine[], field: Field): SheetLine[Field][] =>
  lines.map(line => line[field]);

describe('7 The evaluation', () => {
  it('7.1 a set of 1, 2 and 3 of one direction does not count', () => {
    const lines = evaluated(['N1 N2 N3 E2', 'S1 S1 W2', 'E3 W1', 'W3 S2 E1']);
    expect(column(lines, 'sets')).toEqual([[0], [], [], []]);
    expect(column(lines, 'damage')).toEqual([2, 4, 4, 6]);
  });

  it('7.1 three cards of several directions are no set, and a direction has one set at most', () => {
    const lines = evaluated(['N1 N2 E3', 'S1 S1 S2 S2 S3']);
    expect(column(lines, 'sets')).toEqual([[], [2]]);
    expect(column(lines, 'damage')).toEqual([6, 3]);
  });

  it('7.1 several sets of different directions count', () => {
    expect(evaluated(['N1 N2 N3 W1 W2 W3 E1', ''])[0]).toMatchObject({ sets: [0, 3], damage: 1 });
  });

  it('7.2 in the basic game sets are laid aside by themselves: nobody is asked', () => {
    const before = position({ hands: ['E2', 'W2'], winds: 'S3', collected: ['N1 N1 N2 N2 N3', ''] }, { rounds: 1 });
    const over = playAll(before, 'E2 W2');
    expect(over.phase).toBe('over');
    expect(santaTimea.view(over, 0).sheet[0]?.[0]).toMatchObject({ sets: [0], damage: 3 });
  });

  it('7.3 all other cards are damage', () => {
    expect(column(evaluated(['N1 N1 N2', 'E3 S3 W3', '']), 'damage')).toEqual([4, 9, 0]);
  });

  it.each([
    [5, [5, 4, 3, 2, 1]],
    [4, [4, 3, 2, 1]],
    [3, [3, 2, 1]],
    [2, [2, 0]],
  ])('7.4 %i players get points by their place', (seats, points) => {
    const hoards = ['', 'N1', 'N2', 'N3', 'E1 E3'].slice(0, seats);
    const lines = evaluated(hoards);
    expect(column(lines, 'place')).toEqual(hoards.map((_, seat) => seat + 1));
    expect(column(lines, 'points')).toEqual(points);
    expect(placePoints(seats)).toEqual(points);
  });

  it('7.5 shared places share their points, rounded up, and the next place is left out', () => {
    const lines = evaluated(['', 'N2', 'E2', 'N3', 'E1 E3']);
    expect(column(lines, 'place')).toEqual([1, 2, 2, 4, 5]);
    expect(column(lines, 'placePoints')).toEqual([5, 4, 4, 2, 1]);
  });

  it('7.5 three on a place, and all on one', () => {
    expect(column(evaluated(['N2', 'E2', 'S2', '']), 'placePoints')).toEqual([2, 2, 2, 4]);
    expect(column(evaluated(['', '', '', '', '']), 'placePoints')).toEqual([3, 3, 3, 3, 3]);
    expect(column(evaluated(['', '', '', '']), 'placePoints')).toEqual([3, 3, 3, 3]);
  });

  it('7.5 two players who are level get a point each', () => {
    expect(column(evaluated(['N3', 'E1 S2']), 'points')).toEqual([1, 1]);
  });

  it('7.4 the points are added to those of earlier rounds', () => {
    const before = position(
      { hands: ['E2', 'W2'], winds: 'S3', collected: ['N1', 'E2'], sheet: [[{ collected: 'N3' }, {}]] },
      { rounds: 2 },
    );
    expect(before).toMatchObject({ round: 2, points: [0, 2], roundsWon: [0, 1] });
    const events = happens(play(before, 1, 'W2'), 0, 'E2');
    expect(events.map(({ type }) => type)).toEqual(['played', 'trick-ended', 'evaluated', 'ended']);
    expect(playAll(before, 'W2 E2')).toMatchObject({ points: [2, 2], roundsWon: [1, 1] });
  });
});

describe('8 The end', () => {
  const ended = (sheet: readonly (readonly string[])[]) => {
    const lines = sheet.map(round => round.map(collected => ({ collected })));
    return position({ seats: sheet[0]?.length, phase: 'over', sheet: lines }, { rounds: sheet.length });
  };

  it('8.1 whoever has most points wins', () => {
    const state = ended([
      ['', 'N1', 'N2'],
      ['E1', '', 'E2'],
      ['', 'N1', 'N2'],
    ]);
    expect(santaTimea.result(state)).toEqual({
      kind: 'ranking',
      points: [8, 7, 3],
      places: [1, 2, 3],
      reason: 'most-points',
      clause: '8.1',
    });
    expect([0, 1, 2].map(seat => santaTimea.kernel.score(state, seat))).toEqual([1, 0, 0]);
  });

  it('2.1 after as many rounds as agreed, twelve tricks each, and not before', () => {
    const last = { hands: ['E2', 'W2'], winds: 'S3' };
    expect(playAll(position(last, { rounds: 1 }), 'E2 W2')).toMatchObject({ phase: 'over', round: 1, trick: 12 });
    expect(playAll(position(last, { rounds: 2 }), 'E2 W2')).toMatchObject({ phase: 'deal', round: 1 });
    expect(santaTimea.options.find(({ name }) => name === 'rounds')).toMatchObject({
      default: 5,
      values: [1, 2, 3, 4, 5],
    });
  });

  it('8.1 when it is over, nothing can be played', () => {
    const state = ended([['', 'N1']]);
    expect(refused(state, 0, 'N1')).toEqual({ code: 'game-over', clause: '8.1', params: {} });
    expect(refused(state, 1, 'sets -')).toMatchObject({ code: 'game-over' });
    expect(santaTimea.toAct(state)).toEqual({ kind: 'over' });
  });

  it('8.2 at equal points, whoever won more rounds is ahead; a shared win counts for all who share it', () => {
    // Seat 0: 3 + 1, seat 1: 2 + 2, seat 2: 1 + 3. Then all share a round: everybody has won it.
    const state = ended([
      ['', 'N1', 'N2'],
      ['N2', 'N1', ''],
      ['', '', ''],
    ]);
    expect(state).toMatchObject({ points: [6, 6, 6], roundsWon: [2, 1, 2] });
    expect(santaTimea.result(state)).toMatchObject({ places: [1, 3, 1], reason: 'shared' });
    const alone = ended([
      ['', 'N1', 'N2'],
      ['N2', 'E2', ''],
      ['N1', '', 'N2'],
      ['', 'N1', 'N2'],
      ['N2', '', 'N1'],
    ]);
    expect(alone).toMatchObject({ points: [11, 12, 8], roundsWon: [2, 2, 1] });
    expect(santaTimea.result(alone)).toMatchObject({ places: [2, 1, 3], reason: 'most-points' });
    const broken = ended([
      ['', 'N1', 'N2'],
      ['N2', 'N1', 'E3'],
      ['N2', 'N1', ''],
    ]);
    expect(broken).toMatchObject({ points: [6, 7, 5] });
    const decided = ended([
      ['', 'N1', 'N2', 'N3'],
      ['N3', 'N1', '', 'N2'],
    ]);
    expect(decided).toMatchObject({ points: [5, 6, 6, 3], roundsWon: [1, 0, 1, 0] });
    expect(santaTimea.result(decided)).toMatchObject({ places: [3, 2, 1, 4], reason: 'rounds-won', clause: '8.2' });
  });

  it('8.3 with as many rounds won the victory is shared', () => {
    const state = ended([
      ['', 'N1', 'N2'],
      ['N1', '', 'N2'],
    ]);
    expect(santaTimea.result(state)).toMatchObject({
      points: [5, 5, 2],
      places: [1, 1, 3],
      reason: 'shared',
      clause: '8.3',
    });
    expect([0, 1, 2].map(seat => santaTimea.kernel.score(state, seat))).toEqual([0.5, 0.5, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { dealt, event, happens, moves, play, playOn, position, refused } from './builders.test-help.js';
import { lighthouseRun, pointsByColour, pointsOf, type Mode, type State } from './index.js';
import { CHART } from './chart.js';

const result = (state: State) => lighthouseRun.result(state);

/** A game that is over; hands are what is left. */
const over = (text: string, mode: Mode = 'standard'): State => position(`phase: over; ${text}`, mode);

describe('The end', () => {
  it('8.1 comes with the twelfth round; two cards are left', () => {
    const state = position('round: 12; first: 1; turn: 0; hands: S1* G3* C1* |; ships: 22 0 0 0 0 | 17 0 0 0 0');
    const last = 'red:S1* @22';
    const events = happens(state, last);
    expect(events.map(({ type }) => type)).toEqual(['played', 'sailed', 'cloud-moved', 'ended']);
    expect(event(events, 'ended').points).toEqual([11, 8]);
    const after = play(state, last);
    expect([after.phase, after.round, after.cloud]).toEqual(['over', 12, 12]);
    expect(after.hands.map(hand => hand.length)).toEqual([2, 2]);
    expect(lighthouseRun.toAct(after)).toEqual({ kind: 'over' });
    expect(moves(after, 0)).toEqual([]);
    expect(refused(after, 1, 'blue:S1* @0')).toMatchObject({ code: 'game-over', clause: '8.1' });
    expect(result(state)).toBeUndefined();
  });

  it.each([
    ['standard', 2],
    ['standard', 3],
    ['standard', 4],
    ['erik', 2],
    ['fleet', 2],
  ] as const)('3.1, 8.1 every game has twelve rounds (%s, %i seats)', (mode, seats) => {
    const end = playOn(dealt(seats, 3, mode), 3);
    expect([end.phase, end.round]).toEqual(['over', 12]);
    expect(end.played.every(cards => cards.length === 12)).toBe(true);
    expect(end.piles.every(pile => pile.length === 0)).toBe(true);
  });
});

describe('Points', () => {
  it('1.4, 8.2 a ship counts the highest symbol that it has reached or passed', () => {
    expect([0, 1, 2, 3, 4, 22, 23, 24].map(space => pointsOf(space))).toEqual([0, 0, 1, 1, 2, 11, 11, 12]);
    expect(pointsByColour(CHART, over('ships: 24 9 4 5 1 | 2 0 0 0 0'))).toEqual([12 + 4 + 2 + 2, 1]);
  });

  it('1.7, 8.2 the most points win', () => {
    const state = over('seats: 3; ships: 10 0 0 0 0 | 12 0 0 0 0 | 2 2 0 0 0');
    expect(result(state)).toEqual({
      kind: 'ranking',
      points: [5, 6, 2],
      places: [2, 1, 3],
      reason: 'points',
      clause: '8.2',
    });
    expect([0, 1, 2].map(seat => lighthouseRun.kernel.score(state, seat))).toEqual([0, 1, 0]);
  });

  it('8.3 in a tie the numbers on the cards that are left decide', () => {
    const state = over('ships: 4 0 0 0 0 | 2 2 0 0 0; hands: S1* C1* | S4-purple S1*');
    expect(result(state)).toMatchObject({ points: [2, 2], places: [2, 1], reason: 'cards', clause: '8.3' });
  });

  it('8.4 if they are equal too, the place is shared', () => {
    const state = over('seats: 3; ships: 4 0 0 0 0 | 2 2 0 0 0 | 2 0 0 0 0; hands: S1* S3* | S2* C2* | S1* S2*');
    expect(result(state)).toMatchObject({ points: [2, 2, 1], places: [1, 1, 3], reason: 'shared', clause: '8.4' });
    expect([0, 1, 2].map(seat => lighthouseRun.kernel.score(state, seat))).toEqual([0.5, 0.5, 0]);
  });

  it('8.2 a game in progress has no score', () => {
    expect(lighthouseRun.kernel.score(dealt(2, 1), 0)).toBe(0);
  });

  it('8.2 the view of a finished game says how it ended, to everybody', () => {
    const state = over('ships: 4 0 0 0 0 | 2 0 0 0 0');
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(lighthouseRun.view(state, viewer).outcome).toEqual(result(state));
  });
});

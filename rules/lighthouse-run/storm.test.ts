import { describe, expect, it } from 'vitest';
import { event, happens, moves, movesWith, play, position, refused, ships } from './builders.test-help.js';
import { cloudSpace, cloudStops, isCaught, symbolSpace } from './index.js';

describe('The cloud', () => {
  it('7.1 moves when everybody has played, and the neighbour to the left begins', () => {
    const state = position('seats: 3; first: 2; hands: S1* | S1* | S1*');
    const before = play(state, 'green:S1* @0', 'red:S1* @0');
    expect(before.cloud).toBe(0);
    const after = play(before, 'blue:S1* @0');
    expect([after.cloud, after.first, after.turn, after.round]).toEqual([1, 0, 0, 2]);
    expect(event(happens(before, 'blue:S1* @0'), 'cloud-moved')).toEqual({
      type: 'cloud-moved',
      round: 1,
      space: 0,
      caught: [],
    });
  });

  it('7.1 with two players each has two turns in a row', () => {
    const state = position('first: 0; hands: S1* S2* | S1* S2*');
    const after = play(state, 'red:S1* @0', 'blue:S1* @0');
    expect(after.turn).toBe(1);
    expect(play(after, 'blue:S2* @0').turn).toBe(0);
  });

  it('1.6, 7.2 is over the sea for six moves and on the river with the seventh', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(moved => cloudSpace(moved))).toEqual([
      ...[0, 0, 0, 0, 0, 0, 0],
      ...[2, 4, 6, 10, 16, 24],
    ]);
    expect(cloudStops(9)).toEqual([
      { round: 10, space: 10 },
      { round: 11, space: 16 },
      { round: 12, space: 24 },
    ]);
  });
});

describe('Caught ships', () => {
  it('7.3 are on the cloud’s space or behind it, the start included', () => {
    expect([0, 1, 2, 3].map(space => isCaught(space, 7))).toEqual([true, true, true, false]);
    expect(isCaught(0, 6)).toBe(false);
    const state = position('round: 7; first: 0; turn: 1; hands: | S1*; ships: 0 2 3 9 9 | 1 9 9 9 9');
    const moved = event(happens(state, 'blue:S1* 5>4 @9'), 'cloud-moved');
    expect(moved).toEqual({
      type: 'cloud-moved',
      round: 7,
      space: 2,
      caught: [
        { colour: 0, ship: 0, space: 0 },
        { colour: 0, ship: 1, space: 2 },
        { colour: 1, ship: 0, space: 1 },
      ],
    });
  });

  it('7.3 are told once', () => {
    const state = position('round: 8; first: 0; turn: 1; hands: | S1*; ships: 0 2 3 9 9 | 1 9 9 9 9');
    expect(event(happens(state, 'blue:S1* 5>4 @9'), 'cloud-moved').caught).toEqual([{ colour: 0, ship: 2, space: 3 }]);
  });

  const late = position('round: 10; hands: S1* G2* C1* |; ships: 0 6 6 7 8 | 6 7 8 8 9; lit: 1 3 4');

  it('7.3 cannot be moved any more', () => {
    expect(refused(late, 0, 'red:S1* @6')).toEqual({
      code: 'ship-caught',
      clause: '7.3',
      params: { space: 6, cloud: 6 },
    });
    expect(refused(late, 0, 'red:S1* @0')).toMatchObject({ code: 'ship-caught' });
    expect(refused(late, 0, 'red:G2* @6')).toMatchObject({ code: 'ship-caught' });
    expect(movesWith(late, 'red:S1*').filter(text => !text.includes('>'))).toEqual(['@7', '@8']);
  });

  it('7.4 are not taken along, and earn no bonus', () => {
    expect(refused(late, 0, 'red:C1* @6 +')).toMatchObject({ code: 'ship-caught' });
    expect(movesWith(late, 'red:C1*').filter(text => !text.includes('>'))).toEqual(['@7', '@7 +', '@8', '@8 +', '@9']);
    const after = play(late, 'red:C1* @7 +');
    expect([ships(after, 'red'), ships(after, 'blue')]).toEqual([
      [0, 6, 6, 8, 9],
      [6, 8, 8, 8, 9],
    ]);
  });

  it('3.4 if all own ships are caught, a solo card only moves a beacon', () => {
    const state = position('round: 11; hands: S1* S3-red C1* |; ships: 0 1 2 3 10 | 0 2 4 6 8; lit: 1 2 3');
    expect(movesWith(state, 'red:S3-red')).toEqual(['']);
    expect(movesWith(state, 'red:S1*')).toContain('1>6');
    expect(movesWith(state, 'red:C1*')).toContain('1>6');
    expect(moves(state).every(text => !text.includes('@'))).toBe(true);
  });

  it('7.5 are shown on the last symbol that they reached', () => {
    expect([0, 1, 2, 3, 5, 6, 23, 24].map(space => symbolSpace(space))).toEqual([0, 0, 2, 2, 4, 6, 22, 24]);
    const state = position('round: 9; first: 0; turn: 1; hands: | S1*; ships: 5 9 9 9 9 | 9 9 9 9 9');
    expect(ships(play(state, 'blue:S1* 5>4 @9'), 'red')[0]).toBe(5);
  });
});

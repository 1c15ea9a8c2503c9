import { describe, expect, it } from 'vitest';
import { event, happens, lit, movesWith, play, position, ships } from './builders.test-help.js';
import { lighthouseRun, symbolSpace } from './index.js';

// The people of the examples sit clockwise: red, blue, green, yellow.
describe('The six examples of the rulebook', () => {
  it('4.1, 5.4 first: red plays a solo 4, has to light the purple tower with the anchor, and brings a new ship', () => {
    const state = position('seats: 4; hands: S4-purple | | |; towers: green purple red blue yellow orange');
    const after = play(state, 'red:S4-purple 5>2 @0');
    expect(lit(after)).toBe('1 2 3');
    expect(ships(after, 'red')).toEqual([0, 0, 0, 0, 4]);
  });

  it('4.3, 5.6 second: yellow plays a group 3, leaves the beacons, and moves two ships from one space', () => {
    const state = position(
      'seats: 4; round: 5; turn: 3; hands: | | | G3*; ships: 2 2 0 0 0 | 6 0 0 0 0 | 2 0 0 0 0 | 6 6 2 0 0',
    );
    const after = play(state, 'yellow:G3* @6');
    expect(lit(after)).toBe('1 3 5');
    expect(ships(after, 'yellow')).toEqual([0, 0, 2, 9, 9]);
    expect(ships(after, 'blue')).toEqual([0, 0, 0, 0, 6]);
  });

  it('5.8, 6.1 third: green plays a coop 1 on a space with one green and two blue ships, and takes the bonus', () => {
    const state = position(
      'seats: 4; round: 4; turn: 2; hands: | | C1* |; ships: 0 0 0 0 0 | 6 6 0 0 0 | 6 0 0 0 0 | 0 0 0 0 0',
    );
    const after = play(state, 'green:C1* @6 +');
    expect(ships(after, 'blue')).toEqual([0, 0, 0, 6, 7]);
    expect(ships(after, 'green')).toEqual([0, 0, 0, 0, 8]);
  });

  it('5.2, 6.2 fourth: blue plays a coop 3; of the bonus only two steps are lit', () => {
    const state = position(
      'seats: 4; round: 4; turn: 1; hands: | C3-green | |; towers: purple red green blue yellow orange; lit: 1 2 5; ships: 4 0 0 0 0 | 4 0 0 0 0 | 0 0 0 0 0 | 0 0 0 0 0',
    );
    const after = play(state, 'blue:C3-green 5>3 @4 +');
    expect(lit(after)).toBe('1 2 3');
    expect([ships(after, 'red')[4], ships(after, 'blue')[4]]).toEqual([7, 9]);
    const sailed = happens(state, 'blue:C3-green 5>3 @4 +').filter(({ type }) => type === 'sailed');
    expect(sailed).toMatchObject([
      { bonus: false, lost: 0 },
      { bonus: true, lost: 1 },
    ]);
  });

  it('7.3, 7.5 fifth: after round 9 the cloud is on symbol 3; three ships before it are shown on symbol 2', () => {
    const state = position(
      'seats: 4; round: 9; first: 0; turn: 3; hands: | S1* | | S1*; ships: 5 9 9 9 9 | 5 9 9 9 9 | 5 9 9 9 9 | 9 9 9 9 9',
    );
    const move = 'yellow:S1* @9';
    const { space, caught } = event(happens(state, move), 'cloud-moved');
    expect(symbolSpace(space)).toBe(6);
    expect(caught.map(ship => ship.colour)).toEqual([0, 1, 2]);
    expect(caught.map(ship => symbolSpace(ship.space))).toEqual([4, 4, 4]);
    const spaces = movesWith(play(state, move), 'blue:S1*').map(text => text.split('@')[1]);
    expect(new Set(spaces)).toEqual(new Set(['9']));
  });

  it('8.2, 8.3 sixth: 22, 24, 20 and 22 points; the cards that are left decide the second place', () => {
    const state = position(
      'seats: 4; phase: over; hands: S3* S1* | | | S2* S1*; ships: 22 8 6 6 2 | 22 12 8 4 2 | 24 8 4 4 0 | 18 12 6 4 4',
    );
    expect(lighthouseRun.result(state)).toEqual({
      kind: 'ranking',
      points: [22, 24, 20, 22],
      places: [2, 1, 4, 3],
      reason: 'points',
      clause: '8.2',
    });
  });
});

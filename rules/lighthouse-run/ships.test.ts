import { describe, expect, it } from 'vitest';
import { event, happens, movesWith, play, position, refused, ships } from './builders.test-help.js';
import { litSpaces, reach } from './index.js';

// Sections: 1–2, 3–5, 6–9, 10–13, 14–17, 18–21, and the harbour 22–24. The lighthouses 1, 3 and 5 are lit.
const spaces = (...places: number[]): number[] =>
  litSpaces([1, 2, 3, 4, 5, 6].map(place => places.includes(place))).flatMap((lit, space) => (lit ? [space] : []));

describe('Light', () => {
  it('5.1 a space is lit if its lighthouse is; the harbour always is', () => {
    expect(spaces(1, 3, 5)).toEqual([1, 2, 6, 7, 8, 9, 14, 15, 16, 17, 22, 23, 24]);
    expect(spaces(2, 4, 6)).toEqual([3, 4, 5, 10, 11, 12, 13, 18, 19, 20, 21, 22, 23, 24]);
  });

  it('5.1 the space that is left may be dark', () => {
    const state = position('hands: S2* |; ships: 5 0 0 0 0 | 0 0 0 0 0');
    expect(ships(play(state, 'red:S2* @5'), 'red')).toEqual([0, 0, 0, 0, 7]);
  });

  it('5.2 a ship stops on the last lit space, and the rest is lost', () => {
    const lit = [true, false, true, false, true, false];
    expect(reach(lit, 0, 3)).toEqual({ to: 2, lost: 1 });
    expect(reach(lit, 2, 3)).toEqual({ to: 2, lost: 3 });
    expect(reach(lit, 7, 2)).toEqual({ to: 9, lost: 0 });
    const state = position('hands: S3* |; ships: 0 0 0 0 8 | 0 0 0 0 0');
    expect(event(happens(state, 'red:S3* @8'), 'sailed')).toEqual({
      type: 'sailed',
      by: 0,
      bonus: false,
      voyages: [{ colour: 0, ship: 4, from: 8, to: 9 }],
      lost: 2,
    });
  });

  it('5.2 nobody stops short of their own accord: a space is one move', () => {
    const state = position('hands: S3-red |; ships: 0 0 0 0 6 | 0 0 0 0 0');
    expect(movesWith(state, 'red:S3-red')).toEqual(['@0', '@6']);
    expect(ships(play(state, 'red:S3-red @6'), 'red')).toEqual([0, 0, 0, 0, 9]);
  });

  it('5.3 beyond the last space steps are lost', () => {
    expect(reach([true, true, true, false, false, false], 23, 4)).toEqual({ to: 24, lost: 3 });
    const state = position('hands: S4-purple |; ships: 0 0 0 24 22 | 24 0 0 0 0');
    expect(ships(play(state, 'red:S4-purple @22'), 'red')).toEqual([0, 0, 0, 24, 24]);
  });

  it('3.2 the beacons come before the ships', () => {
    const state = position('hands: S4-orange S3* S1* |; towers: purple orange red blue yellow green');
    expect(ships(play(state, 'red:S4-orange 5>2 @0'), 'red')).toEqual([0, 0, 0, 0, 4]);
    expect(ships(play(state, 'red:S3* 1>6 @0'), 'red')).toEqual([0, 0, 0, 0, 0]);
    expect(happens(state, 'red:S3* 3>2 @0').map(({ type }) => type)).toEqual(['played', 'beacon', 'sailed', 'drew']);
  });
});

describe('Solo cards', () => {
  const state = position('hands: S3-red S2* |; ships: 0 0 4 4 9 | 7 0 0 0 0');

  it('5.4 move one own ship from the start or from a space', () => {
    expect(movesWith(state, 'red:S3-red')).toEqual(['@0', '@4', '@9']);
    expect(ships(play(state, 'red:S3-red @0'), 'red')).toEqual([0, 2, 4, 4, 9]);
    expect(ships(play(state, 'red:S2* 1>2 @4'), 'red')).toEqual([0, 0, 4, 6, 9]);
  });

  it('5.4 not a ship of somebody else, and not from an empty space', () => {
    expect(refused(state, 0, 'red:S3-red @7')).toEqual({ code: 'no-ship-there', clause: '5.4', params: { space: 7 } });
    expect(refused(state, 0, 'red:S3-red @1')).toMatchObject({ code: 'no-ship-there' });
  });

  it('5.5 a ship may be chosen that cannot move', () => {
    expect(ships(play(state, 'red:S3-red @9'), 'red')).toEqual([0, 0, 4, 4, 9]);
    expect(event(happens(state, 'red:S3-red @9'), 'sailed')).toMatchObject({ voyages: [{ from: 9, to: 9 }], lost: 3 });
    const done = position('hands: S3-red |; ships: 24 24 24 24 24 | 0 0 0 0 0');
    expect(movesWith(done, 'red:S3-red')).toEqual(['@24']);
  });

  it('3.4 a ship has to be chosen as long as there is one', () => {
    expect(refused(state, 0, 'red:S3-red')).toMatchObject({ code: 'ship-needed', clause: '3.4' });
  });
});

describe('Group cards', () => {
  const state = position('hands: G2* G3* S1* |; round: 3; ships: 0 0 6 6 7 | 6 7 7 0 0');

  it('5.6 move all own ships from one space together', () => {
    expect(movesWith(state, 'red:G2*').filter(text => !text.includes('>'))).toEqual(['@6', '@7']);
    const after = play(state, 'red:G2* @6');
    expect(ships(after, 'red')).toEqual([0, 0, 7, 8, 8]);
    expect(ships(after, 'blue')).toEqual([0, 0, 6, 7, 7]);
    expect(event(happens(state, 'red:G2* @6'), 'sailed').voyages.map(({ ship }) => ship)).toEqual([2, 3]);
  });

  it('5.6 one ship is enough, and they stop together at the dark', () => {
    const after = play(state, 'red:G3* @7');
    expect(ships(after, 'red')).toEqual([0, 0, 6, 6, 9]);
    expect(refused(state, 0, 'red:G3* @5')).toMatchObject({ code: 'no-ship-there', clause: '5.6' });
  });

  it('5.7 take no ships from the start', () => {
    expect(refused(state, 0, 'red:G3* @0')).toMatchObject({ code: 'group-from-start', clause: '5.7' });
  });

  it('3.4 with no ship on the river the movement lapses, and the beacon is moved all the same', () => {
    const start = position('hands: G2* S1* S2* |');
    expect(movesWith(start, 'red:G2*')).toHaveLength(10);
    expect(movesWith(start, 'red:G2*').slice(0, 2)).toEqual(['', '1>2']);
    const events = happens(start, 'red:G2* 5>2');
    expect(events.map(({ type }) => type)).toEqual(['played', 'beacon', 'drew']);
  });
});

describe('Coop cards', () => {
  const state = position('seats: 3; hands: C2* C3-green S1* | |; ships: 0 0 6 6 9 | 6 6 6 7 0 | 7 8 0 0 0');

  it('5.8 move one ship of every colour that is there, and leave none out', () => {
    const after = play(state, 'red:C2* @6');
    expect(ships(after, 'red')).toEqual([0, 0, 6, 8, 9]);
    expect(ships(after, 'blue')).toEqual([0, 6, 6, 7, 8]);
    expect(ships(after, 'green')).toEqual([0, 0, 0, 7, 8]);
  });

  it('5.8 from the start as well, all stopping together', () => {
    const after = play(state, 'red:C3-green 3>2 @0');
    expect([ships(after, 'red')[1], ships(after, 'blue')[0], ships(after, 'green')[2]]).toEqual([3, 3, 3]);
    const dark = play(state, 'red:C2* 1>2 @0');
    expect([ships(dark, 'red')[1], ships(dark, 'blue')[0], ships(dark, 'green')[2]]).toEqual([0, 0, 0]);
  });

  it('5.9 from any space with ships, own ones or not', () => {
    expect(movesWith(state, 'red:C2*').filter(text => /^@\d+$/.test(text))).toEqual(['@0', '@6', '@7', '@8', '@9']);
    const after = play(state, 'red:C2* @7');
    expect([ships(after, 'blue'), ships(after, 'green')]).toEqual([
      [0, 6, 6, 6, 9],
      [0, 0, 0, 8, 9],
    ]);
    expect(ships(play(state, 'red:C2* 5>4 @9'), 'red')).toEqual([0, 0, 6, 6, 11]);
  });

  it('3.4, 5.8 not from an empty space: the movement cannot be waived', () => {
    expect(movesWith(state, 'red:C2*')).not.toContain('');
    expect(refused(state, 0, 'red:C2* @5')).toEqual({ code: 'no-ship-there', clause: '5.8', params: { space: 5 } });
  });

  it('1.3 any number of ships may be on a space', () => {
    const crowd = position('seats: 4; hands: C1* | | |; ships: 6 6 6 6 6 | 6 6 6 6 6 | 6 6 6 6 6 | 7 7 7 7 7');
    expect(
      play(crowd, 'red:C1* @6')
        .ships.flat()
        .filter(space => space === 7),
    ).toHaveLength(8);
  });
});

import { describe, expect, it } from 'vitest';
import { lit, movesWith, play, position, refused } from './builders.test-help.js';

const ORDER = 'towers: green purple red blue yellow orange';

describe('A card with one lighthouse', () => {
  const state = position(`${ORDER}; hands: S4-purple S3-red G3* |`);

  it('4.1 a beacon has to be moved onto it, from any lit tower', () => {
    expect(movesWith(state, 'red:S4-purple')).toEqual(['1>2 @0', '3>2 @0', '5>2 @0']);
    expect(lit(play(state, 'red:S4-purple 5>2 @0'))).toBe('1 2 3');
  });

  it('4.1 leaving the beacons is refused, and so is another tower', () => {
    expect(refused(state, 0, 'red:S4-purple @0')).toEqual({
      code: 'beacon-forced',
      clause: '4.1',
      params: { tower: 0, place: 1 },
    });
    expect(refused(state, 0, 'red:S4-purple 1>4 @0')).toEqual({
      code: 'beacon-elsewhere',
      clause: '4.1',
      params: { tower: 0, place: 1, to: 3 },
    });
  });

  it('4.4 a beacon is not taken from a dark tower', () => {
    expect(refused(state, 0, 'red:S4-purple 4>2 @0')).toEqual({
      code: 'beacon-from-dark',
      clause: '4.4',
      params: { place: 3 },
    });
  });

  it('4.2 if it is lit already, no beacon is moved', () => {
    expect(movesWith(state, 'red:S3-red')).toEqual(['@0']);
    expect(lit(play(state, 'red:S3-red @0'))).toBe('1 3 5');
    expect(refused(state, 0, 'red:S3-red 1>3 @0')).toMatchObject({ code: 'tower-lit-already', clause: '4.2' });
    expect(refused(state, 0, 'red:S3-red 1>2 @0')).toMatchObject({ code: 'tower-lit-already', clause: '4.2' });
  });
});

describe('A card with all six lighthouses', () => {
  const state = position('hands: S1* S4-purple G3* |; lit: 1 2 6');

  it('4.3 one beacon may be moved onto any dark tower, or none', () => {
    expect(movesWith(state, 'red:S1*')).toEqual([
      ...['@0'],
      ...['1>3 @0', '1>4 @0', '1>5 @0'],
      ...['2>3 @0', '2>4 @0', '2>5 @0'],
      ...['6>3 @0', '6>4 @0', '6>5 @0'],
    ]);
    expect(lit(play(state, 'red:S1* @0'))).toBe('1 2 6');
    expect(lit(play(state, 'red:S1* 6>4 @0'))).toBe('1 2 4');
  });

  it('4.4 from a dark tower or onto a lit one is refused', () => {
    expect(refused(state, 0, 'red:S1* 3>4 @0')).toMatchObject({ code: 'beacon-from-dark', params: { place: 2 } });
    expect(refused(state, 0, 'red:S1* 1>6 @0')).toEqual({
      code: 'beacon-onto-lit',
      clause: '4.4',
      params: { place: 5 },
    });
    expect(refused(state, 0, 'red:S1* 1>1 @0')).toMatchObject({ code: 'beacon-onto-lit' });
  });

  it('1.2 there are six towers, and three of them are lit', () => {
    const move = { type: 'sail', colour: 0, card: 6, from: 0, bonus: false } as const;
    expect(refused(state, 0, { ...move, beacon: { from: 0, to: 6 } })).toEqual({
      code: 'no-such-place',
      clause: '1.2',
      params: { place: 6 },
    });
    expect(refused(state, 0, { ...move, beacon: { from: -1, to: 2 } })).toMatchObject({ code: 'no-such-place' });
  });
});

import { expect, it } from 'vitest';
import { ranked } from './ranked.js';

it('a ranking lists the best first, and those who share a place as they sit', () => {
  const outcome = { kind: 'ranking', points: [7, 12, 9, 12], places: [4, 1, 3, 1], reason: '', clause: '' } as const;
  expect(ranked(outcome)).toEqual([
    { seat: 1, place: 1, points: 12 },
    { seat: 3, place: 1, points: 12 },
    { seat: 2, place: 3, points: 9 },
    { seat: 0, place: 4, points: 7 },
  ]);
});

import { expect, it } from 'vitest';
import { nextMark } from './moments.js';

it('goes from mark to mark, and stays where there is none', () => {
  expect([nextMark([2, 5], 2, 1), nextMark([2, 5], 2, -1), nextMark([2, 5], 9, -1)]).toEqual([5, undefined, 5]);
});

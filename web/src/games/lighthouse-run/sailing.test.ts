import { describe, expect, it } from 'vitest';
import { passed } from './sailing.js';

describe('a ship under sail', () => {
  it('passes every space between, forwards and back to a symbol', () => {
    expect(passed(3, 7)).toEqual([4, 5, 6]);
    expect(passed(7, 5)).toEqual([6]);
    expect(passed(3, 4)).toEqual([]);
    expect(passed(3, 3)).toEqual([]);
  });
});

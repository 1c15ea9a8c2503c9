import { describe, expect, it } from 'vitest';
import { CARD_KEYS, commandOf, stepped } from './keys.js';

describe('the keys of the table', () => {
  it('reach all twelve cards: digits, then Q and W', () => {
    expect(CARD_KEYS.map(key => commandOf(key))).toEqual(CARD_KEYS.map((_, slot) => ({ kind: 'card', slot })));
    expect(commandOf('w')).toEqual({ kind: 'card', slot: 11 });
  });

  it('mean nothing where nothing is agreed', () => {
    expect(commandOf('x')).toBeUndefined();
    expect(commandOf('constructor')).toBeUndefined();
  });

  it('step from card to card, and stop at the ends of the hand', () => {
    expect(stepped(4, 'card', 1, 12, 6)).toBe(5);
    expect(stepped(11, 'card', 1, 12, 6)).toBe(11);
    expect(stepped(0, 'card', -1, 12, 6)).toBe(0);
  });

  it('step from row to row, also into a shorter one', () => {
    expect(stepped(2, 'row', 1, 12, 6)).toBe(8);
    expect(stepped(8, 'row', -1, 12, 6)).toBe(2);
    expect(stepped(5, 'row', 1, 11, 6)).toBe(10);
    expect(stepped(8, 'row', 1, 11, 6)).toBe(8);
    expect(stepped(2, 'row', -1, 12, 6)).toBe(2);
  });
});

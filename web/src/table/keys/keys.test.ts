import { describe, expect, it } from 'vitest';
import { CARD_KEYS, commandOf, stepped } from './keys.js';

describe('the keys of a table', () => {
  it('reach all twelve cards: digits, then Q and W', () => {
    expect(CARD_KEYS.map(key => commandOf(key, 12))).toEqual(CARD_KEYS.map((_, number) => ({ kind: 'card', number })));
    expect(commandOf('w', 12)).toEqual({ kind: 'card', number: 11 });
  });

  it('reach no card that is not there', () => {
    expect(commandOf('4', 3)).toBeUndefined();
    expect(commandOf('w', 10)).toEqual({ kind: 'letter', letter: 'w' });
  });

  it('are steps and letters otherwise, whatever their case', () => {
    expect(commandOf('ArrowUp', 0)).toEqual({ kind: 'step', to: 'up' });
    expect(commandOf('D', 0)).toEqual({ kind: 'letter', letter: 'd' });
  });

  it('mean nothing where nothing is agreed', () => {
    expect(commandOf('F5', 12)).toBeUndefined();
    expect(commandOf('constructor', 12)).toBeUndefined();
  });

  it('step from card to card, and stop at the ends of the hand', () => {
    expect(stepped(4, 'right', 12, 6)).toBe(5);
    expect(stepped(11, 'right', 12, 6)).toBe(11);
    expect(stepped(0, 'left', 12, 6)).toBe(0);
  });

  it('step from row to row, also into a shorter one', () => {
    expect(stepped(2, 'down', 12, 6)).toBe(8);
    expect(stepped(8, 'up', 12, 6)).toBe(2);
    expect(stepped(5, 'down', 11, 6)).toBe(10);
    expect(stepped(8, 'down', 11, 6)).toBe(8);
    expect(stepped(2, 'up', 12, 6)).toBe(2);
  });
});

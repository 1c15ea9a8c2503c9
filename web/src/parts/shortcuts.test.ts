import { describe, expect, it } from 'vitest';
import { changed, chosenFor, meantBy, readChanges } from './shortcuts.js';

const USUAL = ['u', 'h', 'l', '?', 'd', 'q'];

describe('single keys (WCAG 2.1.4)', () => {
  it('mean nothing once they are switched off; named keys and the space bar stay', () => {
    const off = { single: false, changes: {} };
    for (const key of ['u', 'U', '1', '?', '[']) expect(meantBy(key, off)).toBe('');
    for (const key of ['Enter', 'Escape', 'ArrowLeft', ' ']) expect(meantBy(key, off)).toBe(key);
  });

  it('mean what they were given to, and their old letter no longer does', () => {
    const changes = changed('U', 'x', {});
    expect(['x', 'X', 'u', 'h'].map(key => meantBy(key, { single: true, changes }))).toEqual(['u', 'u', 'x', 'h']);
    expect(chosenFor('U', changes)).toBe('x');
  });

  it('change places with what had the letter before', () => {
    const changes = changed('u', 'h', {});
    expect(['h', 'u'].map(key => meantBy(key, { single: true, changes }))).toEqual(['u', 'h']);
    expect(changed('u', 'u', changes)).toEqual({});
  });

  it('have one meaning each, whatever is changed in which order', () => {
    let changes = {};
    let state = 7;
    const next = (most: number): number => (state = (state * 48271) % 2147483647) % most;
    for (let turn = 0; turn < 500; turn++) {
      const usual = USUAL[next(USUAL.length)]!;
      const chosen = 'uhldqxyz?#'[next(10)]!;
      changes = changed(usual, chosen, changes);
      expect(meantBy(chosen, { single: true, changes })).toBe(usual);
      const all = USUAL.map(key => chosenFor(key, changes));
      expect(new Set(all).size).toBe(USUAL.length);
      expect(all.map(key => meantBy(key, { single: true, changes }))).toEqual(USUAL);
    }
  });

  it('are read again as they were kept; nonsense is forgotten', () => {
    expect(readChanges(changed('u', 'x', {}))).toEqual({ u: 'x', x: 'u' });
    for (const kept of [null, 7, { u: 'x' }, { u: 'xy' }, { u: 1 }, { 1: 'x' }, { u: 'x', h: 'x' }])
      expect(readChanges(kept)).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { contrast } from '../../../parts/contrast.test-help.js';
import { figures, figuresWidth } from './numerals.js';
import { decade, palette } from './palette.js';
import { moonlight, sunHeight, vary } from './shapes.js';

const NUMBERS = Array.from({ length: 80 }, (_, i) => i + 1);

describe('island cards', () => {
  it('show one of eight pictures, one for each ten numbers', () => {
    expect([1, 10, 11, 40, 41, 80].map(decade)).toEqual([0, 0, 1, 3, 4, 7]);
  });

  it.each(['sun', 'moon'] as const)('can be read on the %s side: number against sky, glow and cloud', side => {
    for (const number of NUMBERS) {
      const { ink, sky, glow } = palette(number, side);
      expect(contrast(ink, sky)).toBeGreaterThanOrEqual(7);
      expect(contrast(ink, glow)).toBeGreaterThanOrEqual(7);
    }
  });

  it('always look the same', () => {
    for (const number of NUMBERS) {
      expect(vary(number, 3)).toBe(vary(number, 3));
      expect(vary(number, 3)).toBeGreaterThanOrEqual(0);
      expect(vary(number, 3)).toBeLessThan(1);
    }
  });

  it('differ within a decade', () => {
    expect(new Set(NUMBERS.map(number => vary(number, 2))).size).toBe(80);
  });

  it('let the sun climb to 40 and sink from 41', () => {
    for (const number of NUMBERS.slice(1)) {
      const rises = sunHeight(number) <= sunHeight(number - 1);
      expect(rises, `number ${number}`).toBe(number <= 41);
    }
  });

  it('let the moon be full in the middle of the voyage', () => {
    const full = moonlight(40, 9);
    expect(full).toBe('M0 -9A9 9 0 0 1 0 9A9.00 9 0 0 1 0 -9Z');
  });
});

describe('numerals', () => {
  it('stand side by side without touching', () => {
    for (const number of NUMBERS.filter(n => n > 9)) {
      const [ten, one] = figures(number);
      expect(one!.x - ten!.x, `number ${number}`).toBeGreaterThanOrEqual(14);
      expect(one!.x + 20).toBeLessThanOrEqual(figuresWidth(88) + 4);
    }
  });

  it('have a different stroke for each figure', () => {
    expect(new Set(Array.from({ length: 10 }, (_, digit) => figures(digit)[0]!.stroke)).size).toBe(10);
  });
});

import type { Direction } from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../parts/contrast.test-help.js';
import { BRIDE_LIVERY, CARD_INK, LIVERIES } from './livery.js';
import { heel, HUES, rise } from './scenes/hues.js';

describe('the colours of the directions', () => {
  it.each([...LIVERIES, BRIDE_LIVERY])(
    '$ground can be read: what is written on it, and figures on its paper',
    livery => {
      expect(contrast(livery.ink, livery.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(livery.figure, livery.paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(CARD_INK, livery.paper)).toBeGreaterThanOrEqual(7);
    },
  );

  it('are four', () => {
    expect(new Set(LIVERIES.map(({ ground }) => ground)).size).toBe(4);
  });
});

describe('the pictures of the directions', () => {
  it.each(LIVERIES.map((livery, direction) => ({ ...livery, hues: HUES[direction as Direction] })))(
    'leave the value on $ground readable, whatever it stands before',
    ({ figure, hues }) => {
      for (const behind of [hues.sky, hues.glow, hues.far, hues.near, hues.light])
        expect(contrast(figure, behind)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('show a wilder sea on a higher card', () => {
    const numbers = Array.from({ length: 14 }, (_, i) => i + 1);
    expect(numbers.map(rise)).toEqual(numbers.map(rise).toSorted((a, b) => a - b));
    expect(heel(14)).toBeGreaterThan(heel(1) + 15);
  });
});

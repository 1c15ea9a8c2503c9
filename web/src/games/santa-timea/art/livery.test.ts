import { describe, expect, it } from 'vitest';
import { contrast } from '../../../parts/contrast.test-help.js';
import { BRIDE_LIVERY, CARD_INK, LIVERIES } from './livery.js';

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

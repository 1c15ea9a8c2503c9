import { speaker } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../../words/texts.js';

const say = speaker(TEXTS);

describe('the points of a round', () => {
  it.each([
    [1, '1', '1 Punkt', '1 point'],
    [-1, '−1', '−1 Punkt', '−1 point'],
    [-2, '−2', '−2 Punkte', '−2 points'],
    [0, '0', '0 Punkte', '0 points'],
  ])('9.6 can be fewer than none: %i', (points, shown, de, en) => {
    expect(say('de', 'st-gained', { points, shown })).toBe(de);
    expect(say('en', 'st-gained', { points, shown })).toBe(en);
  });
});

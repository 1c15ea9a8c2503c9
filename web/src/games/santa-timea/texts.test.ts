import { LANGUAGES, message, speaker, type Args } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { parcels } from '../../../texts.config.js';

const [de, en] = LANGUAGES.map(language =>
  speaker(language, [parcels().get(`santa-timea ${language}`)?.['app/santa-timea'] ?? '']),
);
const said = (args: Args): readonly (string | undefined)[] =>
  [de, en].map(texts => texts?.speak(message('st-gained', args)));

describe('the points of a round', () => {
  it.each([
    [1, '1', '1 Punkt', '1 point'],
    [-1, '−1', '−1 Punkt', '−1 point'],
    [-2, '−2', '−2 Punkte', '−2 points'],
    [0, '0', '0 Punkte', '0 points'],
  ])('9.6 can be fewer than none: %i', (points, shown, inGerman, inEnglish) => {
    expect(said({ points, shown })).toEqual([inGerman, inEnglish]);
  });
});

import type { Outcome } from '@seekiste/rules/core';
import { t } from '../words/words.svelte.js';

/** How a try ended, for the person in the first seat: nothing in it tells a card. */
export const resultText = (outcome: Outcome, moves: number): string => {
  if (outcome.kind === 'team') return outcome.won ? t('daily-won', { moves }) : t('daily-lost', { moves });
  return t('daily-place', { place: outcome.places[0] ?? 0, of: outcome.places.length, points: outcome.points[0] ?? 0 });
};

import type { View } from '@seekiste/rules/in-aller-ruhe';
import { t } from '../../words/words.svelte.js';

/** 1.3 How far the sea was from full, and whether departure and arrival were still to come. */
export const missing = ({ outcome, duel, open, departedBy }: View): string | undefined => {
  if (!outcome || duel || outcome.won) return undefined;
  return t('ar-missing', { islands: open, departed: departedBy === null ? 'no' : 'yes' });
};

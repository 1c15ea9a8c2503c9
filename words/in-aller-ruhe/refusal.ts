import type { OptionValues, Refusal } from '@seekiste/rules/core';
import { CODES, inAllerRuhe, ISLANDS, MOST_SPACES, OPEN } from '@seekiste/rules/in-aller-ruhe';
import type { Args, Message } from '../message.js';
import { placed, refusalMessage } from '../refusal.js';
import { cardName, cardsPhrase, spaceName } from './speak.js';

/** Between which islands a space lies, where both, one or no number at all is left. */
const boundsOf = (below: unknown, above: unknown): string => {
  if (typeof below !== 'number' || typeof above !== 'number') return 'none';
  if (above - below === 1) return below === OPEN ? 'before-first' : above > ISLANDS ? 'after-last' : 'none';
  if (below === OPEN) return 'above';
  return above > ISLANDS ? 'below' : 'both';
};

const argsOf = ({ params: { card, cards, space, row, below, above } }: Refusal, options?: OptionValues): Args => ({
  ...(typeof card === 'number' ? { card: cardName(card) } : {}),
  ...(Array.isArray(cards) ? { cards: cardsPhrase(cards) } : {}),
  ...(typeof space === 'number' && space < MOST_SPACES ? { space: spaceName(space, options) } : {}),
  ...(typeof row === 'number' ? { row: row + 1 } : {}),
  bounds: boundsOf(below, above),
});

/** What excludes what names its options in the sentence itself. */
const isExclusion = (code: string): boolean => inAllerRuhe.exclusions.some(exclusion => exclusion.code === code);

export const refusal = (refused: Refusal, options?: OptionValues): Message | undefined => {
  if (!CODES.some(known => known === refused.code)) return undefined;
  const sentence = refusalMessage(refused, argsOf(refused, options));
  return isExclusion(refused.code) ? sentence : placed(refused, sentence);
};

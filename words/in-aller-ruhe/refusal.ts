import type { Refusal } from '@seekiste/rules/core';
import { CODES, inAllerRuhe, ISLANDS, MOST_SPACES, OPEN, writeSpace } from '@seekiste/rules/in-aller-ruhe';
import { argsOf, refusal as generalRefusal } from '../general/index.js';
import type { Language } from '../language.js';
import type { Args } from '../speaker.js';
import { cardName, cardsPhrase, say } from './speak.js';

/** Between which islands a space lies, where both, one or no number at all is left. */
const boundsOf = (below: unknown, above: unknown): string => {
  if (typeof below !== 'number' || typeof above !== 'number') return 'none';
  if (above - below === 1) return below === OPEN ? 'before-first' : above > ISLANDS ? 'after-last' : 'none';
  if (below === OPEN) return 'above';
  return above > ISLANDS ? 'below' : 'both';
};

const sentenceArgs = (language: Language, { params, ...rest }: Refusal): Args => {
  const { card, cards, space, row, below, above } = params;
  return {
    ...argsOf({ ...rest, params }),
    ...(typeof card === 'number' ? { card: cardName(language, card) } : {}),
    ...(Array.isArray(cards) ? { cards: cardsPhrase(language, cards) } : {}),
    ...(typeof space === 'number' && space < MOST_SPACES ? { space: writeSpace(space) } : {}),
    ...(typeof row === 'number' ? { row: row + 1 } : {}),
    bounds: boundsOf(below, above),
  };
};

/** A move of a record is named by its place, since nobody has it before their eyes. */
const placed = (field: unknown, sentence: string): string =>
  typeof field === 'string' ? `${field}: ${sentence}` : sentence;

/** What excludes what names its options in the sentence itself. */
const isExclusion = (code: string): boolean => inAllerRuhe.exclusions.some(exclusion => exclusion.code === code);

export const refusal = (language: Language, refused: Refusal): string => {
  const { code, params } = refused;
  if (!CODES.some(known => known === code)) return generalRefusal(language, refused);
  const sentence = say(language, `refusal-${code}`, sentenceArgs(language, refused));
  return isExclusion(code) ? sentence : placed(params['field'], sentence);
};

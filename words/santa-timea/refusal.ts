import type { Refusal } from '@seekiste/rules/core';
import { CODES, type Direction } from '@seekiste/rules/santa-timea';
import { argsOf, refusal as generalRefusal } from '../general/index.js';
import type { Language } from '../language.js';
import type { Args } from '../speaker.js';
import { cardName, directionName, say } from './speak.js';

const sentenceArgs = (language: Language, refused: Refusal): Args => {
  const { card, direction } = refused.params;
  return {
    ...argsOf(refused),
    ...(typeof card === 'number' ? { card: cardName(language, card) } : {}),
    ...(typeof direction === 'number' ? { direction: directionName(language, direction as Direction) } : {}),
  };
};

/** A move of a record is named by its place, since nobody has it before their eyes. */
const placed = (field: unknown, sentence: string): string =>
  typeof field === 'string' ? `${field}: ${sentence}` : sentence;

export const refusal = (language: Language, refused: Refusal): string =>
  CODES.some(code => code === refused.code)
    ? placed(refused.params['field'], say(language, `refusal-${refused.code}`, sentenceArgs(language, refused)))
    : generalRefusal(language, refused);

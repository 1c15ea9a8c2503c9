import type { Refusal } from '@seekiste/rules/core';
import { CODES, CONSTRAINTS, lighthouseRun } from '@seekiste/rules/lighthouse-run';
import { argsOf, refusal as generalRefusal } from '../general/index.js';
import type { Language } from '../language.js';
import type { Args } from '../speaker.js';
import { atSpace, capital, cardName, cardOf, colourName, fromSpace, say, towerOnto } from './speak.js';

const sentenceArgs = (language: Language, refused: Refusal): Args => {
  const { card, colour, tower, place, space } = refused.params;
  return {
    ...argsOf(refused),
    ...(typeof colour === 'number' ? { colour: colourName(language, colour) } : {}),
    ...(typeof card === 'number' && typeof colour === 'number'
      ? { card: cardOf(language, colour, cardName(language, card)) }
      : {}),
    ...(typeof tower === 'number' ? { tower: towerOnto(language, tower) } : {}),
    ...(typeof place === 'number' ? { place: place + 1 } : {}),
    ...(typeof space === 'number' ? { at: atSpace(language, space), from: fromSpace(language, space) } : {}),
  };
};

const sentence = (language: Language, refused: Refusal): string =>
  capital(say(language, `refusal-${refused.code}`, sentenceArgs(language, refused)));

/** A move of a record is named by its place, since nobody has it before their eyes. */
const placed = (field: unknown, said: string): string => (typeof field === 'string' ? `${field}: ${said}` : said);

export const refusal = (language: Language, refused: Refusal): string => {
  const { code, params } = refused;
  if (CODES.some(known => known === code)) return placed(params['field'], sentence(language, refused));
  if (code === 'malformed-box' || lighthouseRun.exclusions.some(exclusion => exclusion.code === code))
    return sentence(language, refused);
  if (CONSTRAINTS.some(({ name }) => name === code)) return say(language, 'refusal-broken-box', { constraint: code });
  return generalRefusal(language, refused);
};

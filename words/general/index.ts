import type { Refusal } from '@seekiste/rules/core';
import type { Language } from '../language.js';
import { speaker, type Args } from '../speaker.js';
import { de } from './de.js';
import { en } from './en.js';

/** Words that belong to no single game. */
export const say = speaker({ de, en });

/** What a bot of this level is called. */
export const botTitle = (language: Language, level: string): string => say(language, `bot-${level}`);

/** What to expect of it, in a sentence. */
export const botSketch = (language: Language, level: string): string => say(language, `bot-${level}-explain`);

/** Lists of numbers have no place in these sentences. */
export const argsOf = (refused: Refusal): Args =>
  Object.fromEntries(
    Object.entries(refused.params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );

/** Why an input was refused that no game has judged yet; every code of `rules/core` has its sentence. */
export const refusal = (language: Language, refused: Refusal): string => {
  const id = `refusal-${refused.code}`;
  const sentence = say(language, id, argsOf(refused));
  return sentence === id ? say(language, 'refusal-other', { code: refused.code }) : sentence;
};

import type { AnyGame, Refusal } from '@seekiste/rules/core';
import { gameVoice, refusal as generalRefusal, speaker, type Language } from '@seekiste/words';
import { de } from './de.js';
import { en } from './en.js';

export const say = speaker({ de, en });

/** Refusals of the terminal itself, before any game is asked. */
export const OWN_CODES = [
  'malformed-json',
  'unknown-op',
  'no-game-yet',
  'no-record',
  'unknown-viewer',
  'seed-value',
  'internal-error',
] as const;

/** Why not, as a sentence: in our own words, the game's, or those of no single game. */
export const refusalSentence = (language: Language, refused: Refusal, game?: Pick<AnyGame, 'name'>): string => {
  if (OWN_CODES.some(code => code === refused.code))
    return say(language, `refusal-${refused.code}`, {
      field: String(refused.params['field']),
      value: String(refused.params['value']),
      allowed: String(refused.params['allowed']),
      last: Number(refused.params['last']),
    });
  return game ? gameVoice(game.name, language).refusal(refused) : generalRefusal(language, refused);
};

import { GAMES } from '@seekiste/rules';
import type { OptionValues, Refusal } from '@seekiste/rules/core';
import {
  insightVoice,
  loadSpeaker,
  message,
  speaker,
  voices,
  type Args,
  type GameVoice,
  type GeneralVoice,
  type InsightVoice,
  type Language,
  type Speaker,
} from '@seekiste/words';
import type { CliMessages } from './messages.js';
import { readOwn, readWords } from './read.js';

const ALL = voices(readWords);
const SPEAKERS = new Map(await Promise.all(GAMES.map(async ({ name }) => [name, await loadSpeaker(name)] as const)));

/** Words of no single game. */
export const generalVoice = (language: Language): GeneralVoice => ALL.general(language);

/** The voice of a game that `GAMES` lists, at a table with these options. */
export const gameVoice = (game: string, language: Language, options?: OptionValues): GameVoice => {
  const found = SPEAKERS.get(game);
  if (!found) throw new RangeError(`no voice for the game ${game}`);
  return ALL.game(found, language, options);
};

/** What is said of a judged game. */
export const insight = (language: Language): InsightVoice => insightVoice(language, readWords('insight', language));

const own = new Map<Language, Speaker>();

/** What the terminal itself says. */
export const say = (language: Language, id: keyof CliMessages, args?: Args): string => {
  const texts = own.get(language) ?? speaker(language, [readOwn(language)]);
  own.set(language, texts);
  return texts.speak(message(id, args));
};

/** Refusals of the terminal itself, before any game is asked. */
const OWN_CODES = [
  'malformed-json',
  'unknown-op',
  'no-game-yet',
  'no-record',
  'unknown-viewer',
  'seed-value',
  'internal-error',
] as const;

/** The game that refuses, and the options of its table where there is one. */
interface At {
  readonly game: string;
  readonly options?: OptionValues;
}

/** Why not, as a sentence: in our own words, the game's, or those of no single game. */
export const refusalSentence = (language: Language, refused: Refusal, at?: At): string => {
  const code = OWN_CODES.find(known => known === refused.code);
  if (code !== undefined)
    return say(language, `refusal-${code}`, {
      field: String(refused.params['field']),
      value: String(refused.params['value']),
      allowed: String(refused.params['allowed']),
      last: Number(refused.params['last']),
    });
  return at ? gameVoice(at.game, language, at.options).refusal(refused) : generalVoice(language).refusal(refused);
};

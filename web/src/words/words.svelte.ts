import type { Refusal } from '@seekiste/rules/core';
import { botSketch, botTitle, gameVoice, refusal, speaker, type Args, type GameVoice } from '@seekiste/words';
import { settings } from '../app/settings/settings.svelte.js';
import { TEXTS } from './texts.js';

const speak = speaker(TEXTS);

/** A text of the interface in the language that is set. */
export const t = (id: string, args?: Args): string => speak(settings.now.language, id, args);

/** The voice of a game in the language that is set. */
export const voiceOf = (game: string): GameVoice => gameVoice(game, settings.now.language);

/** What a bot of this level is called, and what to expect of it. */
export const titleOf = (level: string): string => botTitle(settings.now.language, level);
export const sketchOf = (level: string): string => botSketch(settings.now.language, level);

/** What refuses without being a clause of a rulebook. */
const NO_RULES = ['input', 'table', 'proof'];

/** What the table refuses to pass on, because a clause of the game says so. */
const UNSAID = ['silence', 'numbers-only'];

/** Why an input was refused; where a rule refused it, in the words of its game. */
export const refusalSentence = (refused: Refusal, game?: string): string => {
  if (game !== undefined && !NO_RULES.includes(refused.clause) && !UNSAID.includes(refused.code))
    return voiceOf(game).refusal(refused);
  const id = `refusal-${refused.code}`;
  const own = t(id);
  return own === id ? refusal(settings.now.language, refused) : own;
};

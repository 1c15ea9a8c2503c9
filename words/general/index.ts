import type { Refusal, Seat } from '@seekiste/rules/core';
import type { Language } from '../languages.js';
import { message } from '../message.js';
import { refusalMessage } from '../refusal.js';
import type { Names } from '../seat.js';
import type { Speaker } from '../speaker.js';
import { hintAsked, worth, type Worth } from './hint.js';
import { say } from './say.js';
import { shareTier } from './share.js';

/** Words of no single game, in one language. */
export interface GeneralVoice {
  /** What a seat is called that nobody has named. */
  seat(number: number): string;
  /** 'a, b and c' as the language writes it. */
  list(parts: readonly string[]): string;
  /** What a bot of this level is called. */
  botTitle(level: string): string;
  /** What to expect of it, in a sentence. */
  botSketch(level: string): string;
  hintAsked(seat: Seat, names: Names): string;
  worth(worth: Worth): string;
  /** How many of the games, from 0 to 1, in words: 'about one game in four'. */
  share(share: number): string;
  /** Why an input was refused that no game has judged yet; every code of `rules/core` has its sentence. */
  refusal(refused: Refusal): string;
}

export const generalVoice = (language: Language, { speak, has }: Speaker): GeneralVoice => ({
  seat: number => speak(say('seat', { number })),
  list: parts => speak(say('list', { parts })),
  botTitle: level => speak(message(`bot-${level}`)),
  botSketch: level => speak(message(`bot-${level}-explain`)),
  hintAsked: (seat, names) => speak(hintAsked(seat, names)),
  worth: given => speak(worth(language, given)),
  share: share => speak(say('share', { tier: shareTier(share) })),
  refusal: refused => {
    const sentence = refusalMessage(refused);
    return speak(has(sentence.id) ? sentence : say('refusal-other', { code: refused.code }));
  },
});

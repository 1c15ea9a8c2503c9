import type { Move } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import { cardPhrase, say, setsArgs } from './speak.js';

/** A move as an invitation to make it. */
export const move = (language: Language, made: Move): string => {
  switch (made.type) {
    case 'deal':
      return say(language, 'move-deal');
    case 'play':
      return say(language, 'move-play', { card: cardPhrase(language, made.card) });
    case 'sets':
      return say(language, 'move-sets', setsArgs(language, made.directions));
  }
};

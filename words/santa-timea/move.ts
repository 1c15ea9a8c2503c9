import type { Move } from '@seekiste/rules/santa-timea';
import type { Message } from '../message.js';
import { cardPhrase, say, setsArgs } from './speak.js';

/** A move as an invitation to make it. */
export const move = (made: Move): Message => {
  switch (made.type) {
    case 'deal':
      return say('move-deal');
    case 'play':
      return say('move-play', { card: cardPhrase(made.card) });
    case 'sets':
      return say('move-sets', setsArgs(made.directions));
  }
};

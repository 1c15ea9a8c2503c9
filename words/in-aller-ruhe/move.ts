import { writeSpace, type Move } from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import { cardName, cardsPhrase, say } from './speak.js';

/** A move as an invitation to make it. */
export const move = (language: Language, made: Move): string => {
  switch (made.type) {
    case 'deal':
      return say(language, 'move-deal');
    case 'lay':
      return say(language, made.pay.length > 0 ? 'move-lay-paying' : 'move-lay', {
        card: cardName(language, made.card),
        space: writeSpace(made.space),
        pay: cardsPhrase(language, made.pay),
      });
    case 'depart':
      return say(language, 'move-depart');
    case 'pledge':
      return say(language, 'move-pledge', { count: made.count });
    case 'give':
      return say(language, 'move-give', { cards: cardsPhrase(language, made.cards) });
    case 'arrive':
      return say(language, 'move-arrive');
    case 'discard':
      return say(language, 'move-discard', { cards: cardsPhrase(language, made.cards) });
  }
};

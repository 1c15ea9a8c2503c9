import { writeSpace, type Move } from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { cardName, cardsPhrase, say, whoArgs } from './speak.js';

/** A move as an invitation to make it. */
export const move = (language: Language, made: Move, names?: Names): string => {
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
    case 'give': {
      const args = { cards: cardsPhrase(language, made.cards), unseen: made.unseen ?? 0 };
      if (args.unseen === 0) return say(language, 'move-give', args);
      return say(language, made.cards.length > 0 ? 'move-give-unseen' : 'move-give-only-unseen', args);
    }
    case 'arrive':
      return say(language, 'move-arrive');
    case 'discard':
      return say(language, 'move-discard', { cards: cardsPhrase(language, made.cards) });
    case 'rock':
      return say(language, 'move-rock', { row: made.row + 1 });
    case 'hold':
      return say(language, 'move-hold', { cards: cardsPhrase(language, made.cards) });
    case 'monster':
      return say(language, 'move-monster', { space: writeSpace(made.space) });
    case 'compass': {
      if (made.storm === 'drawn') return say(language, 'move-compass-drawn');
      const storm = say(language, 'storm-object', { storm: made.storm });
      const { at = 0 } = made;
      if (made.storm === 'violet') return say(language, 'move-compass-row', { storm, row: at + 1 });
      if (!names) return say(language, 'move-compass-seat', { storm, seat: at + 1 });
      return say(language, 'move-compass-before', { storm, ...whoArgs(at, names) });
    }
    case 'blow':
      return say(language, 'move-blow');
    case 'award':
      return names
        ? say(language, 'move-award-to', whoArgs(made.seat, names))
        : say(language, 'move-award', { seat: made.seat + 1 });
    case 'soak':
      return say(language, 'move-soak', { cards: cardsPhrase(language, made.cards) });
    case 'turn':
      return say(language, 'move-turn', {
        space: writeSpace(made.space),
        cards: cardsPhrase(language, [made.card]),
      });
    case 'swap':
      return say(language, 'move-swap');
    case 'pay':
      return say(language, 'move-pay', { cards: cardsPhrase(language, made.cards) });
    case 'clear':
      return say(language, 'move-clear', { space: writeSpace(made.space) });
    case 'storm-row':
      return say(language, 'move-storm-row', { row: made.row + 1 });
  }
};

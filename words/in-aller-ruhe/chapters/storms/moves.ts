import type { Move } from '@seekiste/rules/in-aller-ruhe';
import { sayer, type Message } from '../../../message.js';
import { whoIs, type Names } from '../../../seat.js';
import { cardsPhrase, say as sayBase } from '../../speak.js';
import type { StormsMessages } from './messages.js';

const say = sayer<StormsMessages>();

/** Cards for the departure, some of which nobody has seen. */
export const giveUnseen = ({ cards, unseen = 0 }: Extract<Move, { type: 'give' }>): Message => {
  if (unseen === 0) return sayBase('move-give', { cards: cardsPhrase(cards) });
  return cards.length > 0
    ? say('move-give-unseen', { cards: cardsPhrase(cards), unseen })
    : say('move-give-only-unseen', { unseen });
};

/** Which storm a compass removes: the one just drawn, one at a row, one before a seat. */
export const compassMove = ({ storm, at = 0 }: Extract<Move, { type: 'compass' }>, names?: Names): Message => {
  if (storm === 'drawn') return say('move-compass-drawn');
  if (storm === 'violet') return say('move-compass-row', { storm, row: at + 1 });
  return names
    ? say('move-compass-before', { storm, ...whoIs(at, names) })
    : say('move-compass-seat', { storm, seat: at + 1 });
};

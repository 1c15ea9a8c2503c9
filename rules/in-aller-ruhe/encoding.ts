import type { Card } from './cards.js';
import type { Deed } from './chapter.js';
import {
  ARRIVE,
  cardsIn,
  code,
  DEPART,
  DISCARD,
  GIVE,
  kindOf,
  LAY,
  maskOf,
  PLEDGE,
  slotOf,
  slotsOf,
  spaceOf,
} from './codes.js';
import { DEEDS } from './rules.js';
import { at } from './state.js';
import { isBasic, type Move, type PlayersMove } from './types.js';

const ofType = new Map<string, Deed>(DEEDS.map(deed => [deed.type, deed]));
const ofKind = new Map<number, Deed>(DEEDS.map(deed => [deed.kind, deed]));

/** What a chapter says about a move that it adds. */
export const deedOf = ({ type }: PlayersMove): Deed => {
  const deed = ofType.get(type);
  if (!deed) throw new RangeError(`nobody knows how to ${type}`);
  return deed;
};

export const deedOfKind = (kind: number): Deed => {
  const deed = ofKind.get(kind);
  if (!deed) throw new RangeError(`no move is of kind ${kind}`);
  return deed;
};

/** The move that a code stands for. */
export const decode = (hand: readonly Card[], c: number): Move => {
  switch (kindOf(c)) {
    case LAY:
      return { type: 'lay', card: at(hand, slotOf(c)), space: spaceOf(c), pay: cardsIn(hand, maskOf(c)) };
    case DEPART:
      return { type: 'depart' };
    case PLEDGE:
      return { type: 'pledge', count: maskOf(c) };
    case GIVE: {
      const unseen = slotOf(c);
      return { type: 'give', cards: cardsIn(hand, maskOf(c)), ...(unseen > 0 ? { unseen } : {}) };
    }
    case ARRIVE:
      return { type: 'arrive' };
    case DISCARD:
      return { type: 'discard', cards: cardsIn(hand, maskOf(c)) };
    default:
      return deedOfKind(kindOf(c)).decode(hand, c);
  }
};

/** The code of a move that `why` let through. */
export const encode = (hand: readonly Card[], move: PlayersMove): number => {
  if (!isBasic(move)) return deedOf(move).encode(hand, move);
  switch (move.type) {
    case 'lay': {
      const slot = hand.indexOf(move.card);
      return code(LAY, slotsOf(hand, move.pay, 1 << slot), slot, move.space);
    }
    case 'depart':
      return code(DEPART);
    case 'pledge':
      return code(PLEDGE, move.count);
    case 'give':
      return code(GIVE, slotsOf(hand, move.cards), move.unseen ?? 0);
    case 'arrive':
      return code(ARRIVE);
    case 'discard':
      return code(DISCARD, slotsOf(hand, move.cards));
  }
};

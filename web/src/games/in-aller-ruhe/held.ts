import { ownHand, type Card, type Move, type Space, type View } from '@seekiste/rules/in-aller-ruhe';

/** The table as it looks while a move lies in place but is not made. */
export interface Laid {
  readonly sea: readonly Card[];
  readonly hand: readonly Card[];
  readonly pending: Space | undefined;
}

const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

export const withHeld = (view: View, move: Move | undefined): Laid => {
  const hand = ownHand(view);
  const { sea } = view;
  switch (move?.type) {
    case 'lay':
      return {
        sea: sea.with(move.space, move.card),
        hand: without(hand, [move.card, ...move.pay]),
        pending: move.space,
      };
    case 'give':
    case 'discard':
    case 'hold':
    case 'pay':
    case 'soak':
      return { sea, hand: without(hand, move.cards), pending: undefined };
    case undefined:
    case 'arrive':
    case 'deal':
    case 'depart':
    case 'pledge':
    case 'rock':
    case 'monster':
    case 'compass':
    case 'blow':
    case 'award':
    case 'storm-row':
    case 'turn':
    case 'swap':
    case 'clear':
      return { sea, hand, pending: undefined };
  }
};

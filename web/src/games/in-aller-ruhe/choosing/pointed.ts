import { COMPASS, inAllerRuhe, MONSTER, ownHand, type Card, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { NOTHING, throwing, type Choice } from './choice.js';
import { offerAt } from './offers.js';

/** The slots of these cards, each once though some are alike. */
const slotsOf = (hand: readonly Card[], cards: readonly Card[], besides?: number): readonly number[] => {
  const slots: number[] = [];
  for (const card of cards)
    slots.push(hand.findIndex((held, slot) => held === card && slot !== besides && !slots.includes(slot)));
  return slots;
};

/** A move as the choice that would lead to it, for a hint to point at; what is one press away has none. */
export const choiceFor = (view: View, move: Move): Choice => {
  const hand = ownHand(view);
  switch (move.type) {
    case 'lay': {
      const slot = hand.indexOf(move.card);
      const offer = offerAt(view, slot, move.space);
      if (offer.kind === 'illegal') return NOTHING;
      const { price, gap, does } = offer;
      const paying = slotsOf(hand, move.pay, slot);
      return { kind: 'lay', slot, space: move.space, price, paying, gap, later: does === 'explore' };
    }
    case 'give':
      return { kind: 'throw', reason: 'give', slots: slotsOf(hand, move.cards), unseen: move.unseen ?? 0 };
    case 'monster':
      return { kind: 'aim', slot: hand.indexOf(MONSTER), space: move.space };
    case 'clear':
      return { kind: 'aim', slot: hand.indexOf(COMPASS), space: move.space };
    case 'turn':
      return { kind: 'turn', space: move.space, slots: slotsOf(hand, [move.card]) };
    case 'compass':
      // 12.10, 12.11 Those who are asked have these answers before them already.
      return move.storm === 'drawn' || view.phase === 'distress' ? NOTHING : { kind: 'compass' };
    case 'swap':
      return { kind: 'swap' };
    default:
      return 'cards' in move ? throwing(move.type, slotsOf(hand, move.cards)) : NOTHING;
  }
};

/** Whether a hint points at what makes this move. */
export const isMeant = (pointed: { readonly move: Move } | undefined, move: Move): boolean =>
  pointed !== undefined && inAllerRuhe.write(pointed.move) === inAllerRuhe.write(move);

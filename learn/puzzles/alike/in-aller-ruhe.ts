import { inAllerRuhe, isIsland, ISLANDS, OPEN, ownHand, type Card, type View } from '@seekiste/rules/in-aller-ruhe';
import { afterSeat, ascending, fromSeat } from './from-seat.js';

/** 4.2–4.5 Ascending numbers and their differences are the same from the other end: 1 for 80, first space for last. */
const mirrored = (card: Card): Card => (isIsland(card) ? ISLANDS + 1 - card : card);

/** What changes nothing about how numbers lie. */
const PLAIN: readonly string[] = ['islandsRemoved', 'strict', 'silence'];

const isPlain = ({ options }: View): boolean => {
  const set = new Map<string, unknown>(Object.entries(options));
  return inAllerRuhe.options.every(
    ({ name, default: usual }) => PLAIN.includes(name) || (set.get(name) ?? usual) === usual,
  );
};

const guise = (view: View, change: (card: Card) => Card, sea: readonly Card[]): unknown => {
  const { options, seats, viewer, phase } = view;
  return [
    options,
    phase,
    sea.map(card => (card === OPEN ? OPEN : change(card))),
    ascending(ownHand(view).map(change)),
    ascending(view.remembered.map(change)),
    fromSeat(view.hands, viewer).map(hand => (hand.kind === 'own' ? hand.cards.length : hand.count)),
    fromSeat(view.piles, viewer),
    fromSeat(view.pledges, viewer),
    afterSeat(view.departedBy, viewer, seats),
  ];
};

/**
 * Seats by any name, the hand in any order, and in the plain game the sea from either end. Rows of a chapter are not
 * alike from both ends. What a chapter lays beside the sea is left out.
 */
export const inAllerRuheLikenesses = (view: View): readonly unknown[] => [
  guise(view, card => card, view.sea),
  ...(isPlain(view) ? [guise(view, mirrored, view.sea.toReversed())] : []),
];

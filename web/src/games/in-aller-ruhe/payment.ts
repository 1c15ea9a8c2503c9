import { ARRIVAL, ascends, DEPARTURE, OPEN, type Card } from '@seekiste/rules/in-aller-ruhe';

/** Where in the sea a card could lie now, whatever it costs. */
const places = (sea: readonly Card[], card: Card): number =>
  sea.filter((laid, space) => laid === OPEN && ascends(sea, card, space)).length;

/** How much a card would be missed: surplus special cards least, islands by the places they have left. */
const worth = (sea: readonly Card[], hand: readonly Card[], slot: number): number => {
  const card = hand[slot];
  if (card === undefined || card === DEPARTURE) return 0;
  if (card === ARRIVAL) return hand.indexOf(ARRIVAL) === slot ? 100 : 1;
  return places(sea, card) * 2;
};

/** The other cards that would be missed least, as a suggestion that the player may change. */
export const suggestPayment = (
  sea: readonly Card[],
  hand: readonly Card[],
  slot: number,
  price: number,
): readonly number[] =>
  hand
    .map((_, other) => other)
    .filter(other => other !== slot)
    .sort((a, b) => worth(sea, hand, a) - worth(sea, hand, b))
    .slice(0, price)
    .sort((a, b) => a - b);

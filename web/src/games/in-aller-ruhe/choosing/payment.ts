import {
  ARRIVAL,
  ascends,
  COMPASS,
  DEPARTURE,
  OPEN,
  ownHand,
  routeAt,
  type Card,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { whyHeld } from './throwing.js';

/** Where in the sea a card could lie now, whatever it costs. */
const places = (view: View, card: Card): number =>
  view.sea.filter((laid, space) => laid === OPEN && ascends(view.sea, card, space, routeAt(view.options, space)))
    .length;

/** How much a card would be missed: surplus special cards least, islands by the places they have left. */
const worth = (view: View, hand: readonly Card[], slot: number): number => {
  const card = hand[slot];
  if (card === undefined || card === DEPARTURE) return 0;
  if (card === ARRIVAL) return hand.indexOf(ARRIVAL) === slot ? 100 : 1;
  // 17.7 Every storm of the pyramid needs its compass.
  return card === COMPASS ? 99 : places(view, card) * 2;
};

/** The cards, but for the one to be played, that would be missed least: a suggestion that the player may change. */
export const suggestPayment = (view: View, playing: number | undefined, price: number): readonly number[] => {
  const hand = ownHand(view);
  return hand
    .map((_, slot) => slot)
    .filter(slot => slot !== playing && whyHeld(view, slot) === undefined)
    .sort((a, b) => worth(view, hand, a) - worth(view, hand, b))
    .slice(0, price)
    .sort((a, b) => a - b);
};

import { shuffle, type Rng, type Seat } from '../core/index.js';
import { ARRIVAL, ARRIVALS, DEPARTURE, HAND, ISLANDS, type Card } from './cards.js';
import { insert } from './state.js';
import type { Move, Options } from './types.js';

export type Deal = Extract<Move, { type: 'deal' }>;

/** 2.2 How many islands and arrivals a pile gets: as even as possible, the first `dealt % seats` one more. */
const share = (dealt: number, seats: number, place: number): number =>
  Math.floor(dealt / seats) + (place < dealt % seats ? 1 : 0);

const dealtCards = (options: Options): number => ISLANDS - options.islandsRemoved + ARRIVALS;

/** 2.1–2.5, 9.1 Shuffles and deals. Who gets the larger piles is chance as well. */
export const deal = (options: Options, seats: number, rng: Rng): Deal => {
  const cards: Card[] = [];
  for (let card = 1; card <= ISLANDS; card++) cards.push(card);
  const removed: Card[] = [];
  while (removed.length < options.islandsRemoved) removed.push(...cards.splice(rng.below(cards.length), 1));
  for (let i = 0; i < ARRIVALS; i++) cards.push(ARRIVAL);
  shuffle(cards, rng);

  const larger = rng.below(seats);
  const dealt = dealtCards(options);
  const hands: Card[][] = [];
  const piles: Card[][] = [];
  const fewest: Seat[] = [];
  let from = 0;
  for (let seat = 0; seat < seats; seat++) {
    const size = share(dealt, seats, (seat - larger + seats) % seats);
    if (size === share(dealt, seats, seats - 1)) fewest.push(seat);
    const hand: Card[] = [];
    for (let i = 0; i < HAND; i++) insert(hand, cards[from + i] as Card);
    hands.push(hand);
    // 2.4 Only now the departure card is mixed in, so no opening hand holds one.
    const spot = from + HAND + rng.below(size - HAND + 1);
    const pile: Card[] = [];
    for (let i = from + HAND; i < from + size; i++) {
      if (i === spot) pile.push(DEPARTURE);
      pile.push(cards[i] as Card);
    }
    if (spot === from + size) pile.push(DEPARTURE);
    piles.push(pile);
    from += size;
  }
  return { type: 'deal', first: fewest[rng.below(fewest.length)] as Seat, hands, piles, removed };
};

/** The clause that a deal breaks, if any: a record from outside may claim any deal. */
export const brokenDeal = (
  options: Options,
  seats: number,
  { first, hands, piles, removed }: Deal,
): string | undefined => {
  if (hands.length !== seats || piles.length !== seats) return '2.2';
  if (removed.length !== options.islandsRemoved) return '9.1';
  const left = new Map<Card, number>();
  for (let card = 1; card <= ISLANDS; card++) left.set(card, 1);
  left.set(ARRIVAL, ARRIVALS).set(DEPARTURE, seats);
  for (const card of [...hands.flat(), ...piles.flat(), ...removed]) left.set(card, (left.get(card) ?? 0) - 1);
  if ([...left.values()].some(count => count !== 0)) return '1.2';
  if (removed.includes(ARRIVAL) || removed.includes(DEPARTURE)) return '9.1';
  const sizes = piles.map(pile => pile.length - 1 + HAND);
  if (Math.max(...sizes) - Math.min(...sizes) > 1) return '2.2';
  if (hands.some(hand => hand.length !== HAND)) return '2.3';
  if (piles.some(pile => pile.filter(card => card === DEPARTURE).length !== 1)) return '2.4';
  if (sizes[first] !== Math.min(...sizes)) return '2.5';
  return undefined;
};

import { shuffle, type Rng, type Seat } from '../core/index.js';
import { ARRIVAL, ARRIVALS, DEPARTURE, HAND, ISLANDS, type Card } from './cards.js';
import { insert, start } from './state.js';
import type { Move, Options, State } from './types.js';

export type Deal = Extract<Move, { type: 'deal' }>;

/** 2.2 How many islands and arrivals a pile gets: as even as possible, the first `dealt % seats` one more. */
const share = (dealt: number, seats: number, place: number): number =>
  Math.floor(dealt / seats) + (place < dealt % seats ? 1 : 0);

const PACK: readonly Card[] = Array.from({ length: ISLANDS + ARRIVALS }, (_, i) => (i < ISLANDS ? i + 1 : ARRIVAL));

/** 9.1 Takes islands out unseen: any of them, before anything is shuffled. */
const removeIslands = (cards: Card[], count: number, rng: Rng): Card[] => {
  const removed: Card[] = [];
  while (removed.length < count) removed.push(...cards.splice(rng.below(ISLANDS - removed.length), 1));
  return removed;
};

/** 2.1–2.5, 9.1 Shuffles and deals onto an empty table. Who gets the larger piles is chance as well. */
export const dealOnto = (state: State, rng: Rng): void => {
  const { options, seats } = state;
  const cards = PACK.slice();
  if (options.islandsRemoved > 0) state.removed.push(...removeIslands(cards, options.islandsRemoved, rng));
  shuffle(cards, rng);

  const larger = rng.below(seats);
  const fewest: Seat[] = [];
  let from = 0;
  for (let seat = 0; seat < seats; seat++) {
    const size = share(cards.length, seats, (seat - larger + seats) % seats);
    if (size === share(cards.length, seats, seats - 1)) fewest.push(seat);
    const hand = state.hands[seat] as Card[];
    const top = from + HAND;
    const end = from + size;
    for (let i = from; i < top; i++) insert(hand, cards[i] as Card);
    // 2.4 Only now the departure card is mixed in, so no opening hand holds one.
    const departure = top + rng.below(end - top + 1);
    const pile = state.piles[seat] as Card[];
    for (let i = end - 1; i >= departure; i--) pile.push(cards[i] as Card);
    pile.push(DEPARTURE);
    for (let i = departure - 1; i >= top; i--) pile.push(cards[i] as Card);
    from = end;
  }
  state.first = fewest[rng.below(fewest.length)] as Seat;
};

/** The same as chance's move, to be written into a record. */
export const deal = (options: Options, seats: number, rng: Rng): Deal => {
  const table = start(options, seats);
  dealOnto(table, rng);
  const { first, hands, piles, removed } = table;
  return { type: 'deal', first, hands, piles: piles.map(pile => pile.reverse()), removed };
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

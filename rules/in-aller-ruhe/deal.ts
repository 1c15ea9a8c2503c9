import { shuffle, type Dice, type Seat } from '../core/index.js';
import { DEPARTURE, HAND, isIsland, ISLANDS, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { rulesOf } from './rules.js';
import { start } from './start.js';
import { insert } from './state.js';
import type { Deal, Options, State } from './types.js';

export type { Deal } from './types.js';

/** 2.2 How many islands and arrivals a pile gets: as even as possible, the first `dealt % seats` one more. */
const share = (dealt: number, seats: number, place: number): number =>
  Math.floor(dealt / seats) + (place < dealt % seats ? 1 : 0);

/** 9.1 Takes islands out unseen: any of them, before anything is shuffled. */
const removeIslands = (cards: Card[], count: number, dice: Dice): Card[] => {
  const removed: Card[] = [];
  while (removed.length < count) removed.push(...cards.splice(dice.below(ISLANDS - removed.length), 1));
  return removed;
};

/** How many cards make the opening hand (2.3). */
const openingSize = (rules: Rules, cards: readonly Card[], from: number): number =>
  rules.plain ? HAND : (rules.opening[0]?.(cards, from) ?? HAND);

/**
 * 2.3, 2.4 One seat's cards, from the top: the opening hand, which chapters may let be drawn in
 * play, and the pile. Only now the departure card is mixed in, so no opening hand holds one.
 */
const dealSeat = (
  rules: Rules,
  { hands, piles }: State,
  seat: Seat,
  cards: Card[],
  [from, end]: readonly [number, number],
  dice: Dice,
): void => {
  for (const arrange of rules.arrange) arrange(cards, from, end, dice);
  const hand = hands[seat] as Card[];
  const pile = piles[seat] as Card[];
  const opening = from + openingSize(rules, cards, from);
  const inHand = rules.opening.length === 0 ? opening : from;
  for (let i = from; i < inHand; i++) insert(hand, cards[i] as Card);
  const departure = rules.departs ? opening + dice.below(end - opening + 1) : end;
  for (let i = end - 1; i >= departure; i--) pile.push(cards[i] as Card);
  if (rules.departs) pile.push(DEPARTURE);
  for (let i = departure - 1; i >= inHand; i--) pile.push(cards[i] as Card);
};

/** 2.1–2.5, 9.1 Shuffles and deals onto an empty table. Who gets the larger piles is chance as well. */
export const dealOnto = (state: State, dice: Dice): void => {
  const { options, seats } = state;
  const rules = rulesOf(options);
  const cards = rules.pack.slice();
  if (options.islandsRemoved > 0) state.removed.push(...removeIslands(cards, options.islandsRemoved, dice));
  shuffle(cards, dice);
  if (rules.deal[0]) return rules.deal[0](state, cards, dice);

  const larger = dice.below(seats);
  const fewest: Seat[] = [];
  let from = 0;
  for (let seat = 0; seat < seats; seat++) {
    const size = share(cards.length, seats, (seat - larger + seats) % seats);
    if (size === share(cards.length, seats, seats - 1)) fewest.push(seat);
    dealSeat(rules, state, seat, cards, [from, from + size], dice);
    from += size;
  }
  state.first = fewest[dice.below(fewest.length)] as Seat;
  for (const deck of rules.deck) deck(state).push(...shuffle(rules.deckCards.slice(), dice));
};

/** The same as chance's move, to be written into a record. */
export const deal = (options: Options, seats: number, dice: Dice): Deal => {
  const table = start(options, seats);
  dealOnto(table, dice);
  const { first, hands, piles, removed } = table;
  const deck = rulesOf(options).deck[0]?.(table).reverse();
  return { type: 'deal', first, hands, piles: piles.map(pile => pile.reverse()), removed, ...(deck ? { deck } : {}) };
};

const byNumber = (a: Card, b: Card): number => a - b;

/** The clause that a deal breaks, if any: a record from outside may claim any deal. */
export const brokenDeal = (
  options: Options,
  seats: number,
  { first, hands, piles, removed, deck = [] }: Deal,
): string | undefined => {
  const rules = rulesOf(options);
  if (hands.length !== seats || piles.length !== seats) return '2.2';
  if (String([...deck].sort(byNumber)) !== String([...rules.deckCards].sort(byNumber))) return '1.2';
  if (removed.length !== options.islandsRemoved) return '9.1';
  const left = new Map<Card, number>();
  for (const card of rules.pack) left.set(card, (left.get(card) ?? 0) + 1);
  if (rules.departs) left.set(DEPARTURE, seats);
  for (const card of [...hands.flat(), ...piles.flat(), ...removed]) left.set(card, (left.get(card) ?? 0) - 1);
  if ([...left.values()].some(count => count !== 0)) return '1.2';
  if (!removed.every(isIsland)) return '9.1';
  if (rules.brokenDeal[0]) return rules.brokenDeal[0]({ type: 'deal', first, hands, piles, removed });
  const sizes = piles.map((pile, seat) => pile.length + (hands[seat] ?? []).length);
  if (Math.max(...sizes) - Math.min(...sizes) > 1) return '2.2';
  if (hands.some(hand => hand.length !== (rules.opening.length > 0 ? 0 : HAND))) return '2.3';
  if (rules.departs && piles.some(pile => pile.filter(card => card === DEPARTURE).length !== 1)) return '2.4';
  if (hands.flat().some(card => rules.unheld.includes(card))) return '2.3';
  if (rules.opening.length > 0 && piles.some(pile => departsTooEarly(rules, pile))) return '2.4';
  if (sizes[first] !== Math.min(...sizes)) return '2.5';
  return undefined;
};

/** 2.4 Whether a departure card lies among the cards that make the opening hand. */
const departsTooEarly = (rules: Rules, pile: readonly Card[]): boolean =>
  pile.indexOf(DEPARTURE) <
  openingSize(
    rules,
    pile.filter(card => card !== DEPARTURE),
    0,
  );

import type { Rng, Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  BRIDES,
  COPIES,
  DIRECTIONS,
  santaTimea,
  TRICKS,
  wind,
  type Card,
  type Direction,
  type State,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { oddsOf, type Odds } from './odds.js';

/** The seat of cards that were not dealt (2.2): about them nothing is known. */
const NOBODY = 5;
const ANY = new Float64Array(BRIDE + 1).fill(1);

/** The cards that the viewer has not seen, and who holds each: by seat, and last those that nobody holds. */
interface Unseen {
  readonly cards: Int32Array;
  readonly holders: Int32Array;
}

const unseenIn = (world: State, view: View): Unseen => {
  const left = new Int32Array(BRIDE + 1).fill(1, 1);
  left[BRIDE] = BRIDES;
  for (const card of [...view.gone, ...view.played, ...world.hands.flat()]) left[card] = (left[card] as number) - 1;
  const dealt = world.hands.flatMap((hand, seat) =>
    seat === view.viewer ? [] : hand.map(card => ({ card, holder: seat })),
  );
  const rest = Array.from(left).flatMap((copies, card) => new Array<Card>(copies).fill(card));
  const all = [...dealt, ...rest.map(card => ({ card, holder: NOBODY }))];
  return {
    cards: Int32Array.from(all, ({ card }) => card),
    holders: Int32Array.from(all, ({ holder }) => holder),
  };
};

/** Offers cards so often to another holder, who takes them as odds say (Metropolis et al. 1953). */
const swap = (offers: number, { cards, holders }: Unseen, odds: Odds, rng: Rng): void => {
  const count = cards.length;
  for (let offer = 0; offer < offers; offer++) {
    const i = rng.below(count);
    const j = rng.below(count);
    const one = holders[i] as Seat;
    const other = holders[j] as Seat;
    if (one === other) continue;
    const mine = cards[i] as Card;
    const theirs = cards[j] as Card;
    const my = odds[one] ?? ANY;
    const their = odds[other] ?? ANY;
    const now = (my[mine] as number) * (their[theirs] as number);
    const then = (my[theirs] as number) * (their[mine] as number);
    if (then < now && rng.next() * now >= then * 0x1_0000_0000) continue;
    cards[i] = theirs;
    cards[j] = mine;
  }
};

/** Ascending, as hands are. */
const dealOut = ({ hands, seats }: State, viewer: View['viewer'], { cards }: Unseen): void => {
  for (let seat = 0, i = 0; seat < seats; seat++) {
    if (seat === viewer) continue;
    const hand = hands[seat] as Card[];
    for (let held = 0; held < hand.length; held++) {
      const card = cards[i++] as Card;
      let slot = held;
      for (; slot > 0 && (hand[slot - 1] as Card) > card; slot--) hand[slot] = hand[slot - 1] as Card;
      hand[slot] = card;
    }
  }
};

/** 1.3 The wind cards that neither lie open nor have blown. */
const unseenWinds = ({ blown, row, forecast }: View): Wind[] => {
  const rest = DIRECTIONS.flatMap((_, direction) =>
    COPIES.flatMap((copies, i) => new Array<Wind>(copies).fill(wind(direction as Direction, i + 1))),
  );
  for (const seen of [...blown, ...row, ...forecast]) rest.splice(rest.indexOf(seen), 1);
  return rest;
};

/** Wind cards that do not lie open yet change places among each other, and with those that stay out (2.4). */
const turnWinds = ({ winds }: State, from: number, rest: Wind[], rng: Rng): void => {
  for (let trick = from; trick < TRICKS; trick++) {
    const i = trick - from;
    const j = i + rng.below(rest.length - i);
    const turned = rest[j] as Wind;
    rest[j] = rest[i] as Wind;
    winds[trick] = rest[i] = turned;
  }
};

/** How often each card is offered before the first world, and from one world to the next. */
const [FIRST, NEXT] = [10, 1];

/** Worlds that fit the view, each a little changed from the one before; hands are as likely as play makes them. */
export const worlds = (view: View, rng: Rng): (() => State) => {
  const odds = oddsOf(view);
  if (!odds) return () => santaTimea.imagine(view, rng);
  const world = santaTimea.imagine(view, rng);
  const unseen = unseenIn(world, view);
  const open = view.blown.length + view.row.length;
  const rest = unseenWinds(view);
  let rounds = FIRST;
  return () => {
    swap(rounds * unseen.cards.length, unseen, odds, rng);
    rounds = NEXT;
    dealOut(world, view.viewer, unseen);
    turnWinds(world, open, rest, rng);
    return world;
  };
};

import { ARRIVALS, type Card } from '@seekiste/rules/in-aller-ruhe';
import { ARRIVING, DEAD, DEPARTING, kindsOf, type Kinds } from './kinds.js';

/** How many cards of each kind. */
export type Counts = number[];

/** A sea that the rest of a game may come by, and the chances to win that have been found for it. */
export interface Stage extends Kinds {
  readonly sea: readonly Card[];
  readonly chances: Map<number, number>;
  /** One more than there can be unseen of each kind. */
  readonly bounds: readonly number[];
  /** The steps that have been looked at, by what is laid. */
  readonly steps: Map<number, Step>;
}

/** The sea after an island is laid, and as what each kind of card counts there. */
export interface Step {
  readonly to: Stage;
  readonly as: readonly number[];
}

/** 5.7 No hand is larger than ten; and there may be no dead card in it. */
const DEAD_IN_HAND = 11;
/** 5.7 Six extra cards are still to be drawn, or fewer, or nobody departs. */
const EXTRAS = 8;

export const noCards = (count: number): Counts => {
  const cards: Counts = [];
  while (cards.length < count) cards.push(0);
  return cards;
};

/** Adds a card to a hand, where the second of a kind is as good as dead. Returns as what it counts. */
export const hold = (hand: Counts, kind: number): number => {
  const as = kind !== DEAD && (hand[kind] as number) > 0 ? DEAD : kind;
  hand[as] = (hand[as] as number) + 1;
  return as;
};

/** `islands` are those that could be in the hand or among the unseen at any time. */
export const stageOf = (sea: readonly Card[], islands: readonly Card[]): Stage => {
  const kinds = kindsOf(sea, islands);
  const bounds = noCards(kinds.count).fill(1);
  bounds[DEAD] = islands.length + 1;
  bounds[ARRIVING] = ARRIVALS + 1;
  bounds[DEPARTING] = 2;
  for (const kind of kinds.kindOf.values()) bounds[kind] = (bounds[kind] as number) + 1;
  return { ...kinds, sea, chances: new Map(), bounds, steps: new Map() };
};

export const stepTo = (from: Stage, to: Stage): Step => {
  const asIsland = ({ card }: { readonly card: Card }): number => to.kindOf.get(card) ?? DEAD;
  return { to, as: [DEAD, ARRIVING, DEPARTING, ...from.ofIslands.map(asIsland)] };
};

/** The same hand after a step. */
export const handAfter = ({ to, as }: Step, hand: Counts): Counts => {
  const made = noCards(to.count);
  made[DEAD] = hand[DEAD] as number;
  for (let kind = DEAD + 1; kind < hand.length; kind++) if (hand[kind] !== 0) hold(made, as[kind] as number);
  return made;
};

/** The same unseen cards after a step. */
export const unseenAfter = ({ to, as }: Step, unseen: Counts): Counts => {
  const made = noCards(to.count);
  for (let kind = 0; kind < unseen.length; kind++) {
    const now = as[kind] as number;
    made[now] = (made[now] as number) + (unseen[kind] as number);
  }
  return made;
};

/** Whether each position of a sea can have a number of its own. */
export const isCountable = ({ bounds }: Stage): boolean =>
  bounds.reduce((product, bound) => product * 2 * bound, DEAD_IN_HAND * EXTRAS) < Number.MAX_SAFE_INTEGER;

/** The number of a position; while somebody departs, with so many extra cards to be drawn. Each has its own. */
export const numberOf = ({ bounds, count }: Stage, hand: Counts, unseen: Counts, extra?: number): number => {
  let number = extra === undefined ? 0 : extra + 1;
  number = (number * DEAD_IN_HAND + (hand[DEAD] as number)) * (bounds[DEAD] as number) + (unseen[DEAD] as number);
  for (let kind = DEAD + 1; kind < count; kind++)
    number = (number * 2 + (hand[kind] as number)) * (bounds[kind] as number) + (unseen[kind] as number);
  return number;
};

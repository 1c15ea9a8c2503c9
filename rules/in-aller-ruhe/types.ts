import type { Outcome, Seat, ToAct, Viewer } from '../core/index.js';
import type { Card } from './cards.js';
import type { Gaps, Space } from './sea.js';

export interface Options {
  /** Islands taken out unseen before the deal: 0, or a level of 9.1. */
  readonly islandsRemoved: number;
  /** 8.3 A turn that begins with fewer than two cards is lost. */
  readonly strict: boolean;
}

/**
 * `turn`: the active player acts. `pledge`: a departure card lies, everybody names a number.
 * `give`: everybody discards what they pledged.
 */
export const PHASES = ['deal', 'turn', 'pledge', 'give', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Move =
  | {
      readonly type: 'deal';
      readonly first: Seat;
      readonly hands: readonly (readonly Card[])[];
      /** Top card first. */
      readonly piles: readonly (readonly Card[])[];
      readonly removed: readonly Card[];
    }
  | { readonly type: 'lay'; readonly card: Card; readonly space: Space; readonly pay: readonly Card[] }
  | { readonly type: 'depart' }
  | { readonly type: 'pledge'; readonly count: number }
  | { readonly type: 'give'; readonly cards: readonly Card[] }
  | { readonly type: 'arrive' }
  | { readonly type: 'discard'; readonly cards: readonly Card[] };

export const LOSSES = ['no-action', 'too-few-cards', 'eight-impossible'] as const;
export type Loss = (typeof LOSSES)[number];

/** What everybody at the table can see; a state and a view both have it, so rule functions take either. */
export interface Open {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly sea: readonly Card[];
  /** How many spaces are open. */
  readonly open: number;
  readonly departedBy: Seat | null;
  /** This round's pledges; null for a seat that has not named its number yet. */
  readonly pledges: readonly (number | null)[];
  /** Who has discarded what they pledged. */
  readonly given: readonly boolean[];
}

/** The whole table. Plain data; changed in place by `play` alone, and only on a copy. */
export interface State extends Open {
  phase: Phase;
  turn: Seat;
  first: Seat;
  readonly sea: Card[];
  readonly gaps: Gaps;
  open: number;
  departedBy: Seat | null;
  /** Ascending, so that the order of a hand tells nothing. */
  readonly hands: Card[][];
  /** The top card is the last one. */
  readonly piles: Card[][];
  /** Discards, in the order in which they were thrown. */
  readonly thrown: Card[][];
  readonly removed: Card[];
  readonly pledges: (number | null)[];
  /** The pledges of the round before, while a new one is being made. */
  readonly offers: (number | null)[];
  /** Which round of pledges this is, from 1; 0 outside the departure. */
  round: number;
  readonly given: boolean[];
  /** Cards that a seat drew since it last showed that it holds no departure card: one of them may be it. */
  readonly fresh: number[];
  /** How many cards a seat had thrown when the departure was placed. */
  readonly thrownBefore: number[];
  outcome: TeamOutcome | null;
}

export type TeamOutcome = Extract<Outcome, { kind: 'team' }> & { readonly reason: 'arrived' | Loss };

export type Event =
  | { readonly type: 'dealt'; readonly first: Seat; readonly piles: readonly number[]; readonly removed: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly space: Space; readonly price: number }
  | {
      readonly type: 'threw';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: 'price' | 'two' | 'eight';
    }
  | { readonly type: 'departed'; readonly seat: Seat }
  | { readonly type: 'pledged'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'pledges-missed'; readonly round: number; readonly sum: number }
  | { readonly type: 'pledges-settled'; readonly pledges: readonly number[] }
  | { readonly type: 'arrived'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: TeamOutcome };

/** An event as one viewer sees it: cards that are not theirs are only counted. */
export type Shown =
  | Exclude<Event, { type: 'drew' | 'threw' }>
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | {
      readonly type: 'threw';
      readonly seat: Seat;
      readonly count: number;
      readonly why: 'price' | 'two' | 'eight';
      readonly cards?: readonly Card[];
    };

export type HandView =
  { readonly kind: 'own'; readonly cards: readonly Card[] } | { readonly kind: 'closed'; readonly count: number };

/** What one viewer sees: an allow-list, field by field. */
export interface View extends Open {
  readonly viewer: Viewer;
  readonly toAct: ToAct;
  readonly first: Seat;
  readonly hands: readonly HandView[];
  /** How many cards lie in each pile, and on each discard pile. */
  readonly piles: readonly number[];
  readonly thrown: readonly number[];
  /** 7.2 The viewer's own discards, as remembered: a bot may use them, a screen does not show them. */
  readonly remembered: readonly Card[];
  readonly offers: readonly (number | null)[];
  readonly round: number;
  readonly fresh: readonly number[];
  readonly thrownBefore: readonly number[];
  readonly outcome: TeamOutcome | null;
}

export const CODES = [
  'game-over',
  'not-dealt',
  'not-your-turn',
  'card-not-held',
  'not-an-island',
  'no-such-space',
  'space-taken',
  'not-ascending',
  'price-too-high',
  'wrong-payment',
  'departure-first',
  'departure-placed',
  'departing',
  'not-departing',
  'already-pledged',
  'pledge-out-of-range',
  'pledges-first',
  'already-given',
  'wrong-number-given',
  'sea-not-full',
  'no-departure-yet',
  'not-two-cards',
  'bad-deal',
] as const;
export type Code = (typeof CODES)[number];

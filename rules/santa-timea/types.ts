import type { Outcome, Seat, ToAct, Viewer } from '../core/index.js';
import type { Card, Direction, Wind } from './cards.js';
import type { Hoard } from './hoard.js';

export interface Options {
  /** The professional game: forecast, carried wind cards, pairs and minus points. */
  readonly professional: boolean;
  /** How many rounds are played, 1 to 5; the rule is 5. */
  readonly rounds: number;
  /** 3.6 Every trick of the round may be looked at; only the last one where it is left out. */
  readonly openTricks?: boolean;
}

/**
 * `trick`: cards are played one after the other. `sets`: those with a choice at the evaluation of
 * the professional game make it secretly, in any order.
 */
export const PHASES = ['deal', 'trick', 'sets', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Move =
  | {
      readonly type: 'deal';
      /** Who leads the first trick of the game; null in later rounds, where the points decide. */
      readonly first: Seat | null;
      readonly hands: readonly (readonly Card[])[];
      /** The twelve wind cards of the round, in the order in which they will be played for. */
      readonly winds: readonly Wind[];
      /** Three wind cards that stay out of this round; none in the basic game. */
      readonly forecast: readonly Wind[];
    }
  | { readonly type: 'play'; readonly card: Card }
  /** Which sets are laid aside, of those where there is a choice; ascending. */
  | { readonly type: 'sets'; readonly directions: readonly Direction[] };

/** A trick that is over. */
export interface Trick {
  readonly leader: Seat;
  /** From the leader on, clockwise. */
  readonly cards: readonly Card[];
  readonly wind: Wind;
  /** Who took the wind card; null if only ties were left. */
  readonly taker: Seat | null;
  /** What they took: the wind card, and those carried from earlier tricks. */
  readonly taken: readonly Wind[];
  readonly nextLeader: Seat;
}

/** One player's line in the evaluation of one round. */
export interface SheetLine {
  /** Every wind card that was collected, ascending. */
  readonly collected: readonly Wind[];
  /** Directions whose set 1-2-3 was laid aside. */
  readonly sets: readonly Direction[];
  readonly damage: number;
  /** From 1; shared places are equal. */
  readonly place: number;
  readonly placePoints: number;
  /** Professional game; 0 in the basic game. */
  readonly pairPoints: number;
  readonly minusPoints: number;
  /** placePoints + pairPoints − minusPoints. */
  readonly points: number;
}

/** What a state and a view both have, so that rule functions take either. */
export interface Open {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** From 1 to 12. */
  readonly trick: number;
  /** Who led the first trick of this round. */
  readonly starter: Seat;
  /** Who led this trick. */
  readonly leader: Seat;
  /** Who plays next in this trick. */
  readonly turn: Seat;
  readonly forecast: readonly Wind[];
  /** Wind cards that nobody took (professional game); after the twelfth trick they are out of the game. */
  readonly carried: readonly Wind[];
  readonly points: readonly number[];
  /** Rounds with the least damage, by seat: the tie-break. */
  readonly roundsWon: readonly number[];
}

/** The whole table. Plain data; changed in place by `play` alone, and only on a copy. */
export interface State extends Open {
  phase: Phase;
  round: number;
  trick: number;
  starter: Seat;
  leader: Seat;
  turn: Seat;
  /** How many cards of this trick have been played. */
  laid: number;
  readonly forecast: Wind[];
  readonly carried: Wind[];
  readonly points: number[];
  readonly roundsWon: number[];
  /** Ascending, so that the order of a hand tells nothing. */
  readonly hands: Card[][];
  /** The cards played in this round, twelve tricks of as many as there are seats, each from its leader on; see `UNPLAYED`. */
  readonly log: Card[];
  /** Who led each trick of this round so far. */
  readonly leaders: Seat[];
  /** All twelve wind cards of the round, open or not. */
  readonly winds: Wind[];
  /** By seat: the wind cards taken in this round, as a hoard. */
  readonly collected: Hoard[];
  /** By round, then by seat: a hoard and the sets laid aside of it, as one number. The score sheet follows from it. */
  readonly ledger: number[];
  /** By seat: the sets chosen at the evaluation as a bit for each direction; null before, or where there is no choice. */
  readonly chosen: (number | null)[];
}

export type RankingOutcome = Extract<Outcome, { kind: 'ranking' }>;

export type Event =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      readonly hands: readonly (readonly Card[])[];
      /** The wind cards that lie open now. */
      readonly row: readonly Wind[];
      readonly forecast: readonly Wind[];
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'trick-ended';
      readonly number: number;
      readonly trick: Trick;
      /** The wind card that was turned up afterwards, if there was one left to turn up. */
      readonly revealed: Wind | null;
      /** 9.2 Whether the wind card, taken by nobody, waits for the taker of the next one. */
      readonly carried: boolean;
    }
  | { readonly type: 'sets-chosen'; readonly seat: Seat; readonly directions: readonly Direction[] }
  | { readonly type: 'evaluated'; readonly round: number; readonly lines: readonly SheetLine[] }
  | { readonly type: 'ended'; readonly outcome: RankingOutcome };

/** An event as one viewer sees it. */
export type Shown =
  | Exclude<Event, { type: 'dealt' | 'sets-chosen' }>
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly starter: Seat;
      /** The viewer's own cards; absent for a watcher. */
      readonly hand?: readonly Card[];
      readonly row: readonly Wind[];
      readonly forecast: readonly Wind[];
    }
  /** Another player's choice stays secret until the evaluation. */
  | { readonly type: 'sets-chosen'; readonly seat: Seat; readonly directions?: readonly Direction[] };

export type HandView =
  { readonly kind: 'own'; readonly cards: readonly Card[] } | { readonly kind: 'closed'; readonly count: number };

/** What one viewer sees: an allow-list, field by field. */
export interface View extends Open {
  readonly viewer: Viewer;
  readonly toAct: ToAct;
  readonly hands: readonly HandView[];
  /** Cards of this trick, from the leader on. */
  readonly played: readonly Card[];
  /** Steering cards of the earlier tricks of this round, in the order in which they were played. */
  readonly gone: readonly Card[];
  /** The leader of each earlier trick of this round: with `gone`, who played what. */
  readonly leaders: readonly Seat[];
  readonly lastTrick: Trick | null;
  /** 3.6 All tricks of this round that are over, where they lie open. */
  readonly tricks?: readonly Trick[];
  /** By seat: the wind cards taken in this round, ascending. */
  readonly collected: readonly (readonly Wind[])[];
  /** The evaluations so far, by round, then by seat. */
  readonly sheet: readonly (readonly SheetLine[])[];
  /** The open wind cards: the one that is played for, and the next ones while there are any. */
  readonly row: readonly Wind[];
  /** The wind cards of the earlier tricks of this round. */
  readonly blown: readonly Wind[];
  /** Who has chosen their sets at this evaluation; false for those who have no choice. */
  readonly chosen: readonly boolean[];
  /** The directions where the viewer can choose between set and pairs, empty if there are none or all is chosen. */
  readonly choices: readonly Direction[];
  /** What the viewer has chosen; null before. */
  readonly ownChoice: readonly Direction[] | null;
  readonly outcome: RankingOutcome | null;
}

export const CODES = [
  'game-over',
  'not-dealt',
  'not-your-turn',
  'card-not-held',
  'bride-led',
  'choosing-sets',
  'not-choosing-sets',
  'no-choice',
  'already-chosen',
  'set-not-held',
  'no-choice-there',
  'bad-deal',
] as const;
export type Code = (typeof CODES)[number];

import type { Outcome, Seat, ToAct, Viewer } from '../core/index.js';
import type { Card } from './cards.js';
import type { Added, AddedParts } from './chapters/terms.js';
import type { Gaps, Space } from './sea.js';

/** 3.6 As printed; numbers and spaces stay secret; everything may be said. */
export const SILENCES = ['silent', 'discreet', 'open'] as const;

interface BasicOptions {
  /** Islands taken out unseen before the deal: 0, or a level of 9.1. */
  readonly islandsRemoved: number;
  /** 8.3 A turn that begins with fewer than two cards is lost. */
  readonly strict: boolean;
  /** One of the variants, which exclude the expansions. */
  readonly variant?: Variant;
  /** What may be said at the table; silent where it is left out. */
  readonly silence?: (typeof SILENCES)[number];
}

/** What chapters add is left out where they are not in play. */
export type Options = BasicOptions & AddedParts<'options'>;

export type Variant = 'none' | Added<'variant'>;

/**
 * `turn`: the active player acts. `pledge`: a departure card lies, everybody names a number.
 * `give`: everybody discards what they pledged. The others belong to chapters.
 */
export type Phase = 'deal' | 'turn' | 'pledge' | 'give' | 'over' | Added<'phase'>;

/** What the draws that are due belong to: opening hands, the extra cards of a departure, the end of a turn. */
export const STAGES = ['opening', 'departure', 'turn'] as const;
type Stage = (typeof STAGES)[number];

/** The moves of the standard game. */
export type BasicMove =
  | {
      readonly type: 'deal';
      readonly first: Seat;
      readonly hands: readonly (readonly Card[])[];
      /** Top card first. */
      readonly piles: readonly (readonly Card[])[];
      readonly removed: readonly Card[];
      /** A further pile, where there is one. Top card first. */
      readonly deck?: readonly Card[];
    }
  | { readonly type: 'lay'; readonly card: Card; readonly space: Space; readonly pay: readonly Card[] }
  | { readonly type: 'depart' }
  | { readonly type: 'pledge'; readonly count: number }
  | {
      readonly type: 'give';
      readonly cards: readonly Card[];
      /** How many more cards come unseen from the player's own pile; left out where there are none. */
      readonly unseen?: number;
    }
  | { readonly type: 'arrive' }
  | { readonly type: 'discard'; readonly cards: readonly Card[] };

export type Move = BasicMove | Added<'move'>;

const BASIC: readonly string[] = ['deal', 'lay', 'depart', 'pledge', 'give', 'arrive', 'discard'];
export const isBasic = <M extends Move>(move: M): move is Extract<M, BasicMove> => BASIC.includes(move.type);

export type Deal = Extract<Move, { type: 'deal' }>;
export type PlayersMove = Exclude<Move, { type: 'deal' }>;

export const LOSSES = ['no-action', 'too-few-cards', 'eight-impossible'] as const;
export type Loss = (typeof LOSSES)[number];

/** What everybody at the table can see; a state and a view both have it, so rule functions take either. */
interface BasicOpen {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly sea: readonly Card[];
  /** How many spaces are open. */
  readonly open: number;
  readonly departedBy: Seat | null;
  readonly stage: Stage;
  /** Who still has to draw before the game goes on. */
  readonly due: readonly boolean[];
  /** How many extra cards the next one still has to draw at a departure (5.6, 5.7). */
  readonly extra: number;
  /** Cards, or how many there are. */
  readonly piles: readonly (readonly Card[] | number)[];
  /** This round's pledges; null for a seat that has not named its number yet. */
  readonly pledges: readonly (number | null)[];
  /** Who has discarded what they pledged. */
  readonly given: readonly boolean[];
}
export type Open = BasicOpen & AddedParts<'open'>;

/** The whole table. Plain data; changed in place by `play` alone, and only on a copy. */
export type State = BasicState & AddedParts<'state'>;

interface BasicState extends BasicOpen {
  phase: Phase;
  turn: Seat;
  first: Seat;
  readonly sea: Card[];
  /** Where numbers still fit, route by route. */
  readonly gaps: Gaps[];
  open: number;
  departedBy: Seat | null;
  stage: Stage;
  readonly due: boolean[];
  extra: number;
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

/** What cards are discarded for. */
export type ThrowReason = 'price' | 'two' | 'eight' | Added<'reason'>;

export type Event = BasicEvent | Added<'event'>;

export type BasicEvent =
  | { readonly type: 'dealt'; readonly first: Seat; readonly piles: readonly number[]; readonly removed: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly space: Space; readonly price: number }
  | {
      readonly type: 'threw';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly why: ThrowReason;
    }
  | { readonly type: 'departed'; readonly seat: Seat }
  | { readonly type: 'pledged'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'pledges-missed'; readonly round: number; readonly sum: number }
  | { readonly type: 'pledges-settled'; readonly pledges: readonly number[] }
  | { readonly type: 'arrived'; readonly seat: Seat }
  | { readonly type: 'gave-unseen'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'ended'; readonly outcome: TeamOutcome };

/** An event as one viewer sees it: cards that are not theirs are only counted. */
export type Shown =
  | Exclude<Event, { type: 'drew' | 'threw' | Added<'shown'>['type'] }>
  | Added<'shown'>
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | {
      readonly type: 'threw';
      readonly seat: Seat;
      readonly count: number;
      readonly why: ThrowReason;
      readonly cards?: readonly Card[];
    };

export type HandView =
  { readonly kind: 'own'; readonly cards: readonly Card[] } | { readonly kind: 'closed'; readonly count: number };

/** What one viewer sees: an allow-list, field by field. */
export type View = BasicView & AddedParts<'open'> & AddedParts<'view'>;

interface BasicView extends BasicOpen {
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
  /** How many cards each seat gave at the departure without anybody seeing them (12.4). */
  readonly unseen?: readonly number[];
}

export type { Code } from './refusals.js';

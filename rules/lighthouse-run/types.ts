import type { Outcome, Seat, ToAct, Viewer } from '../core/index.js';
import type { Mode, Reason } from './modes.js';

export type { Mode, Reason };

export interface Options {
  readonly mode: Mode;
}

/** A colour of ships: red, blue, green, yellow. One per seat; `erik` adds one, `fleet` gives each seat two. */
export type Colour = number;

/** A space of the river, from 1; 0 is the start. */
export type Space = number;

/** Where a lighthouse stands, 0 to 5 from the start to the harbour. */
export type Place = number;

/** One of the six lighthouses by its own colour and symbol, 0 to 5: an index into the box's `towers`. */
export type Tower = number;

/**
 * A movement card: an index into the box's `cards`. All colours have the same set. Cards that are alike in print are
 * one card that is there more than once, and go by the first of their indices: a hand may hold it twice.
 */
export type Card = number;

export const MOVEMENTS = ['solo', 'group', 'coop'] as const;
export type Movement = (typeof MOVEMENTS)[number];

export interface MovementCard {
  readonly movement: Movement;
  readonly steps: number;
  /** The lighthouse that has to be lit, by name; null for cards that show all six. */
  readonly tower: string | null;
}

/** What is in the box and printed on the board: the one thing that an owner may correct. */
export interface Box {
  /** The six lighthouses by name. */
  readonly towers: readonly string[];
  /** How many spaces each lighthouse lights, from the start on; the harbour comes after them. */
  readonly sections: readonly number[];
  /** Spaces that are always lit, at the end of the river. */
  readonly harbour: number;
  /** The space of each white ship symbol: the first is worth 1 point, the last 12. */
  readonly symbols: readonly Space[];
  /** The space of each cloud symbol after the start of its track: 0 while it is over the sea. One for each round. */
  readonly cloud: readonly Space[];
  readonly cards: readonly MovementCard[];
}

export const PHASES = ['deal', 'turn', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** Where a beacon is taken from and where it is put. */
export interface Shift {
  readonly from: Place;
  readonly to: Place;
}

export type Move =
  | {
      readonly type: 'deal';
      readonly first: Seat;
      /** Which lighthouse stands in which place. */
      readonly towers: readonly Tower[];
      /** By colour, the top card first: the first three are the hand (Erik has none). */
      readonly decks: readonly (readonly Card[])[];
    }
  | {
      readonly type: 'sail';
      /** Whose card set the card is from: one's own colour, one of two with the great fleet. */
      readonly colour: Colour;
      readonly card: Card;
      /** Null if no beacon is moved: waived, or the forced lighthouse is lit already. */
      readonly beacon: Shift | null;
      /** The space that the ships leave, 0 for the start; null if no ship can be chosen. */
      readonly from: Space | null;
      /** Whether the bonus of a coop card is taken. */
      readonly bonus: boolean;
    };

/** What everybody at the table can see; a state and a view both have it, so rule functions take either. */
export interface Open {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** From 1 to 12. */
  readonly round: number;
  /** Who began this round. */
  readonly first: Seat;
  readonly turn: Seat;
  /** How many cards were played in this round. */
  readonly playedThisRound: number;
  readonly towers: readonly Tower[];
  /** By place. */
  readonly lit: readonly boolean[];
  /** How often the cloud has moved, 0 to 12. */
  readonly cloud: number;
  /** By colour: the spaces of its five ships, a ship keeping its index. */
  readonly ships: readonly (readonly Space[])[];
  /** By colour, in the order in which they were played. */
  readonly played: readonly (readonly Card[])[];
  /** Great fleet: the colour of the card that a seat played last in this round; null before, and in the other modes. */
  readonly used: readonly (Colour | null)[];
}

/** The whole table. Plain data; changed in place by `play` alone, and only on a copy. */
export interface State extends Open {
  phase: Phase;
  round: number;
  first: Seat;
  turn: Seat;
  playedThisRound: number;
  readonly towers: Tower[];
  readonly lit: boolean[];
  cloud: number;
  readonly ships: Space[][];
  readonly played: Card[][];
  readonly used: (Colour | null)[];
  /** By colour, ascending, so that the order tells nothing; Erik holds none. */
  readonly hands: Card[][];
  /** By colour; the top card is the last one. */
  readonly piles: Card[][];
}

export type RankingOutcome = Extract<Outcome, { kind: 'ranking' }> & { readonly reason: Reason };

/** Some ships that moved together. */
export interface Voyage {
  readonly colour: Colour;
  readonly ship: number;
  readonly from: Space;
  readonly to: Space;
}

export type Event =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly towers: readonly Tower[];
      /** One for each colour that a player sails: not Erik's. */
      readonly hands: readonly { readonly seat: Seat; readonly colour: Colour; readonly cards: readonly Card[] }[];
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly colour: Colour; readonly card: Card }
  | {
      readonly type: 'beacon';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      /** The lighthouse that went dark and the one that is lit now. */
      readonly dark: Tower;
      readonly lit: Tower;
    }
  /**
   * Ships that were chosen for a card and moved up to the number of the card, maybe not at all; `by` is null when Erik moved
   * them. `lost` counts steps that darkness or the end of the river took.
   */
  | {
      readonly type: 'sailed';
      readonly by: Seat | null;
      readonly bonus: boolean;
      readonly voyages: readonly Voyage[];
      readonly lost: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly colour: Colour; readonly card: Card }
  | { readonly type: 'erik-played'; readonly card: Card }
  | {
      readonly type: 'cloud-moved';
      readonly round: number;
      readonly space: Space;
      /** Ships caught by this move. */
      readonly caught: readonly { readonly colour: Colour; readonly ship: number; readonly space: Space }[];
    }
  | {
      readonly type: 'ended';
      readonly outcome: RankingOutcome;
      /** By colour, Erik's among them. */
      readonly points: readonly number[];
    };

/** An event as one viewer sees it. */
export type Shown =
  | Exclude<Event, { type: 'dealt' | 'drew' }>
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly towers: readonly Tower[];
      /** The viewer's own cards by colour; absent for a watcher. */
      readonly hands?: readonly { readonly colour: Colour; readonly cards: readonly Card[] }[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly colour: Colour; readonly card?: Card };

export type HandView =
  { readonly kind: 'own'; readonly cards: readonly Card[] } | { readonly kind: 'closed'; readonly count: number };

/** What one viewer sees: an allow-list, field by field. */
export interface View extends Open {
  readonly viewer: Viewer;
  readonly toAct: ToAct;
  /** By colour. */
  readonly hands: readonly HandView[];
  /** By colour. */
  readonly piles: readonly number[];
  readonly outcome: RankingOutcome | null;
}

export const CODES = [
  'game-over',
  'not-dealt',
  'not-your-turn',
  'not-your-colour',
  'colour-played',
  'card-not-held',
  'beacon-forced',
  'beacon-elsewhere',
  'tower-lit-already',
  'beacon-from-dark',
  'beacon-onto-lit',
  'no-such-place',
  'no-ship-there',
  'ship-caught',
  'group-from-start',
  'ship-needed',
  'no-bonus',
  'bad-deal',
] as const;
export type Code = (typeof CODES)[number];

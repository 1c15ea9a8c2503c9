import type { Outcome, Seat } from '../core/index.js';
import type { Card } from './cards.js';
import type { Row } from './rows.js';

export const STORM_NAMES = ['yellow', 'violet', 'orange'] as const;
export type StormName = (typeof STORM_NAMES)[number];

/** Chapter 10 */
export interface RockPart {
  /** The row that it blocks; null before it is placed, and when it is gone. */
  row: Row | null;
  gone: boolean;
  /** Whether it has to be moved before hands are refilled. */
  due: boolean;
}

/** Chapter 11 */
export interface MonstersPart {
  /** Islands that left the game, each with a monster. */
  readonly destroyed: Card[];
  /** Who is known to hold a monster, since it was announced. */
  readonly holds: boolean[];
  /** Cards that a seat drew since it last showed that it holds no monster. */
  readonly fresh: number[];
}

/** Chapter 12, as everybody sees it. */
interface Weather {
  /** How many storms lie before each seat, and on each row. */
  readonly yellow: number[];
  readonly orange: number[];
  readonly violet: number[];
  /** How many storms of each colour have left the game. */
  readonly calmed: number[];
  /** Compasses by seat, and how many are left to be earned. */
  readonly compasses: number[];
  supply: number;
  /** Compasses that have been earned and are to be handed out. */
  earned: number;
  /** A storm that was drawn and has not taken effect. */
  blowing: StormName | null;
  /** Who has answered whether it shall blow. */
  readonly asked: boolean[];
  /** Who may give unseen cards: a yellow storm lay before them when the departure was played. */
  readonly blind: boolean[];
}

export interface StormsPart extends Weather {
  /** Cards given at the departure that nobody has seen. */
  readonly unseen: Card[][];
}

export type Side = 'sun' | 'moon';

/** Chapter 15 */
export interface DayNightPart {
  /** Which side of all hands is up. */
  up: Side;
  /** How many compasses have been drawn. */
  drawn: number;
  /** How the island on each space lies; null where there is none. */
  readonly sides: (Side | null)[];
}

export type Ranking = Extract<Outcome, { kind: 'ranking' }> & { readonly reason: 'sea-full' | 'hands-empty' };

/** A card that a seat took openly, when it had thrown so many. */
export interface Taken {
  readonly card: Card;
  readonly after: number;
}

/** Chapter 16 */
export interface DuelPart {
  /** Face up, the one to be taken next first. */
  readonly row: Card[];
  /** Whose island lies on each space. */
  readonly owners: (Seat | null)[];
  /** Cards that each seat took from the row and has not laid or shown since. */
  readonly taken: Taken[][];
  /** Hands that were shown and discarded. */
  readonly shown: Card[][];
  ranking: Ranking | null;
}

/** Chapter 17, as everybody sees it. */
export interface Exploration {
  /** The storm that covers a space, if any. */
  readonly storms: (Card | null)[];
  /** Cards that openly left the game. */
  readonly out: Card[];
  /** How many cards the active player has to pay now. */
  owed: number;
  /** Arrivals and compasses that each seat took secretly: how many cards it had thrown by then. */
  readonly secrets: number[][];
}

export interface PyramidPart extends Exploration {
  /** The exploration pile; the top card is the last one. */
  readonly deck: Card[];
  /** Cards discarded from piles that nobody has seen. */
  readonly unseen: Card[][];
}

/** Whatever chapters add that everybody can see. */
export interface OpenParts {
  readonly rock?: Readonly<RockPart>;
  readonly monsters?: Readonly<MonstersPart>;
  readonly storms?: Readonly<Weather>;
  readonly dayNight?: Readonly<DayNightPart>;
  readonly duel?: Readonly<DuelPart>;
  readonly pyramid?: Readonly<Exploration> & { readonly deck: readonly Card[] | number };
}

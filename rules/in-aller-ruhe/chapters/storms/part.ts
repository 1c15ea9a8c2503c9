import type { Card } from '../../cards.js';

export const STORM_NAMES = ['yellow', 'violet', 'orange'] as const;
export type StormName = (typeof STORM_NAMES)[number];

/** Chapter 12, as everybody sees it. */
export interface Weather {
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

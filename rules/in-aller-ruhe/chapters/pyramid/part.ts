import type { Card } from '../../cards.js';

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

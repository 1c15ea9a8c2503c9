import type { Card } from '../../cards.js';

/** Chapter 11 */
export interface MonstersPart {
  /** Islands that left the game, each with a monster. */
  readonly destroyed: Card[];
  /** Who is known to hold a monster, since it was announced. */
  readonly holds: boolean[];
  /** Cards that a seat drew since it last showed that it holds no monster. */
  readonly fresh: number[];
}

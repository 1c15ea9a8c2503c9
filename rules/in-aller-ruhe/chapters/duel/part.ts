import type { Outcome, Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';

export type Ranking = Extract<Outcome, { kind: 'ranking' }> & { readonly reason: 'sea-full' | 'hands-empty' };

/** A card that a seat took openly, and how many it had thrown by then. */
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

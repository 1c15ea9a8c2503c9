import type { Rng } from '@seekiste/rules/core';

/** View in, move out: a bot is handed what its seat sees and nothing else, so it cannot peek. */
export interface Bot {
  readonly name: string;
  /** Throws on a view in which its seat has nothing to do. The same view and generator give the same move. */
  choose(view: unknown, rng: Rng): unknown;
}

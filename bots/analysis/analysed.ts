import type { AnyGame, OptionValues, Seat } from '@seekiste/rules/core';
import type { JudgedMove } from './curve.js';
import type { Beliefs, Guide, Seen } from '../search/index.js';

/** A game as the analysis needs it. Methods, so that games with types of their own fit in. */
export interface Analysed {
  readonly game: AnyGame;
  /** How sailors play on, which moves come into question, and which worlds are likely. */
  readonly guide: Guide<unknown> & Beliefs<unknown, Seen>;
  /** The kernel's code of a move; without it, the code is looked up among all moves. */
  codeOf?(state: unknown, seat: Seat, move: unknown): number;
  /** What speaks for a move, as far as its player can see. */
  reasonFor(view: unknown, seat: Seat, move: unknown): NonNullable<JudgedMove['reason']>;
  /** Moves that differ only in what hardly matters share a name. */
  ideaOf(move: unknown): string;
  /** Every kind of move with its exact chance, from 0 to 1 and best first, where what follows can be reckoned. */
  solved?(view: unknown, seat: Seat): readonly SolvedMove[] | undefined;
  /** What a decision of a playout takes with these options, roughly, in thousandths of a millisecond. */
  cost(options: OptionValues): number;
}

/** A move, and the chance to win after it if all is done right from then on. */
export interface SolvedMove {
  readonly move: unknown;
  readonly chance: number;
}

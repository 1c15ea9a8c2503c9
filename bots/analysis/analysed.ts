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
  /** What a decision of a playout takes with these options, roughly, in thousandths of a millisecond. */
  cost(options: OptionValues): number;
}

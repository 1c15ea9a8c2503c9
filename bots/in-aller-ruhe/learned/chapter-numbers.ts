import type { State } from '@seekiste/rules/in-aller-ruhe';
import type { Afterwards } from './table-numbers.js';

/** What a network goes by besides, where chapters have a say: so many numbers for every gap and for the table, all near 0. */
export interface ChapterNumbers {
  readonly gapNumbers: number;
  readonly tableNumbers: number;
  /** Both write from `to` on; the table is that after an idea, whose code is given. */
  writeGap(state: State, gap: number, out: Float64Array, to: number): void;
  writeTable(state: State, code: number, after: Afterwards, out: Float64Array, to: number): void;
}

import { COLUMNS, SPACES } from './sea.js';

/** Where a space lies: columns from the left, rows from the bottom, both from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The place of every space of a sea, along the sequence. */
export type Chart = readonly Place[];

/** Spaces side by side, the first one here. */
export const strip = (length: number, { column, row }: Place): Chart =>
  Array.from({ length }, (_, i) => ({ column: column + i, row }));

/** 1.1 Six rows of six. */
export const SQUARE: Chart = Array.from({ length: SPACES / COLUMNS }, (_, row) =>
  strip(COLUMNS, { column: 0, row }),
).flat();

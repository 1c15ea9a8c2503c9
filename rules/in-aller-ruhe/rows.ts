import { COLUMNS, OPEN, type Sea, type Space } from './sea.js';

/** A row of the sea, 0 to 5 from the bottom. */
export type Row = number;

export const ROWS: readonly Row[] = [0, 1, 2, 3, 4, 5];

export const rowOf = (space: Space): Row => Math.floor(space / COLUMNS);

export const hasGap = (sea: Sea, row: Row): boolean => {
  for (let space = row * COLUMNS; space < (row + 1) * COLUMNS; space++) if (sea[space] === OPEN) return true;
  return false;
};

/** How many rows are full. */
export const fullRows = (sea: Sea): number => {
  let full = 0;
  for (const row of ROWS) if (!hasGap(sea, row)) full++;
  return full;
};

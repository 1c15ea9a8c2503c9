import { COLUMNS, SPACES, type Space, type View } from '@seekiste/rules/in-aller-ruhe';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a space is drawn, columns from the left. */
interface Cell {
  readonly space: Space;
  readonly column: number;
}

/** How a sea is drawn: its rows, the top one first, each from left to right. */
export interface Shape {
  readonly kind: 'square' | 'arch' | 'pyramid';
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** Spaces along the route from left to right, from a column on. */
const strip = (from: Space, length: number, column: number): readonly Cell[] =>
  Array.from({ length }, (_, i) => ({ space: from + i, column: column + i }));

const SQUARE: Shape = {
  kind: 'square',
  columns: COLUMNS,
  rows: Array.from({ length: SPACES / COLUMNS }, (_, row) => strip(row * COLUMNS, COLUMNS, 0)).reverse(),
};

const ROOF = { from: 12, width: 7, height: 4 }; // 14.1
const PILLAR = { spaces: 6, width: 2, height: 3 };

/** 14.1 Two pillars stand under the ends of the roof. */
const ARCH: Shape = {
  kind: 'arch',
  columns: ROOF.width,
  rows: [
    ...Array.from({ length: PILLAR.height }, (_, row) => [
      ...strip(row * PILLAR.width, PILLAR.width, 0),
      ...strip(PILLAR.spaces + row * PILLAR.width, PILLAR.width, ROOF.width - PILLAR.width),
    ]),
    ...Array.from({ length: ROOF.height }, (_, row) => strip(ROOF.from + row * ROOF.width, ROOF.width, 0)),
  ].reverse(),
};

const STEPS = [11, 9, 7, 5, 3, 1]; // 17.1

/** 17.1 Each row of the pyramid stands on the middle of the one below. */
const PYRAMID: Shape = {
  kind: 'pyramid',
  columns: 11,
  rows: STEPS.map((length, row) => {
    const below = STEPS.slice(0, row).reduce((sum, spaces) => sum + spaces, 0);
    return strip(below, length, row);
  }).reverse(),
};

export const shapeOf = ({ options }: Pick<View, 'options'>): Shape => {
  switch (options.variant ?? 'none') {
    case 'arch':
      return ARCH;
    case 'pyramid':
      return PYRAMID;
    case 'day-night':
    case 'duel':
    case 'none':
      return SQUARE;
  }
};

const nearest = (cells: readonly Cell[], column: number): Cell | undefined =>
  [...cells].sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0];

/**
 * The space one step away, as the arrow keys go. Sideways they skip what is no space; upwards and
 * downwards they take the nearest one of the next row. The edge of the sea holds.
 */
export const neighbour = (view: Pick<View, 'options'>, space: Space, direction: Direction): Space => {
  const { rows } = shapeOf(view);
  const y = rows.findIndex(cells => cells.some(cell => cell.space === space));
  const row = rows[y] ?? [];
  const x = row.findIndex(cell => cell.space === space);
  const step = { left: row[x - 1], right: row[x + 1] };
  switch (direction) {
    case 'left':
    case 'right':
      return step[direction]?.space ?? space;
    case 'up':
    case 'down':
      return nearest(rows[y + (direction === 'up' ? -1 : 1)] ?? [], row[x]?.column ?? 0)?.space ?? space;
  }
};

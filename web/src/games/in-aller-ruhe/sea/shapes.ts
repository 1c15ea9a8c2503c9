import { chartOf, type Chart, type Space, type View } from '@seekiste/rules/in-aller-ruhe';

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

const KINDS = { arch: 'arch', pyramid: 'pyramid', 'day-night': 'square', duel: 'square', none: 'square' } as const;

const drawn = (kind: Shape['kind'], chart: Chart): Shape => {
  const last = (way: 'column' | 'row'): number => Math.max(...chart.map(place => place[way]));
  const cells = chart.map(({ column, row }, space) => ({ space, column, row }));
  return {
    kind,
    columns: last('column') + 1,
    rows: Array.from({ length: last('row') + 1 }, (_, row) => cells.filter(cell => cell.row === row)).reverse(),
  };
};

const known = new Map<Chart, Shape>();

/** The shape of a table, from where the rules say that its spaces lie. */
export const shapeOf = ({ options }: Pick<View, 'options'>): Shape => {
  const chart = chartOf(options);
  const shape = known.get(chart) ?? drawn(KINDS[options.variant ?? 'none'], chart);
  known.set(chart, shape);
  return shape;
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

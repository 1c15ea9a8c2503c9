import { refuse, type Refusal } from '@seekiste/rules/core';
import {
  COLUMNS,
  isEdge,
  isRightSide,
  OPEN,
  sheetsOf,
  SPACES,
  type Card,
  type Sheet,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { Side } from '../../art/palette.js';

/** A row of the standard sea, 0 to 5 from the bottom: what the rock and violet storms lie at. */
export type Row = number;

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

/** 16.3 Who sits first lays islands with the sun up, the other one with the moon. */
export const sideOfSeat = (seat: number): Side => (seat === 0 ? 'sun' : 'moon');

/** 15.5 Which side the islands of a row have to show in the end. */
export const sideOfHalf = (row: Row): Side => (isRightSide(row * COLUMNS, 'sun') ? 'sun' : 'moon');

/** How a hand's cards, or those just laid, are turned; nothing where sides do not matter. */
export const sideUp = ({ dayNight, duel, viewer }: View): Side | undefined =>
  dayNight?.up ?? (duel && viewer !== 'watcher' ? sideOfSeat(viewer) : undefined);

/** 16.8 The runs that bring points, as their spaces along the route, by seat. */
export const runsOf = (view: Pick<View, 'duel' | 'thrown'>): readonly (readonly (readonly Space[])[])[] =>
  sheetsOf(view).map(({ runs }, seat) => {
    const stretches: Space[][] = [];
    view.duel?.owners.forEach((owner, space, owners) => {
      if (owner !== seat) return;
      if (owners[space - 1] !== seat) stretches.push([]);
      stretches.at(-1)?.push(space);
    });
    return stretches.filter(({ length }) => runs.includes(length));
  });

/** What broke a tie on points, and the two numbers that did. */
export type Decision =
  { readonly by: 'laid' | 'thrown' | 'run'; readonly more: number; readonly less: number } | { readonly by: 'none' };

/** 16.8 On level points: more islands, fewer discards, the longest run; nothing where points decided. */
export const decidedBy = (sheets: readonly Sheet[]): Decision | undefined => {
  if (new Set(sheets.map(({ points }) => points)).size > 1) return undefined;
  const questions = {
    laid: ({ laid }: Sheet) => laid,
    thrown: ({ thrown }: Sheet) => thrown,
    run: ({ runs }: Sheet) => Math.max(0, ...runs),
  };
  for (const by of ['laid', 'thrown', 'run'] as const) {
    const answers = sheets.map(questions[by]);
    const [more, less] = [Math.max(...answers), Math.min(...answers)];
    if (more > less) return { by, more, less };
  }
  return { by: 'none' };
};

/** What blocks a row, if anything does; the rock first, where both lie there (13.1). */
export const blockOf = ({ rock, storms }: Pick<View, 'rock' | 'storms'>, row: Row): 'rock' | 'storm' | undefined => {
  if (rock?.row === row) return 'rock';
  return (storms?.violet[row] ?? 0) > 0 ? 'storm' : undefined;
};

const ROW_BLOCKS = {
  rock: { code: 'row-blocked-by-rock', clause: '10.2' },
  storm: { code: 'row-blocked-by-storm', clause: '12.5' },
} as const;

/** Why nothing may be laid on a space, whatever the card. */
const whyClosed = (view: View, space: Space): Refusal | undefined => {
  const { options, sea, pyramid } = view;
  const block = blockOf(view, Math.floor(space / COLUMNS));
  if (block) return refuse(ROW_BLOCKS[block].code, ROW_BLOCKS[block].clause, { space });
  if (pyramid && (pyramid.storms[space] ?? null) !== null) return refuse('storm-in-the-way', '17.6', { space });
  const pillarsStand = options.variant !== 'arch' || !sea.slice(0, ROOF.from).includes(OPEN);
  return pillarsStand || space < ROOF.from ? undefined : refuse('pillars-first', '14.3', { space });
};

/** What there is to see on a space besides its card. */
export interface Sight {
  /** Which side of the island is up, where that matters. */
  readonly side: Side | undefined;
  /** 15.5 It lies the wrong way round for the end. */
  readonly wrong: boolean;
  /** 16.3 */
  readonly owner: number | undefined;
  /** 17.6 */
  readonly storm: Card | undefined;
  /** 17.1 */
  readonly edge: boolean;
  readonly closed: Refusal | undefined;
}

export const sightOf = (view: View, space: Space): Sight => {
  const { dayNight, duel, pyramid, sea } = view;
  const owner = duel?.owners[space] ?? undefined;
  const turned = dayNight?.sides[space] ?? undefined;
  return {
    side: turned ?? (owner === undefined ? undefined : sideOfSeat(owner)),
    wrong: turned !== undefined && !isRightSide(space, turned),
    owner,
    storm: pyramid?.storms[space] ?? undefined,
    edge: pyramid !== undefined && isEdge(space),
    closed: sea[space] === OPEN ? whyClosed(view, space) : undefined,
  };
};

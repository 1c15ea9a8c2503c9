import { COLUMNS, OPEN, writeCard, writeSpace, type Space, type View } from '@seekiste/rules/in-aller-ruhe';

const WIDTH = 4;

type Lying = Pick<View, 'options' | 'sea' | 'dayNight' | 'duel' | 'pyramid'>;

const range = (from: Space, length: number): readonly Space[] => Array.from({ length }, (_, i) => from + i);

/** 15.3, 16.3 Which side of an island is up: in a duel, it says whose it is. */
const sideOf = ({ dayNight, duel }: Lying, space: Space): string => {
  const side = dayNight?.sides[space] ?? (duel ? (duel.owners[space] === 1 ? 'moon' : 'sun') : undefined);
  return side === undefined ? '' : side === 'sun' ? '☼' : '☾';
};

const cell = (view: Lying, space: Space, open: string): string => {
  if ((view.pyramid?.storms[space] ?? null) !== null) return `≈${open}`;
  const card = view.sea[space] ?? OPEN;
  return card === OPEN ? open : `${sideOf(view, space)}${writeCard(card)}`;
};

const line = (cells: readonly string[]): string => cells.map(text => text.padStart(WIDTH)).join('');

/** As on a chart: columns and rows named. */
const squareLines = (view: Lying): readonly string[] => [
  ` ${line(['A', 'B', 'C', 'D', 'E', 'F'])}`,
  ...range(0, view.sea.length / COLUMNS)
    .map(row => `${row + 1}${line(range(row * COLUMNS, COLUMNS).map(space => cell(view, space, '·')))}`)
    .reverse(),
];

/** Rows of spaces from the top, with `null` where the shape has none; open spaces are called by their names. */
const shapedLines = (view: Lying, rows: readonly (readonly (Space | null)[])[]): readonly string[] =>
  rows.map(row => line(row.map(space => (space === null ? '' : cell(view, space, writeSpace(space))))));

/** 14.1 The roof, four by seven, and under its ends the pillars, two by three. */
const ARCH = [
  ...[33, 26, 19, 12].map(from => range(from, 7)),
  ...[4, 2, 0].map(from => [...range(from, 2), null, null, null, ...range(from + 6, 2)]),
];

/** 17.1 Rows of 11, 9, 7, 5, 3 and 1 spaces, each on the middle of the one below. */
const PYRAMID = [
  [35, 1],
  [32, 3],
  [27, 5],
  [20, 7],
  [11, 9],
  [0, 11],
].map(([from = 0, length = 0]) => [...new Array<null>((11 - length) / 2).fill(null), ...range(from, length)]);

/** The sea in its shape, the row with the largest numbers on top. */
export const seaLines = (view: Lying): readonly string[] => {
  const { variant = 'none' } = view.options;
  switch (variant) {
    case 'arch':
      return shapedLines(view, ARCH);
    case 'pyramid':
      return shapedLines(view, PYRAMID);
    case 'day-night':
    case 'duel':
    case 'none':
      return squareLines(view);
  }
};

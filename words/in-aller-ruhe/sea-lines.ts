import { COLUMNS, OPEN, writeCard, writeSpace, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Shape } from './chapter.js';
import { CHAPTERS } from './chapters/index.js';

const WIDTH = 4;

const cell = (view: View, space: Space, open: string): string => {
  const card = view.sea[space] ?? OPEN;
  const marks = CHAPTERS.map(chapter => chapter.mark?.(view, space) ?? '').join('');
  return `${marks}${card === OPEN ? open : writeCard(card)}`;
};

const line = (cells: readonly string[]): string => cells.map(text => text.padStart(WIDTH)).join('');

/** As on a chart: columns and rows named. */
const squareLines = (view: View): readonly string[] => [
  ` ${line(['A', 'B', 'C', 'D', 'E', 'F'])}`,
  ...Array.from({ length: view.sea.length / COLUMNS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (__, column) => cell(view, row * COLUMNS + column, '·'));
    return `${row + 1}${line(cells)}`;
  }).reverse(),
];

/** Open spaces of other shapes are called by their names. */
const shapedLines = (view: View, shape: Shape): readonly string[] =>
  shape.map(row => line(row.map(space => (space === null ? '' : cell(view, space, writeSpace(space))))));

/** The sea in its shape, the row with the largest numbers on top. */
export const seaLines = (view: View): readonly string[] => {
  const shape = CHAPTERS.map(chapter => chapter.shape?.(view)).find(found => found !== undefined);
  return shape ? shapedLines(view, shape) : squareLines(view);
};

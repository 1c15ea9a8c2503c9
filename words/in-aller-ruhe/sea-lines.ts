import { chartOf, OPEN, writeCard, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import { CHAPTERS } from './chapters/index.js';

const WIDTH = 4;

const cell = (view: View, space: Space): string => {
  const card = view.sea[space] ?? OPEN;
  const marks = CHAPTERS.map(chapter => chapter.mark?.(view, space) ?? '').join('');
  return `${marks}${card === OPEN ? '·' : writeCard(card)}`;
};

const line = (cells: readonly string[]): string =>
  cells
    .map(text => text.padStart(WIDTH))
    .join('')
    .trimEnd();

/** The sea in its shape as on a chart, columns and rows named: the row with the largest numbers on top. */
export const seaLines = (view: View): readonly string[] => {
  const chart = chartOf(view.options);
  const [columns, rows] = (['column', 'row'] as const).map(way => Math.max(...chart.map(place => place[way])) + 1);
  const across = Array.from({ length: columns ?? 0 }, (_, column) => column);
  const rowLine = (row: number): string => {
    const spaces = across.map(column => chart.findIndex(place => place.column === column && place.row === row));
    return `${row + 1}${line(spaces.map(space => (space < 0 ? '' : cell(view, space))))}`;
  };
  return [
    ` ${line(across.map(column => String.fromCharCode('A'.charCodeAt(0) + column)))}`,
    ...Array.from({ length: rows ?? 0 }, (_, row) => rowLine(row)).reverse(),
  ];
};

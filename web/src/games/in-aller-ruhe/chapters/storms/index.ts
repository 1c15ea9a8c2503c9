import { VIOLET, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Chapter } from '../../chapter.js';

const stormy = (view: View, row: number, more: number): View => {
  const { storms: weather } = view;
  const violet = weather?.violet.with(row, Math.max(0, (weather.violet[row] ?? 0) + more));
  return weather && violet ? { ...view, storms: { ...weather, violet } } : view;
};

/** Chapter 12 Storms and compasses. */
export const storms: Chapter<'storm-row' | 'compass'> = {
  edges: view => view.storms !== undefined,
  rowSign(view, row) {
    const count = view.storms?.violet[row] ?? 0;
    if (count === 0) return undefined;
    return {
      kind: 'storm',
      card: VIOLET,
      count,
      text: { id: 'ar-row-violet', args: { row: row + 1, count } },
      paper: 'light-dark(#5d2f86, #d9b8f6)',
      ink: 'light-dark(#f6eafd, #2c1440)',
    };
  },
  rowMove: (view, row) => (view.phase === 'storm-row' ? { type: 'storm-row', row } : undefined),
  patterns: { 'row-blocked-by-storm': 'waves' },
  held: {
    'storm-row': (view, { row }) => stormy(view, row, 1),
    compass: (view, { storm, at = 0 }) => (storm === 'violet' ? stormy(view, at, -1) : view),
  },
};

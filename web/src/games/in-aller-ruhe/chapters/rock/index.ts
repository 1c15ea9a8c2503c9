import { ROCK } from '@seekiste/rules/in-aller-ruhe';
import type { Chapter } from '../../chapter.js';

/** Chapter 10 The jagged rock. */
export const rock: Chapter<'rock'> = {
  edges: view => view.rock !== undefined,
  rowSign: (view, row) =>
    view.rock?.row === row
      ? {
          kind: 'rock',
          card: ROCK,
          count: 1,
          text: { id: 'ar-row-rock', args: { row: row + 1 } },
          paper: 'light-dark(#474f5a, #b3bcc4)',
          ink: 'light-dark(#f0f2ea, #16263f)',
        }
      : undefined,
  rowMove: (view, row) => (view.phase === 'rock' ? { type: 'rock', row } : undefined),
  // 10.3 While it is to be moved, cards are only good for holding it.
  throws: {
    type: 'hold',
    begin: 'ar-hold',
    which: 'ar-hold-which',
    confirm: 'ar-hold-confirm',
    isDue: view => view.phase === 'rock' && view.rock?.row !== null,
  },
  cues: { 'rock-moved': 'laid' },
  patterns: { 'row-blocked-by-rock': 'crossed' },
  held: { rock: (view, { row }) => (view.rock ? { ...view, rock: { ...view.rock, row } } : view) },
};

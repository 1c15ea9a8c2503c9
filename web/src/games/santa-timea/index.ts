import type { Shown } from '@seekiste/rules/santa-timea';
import Picture from './art/Picture.svelte';
import type { GameParts } from '../props.js';
import SeatLine from './SeatLine.svelte';
import WindTable from './WindTable.svelte';

export const SANTA_TIMEA = {
  Table: WindTable,
  Seat: SeatLine,
  Picture,
  rests: ({ type }: Shown) => type === 'trick-ended' || type === 'evaluated',
  ways: 'st-ways',
  keys: [
    { keys: ['1', '…', '9', '0', 'Q', 'W'], says: 'st-key-cards' },
    { keys: ['←', '↑', '→', '↓'], says: 'st-key-arrows' },
    { keys: ['Enter'], says: 'st-key-enter' },
    { keys: ['Esc'], says: 'st-key-escape' },
    { keys: ['S'], says: 'st-key-sort' },
    { keys: ['T'], says: 'st-key-trick' },
    { keys: ['P'], says: 'st-key-sheet' },
  ],
} as unknown as GameParts;

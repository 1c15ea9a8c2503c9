import type { GameParts } from '../props.js';
import { isNews } from './news.js';
import Picture from './Picture.svelte';
import SeaTable from './SeaTable.svelte';
import SeatCounts from './SeatCounts.svelte';

export const IN_ALLER_RUHE = {
  Table: SeaTable,
  Seat: SeatCounts,
  Picture,
  rests: isNews,
  ways: 'help-ways',
  keys: [
    { keys: ['1', '…', '9', '0'], says: 'key-cards' },
    { keys: ['←', '↑', '→', '↓'], says: 'key-arrows' },
    { keys: ['Enter'], says: 'key-enter' },
    { keys: ['Esc'], says: 'key-escape' },
    { keys: ['D'], says: 'key-discard' },
    { keys: ['C'], says: 'ar-key-compass' },
  ],
} as unknown as GameParts;

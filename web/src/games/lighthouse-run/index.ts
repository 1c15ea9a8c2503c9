import type { Shown } from '@seekiste/rules/lighthouse-run';
import Picture from './art/Picture.svelte';
import type { GameParts } from '../props.js';
import RiverTable from './RiverTable.svelte';
import SeatPoints from './SeatPoints.svelte';

export const LIGHTHOUSE_RUN = {
  Table: RiverTable,
  Seat: SeatPoints,
  Picture,
  /** Whom the storm has caught, and what Erik does, is to be seen. */
  rests: (shown: Shown): boolean =>
    shown.type === 'erik-played' || (shown.type === 'cloud-moved' && shown.caught.length > 0),
  ways: 'lr-ways',
  keys: [
    { keys: ['1', '…', '6'], says: 'lr-key-cards' },
    { keys: ['←', '↑', '→', '↓'], says: 'lr-key-arrows' },
    { keys: ['Enter'], says: 'lr-key-enter' },
    { keys: ['B'], says: 'lr-key-stay' },
    { keys: ['Esc'], says: 'lr-key-escape' },
  ],
} as unknown as GameParts;

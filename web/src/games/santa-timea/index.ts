import type { Shown } from '@seekiste/rules/santa-timea';
import type { GameParts } from '../../table/game-table.js';
import { WindControls, type WindContext } from './controls.svelte.js';
import { cueOf } from './cues.js';
import { flightsOf } from './flights.js';
import HandFace from './HandFace.svelte';
import SeatLine from './SeatLine.svelte';
import SetsForm from './SetsForm.svelte';
import WindBoard from './WindBoard.svelte';
import { notes } from './notes.js';

export const PARTS = {
  controls: (context: WindContext) => new WindControls(context),
  layout: 'rows',
  Board: WindBoard,
  Face: HandFace,
  Above: SetsForm,
  Seat: SeatLine,
  rests: ({ type }: Shown) => type === 'trick-ended' || type === 'evaluated',
  cue: cueOf,
  notes,
  flights: flightsOf,
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

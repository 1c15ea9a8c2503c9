import type { GameParts } from '../../table/game-table.js';
import AboveHand from './AboveHand.svelte';
import { SeaControls, type SeaContext } from './controls.svelte.js';
import { cueOf } from './cues.js';
import { missing } from './missing.js';
import { flightsOf } from './flights.js';
import { isNews } from './news.js';
import Score from './Score.svelte';
import SeaBoard from './sea/SeaBoard.svelte';
import HandFace from './HandFace.svelte';
import SeaChoice from './choosing/SeaChoice.svelte';
import SeatCounts from './SeatCounts.svelte';
import { notes } from './notes.js';

export const PARTS = {
  controls: (context: SeaContext) => new SeaControls(context),
  layout: 'fan',
  Board: SeaBoard,
  Face: HandFace,
  Above: AboveHand,
  Choice: SeaChoice,
  After: Score,
  Seat: SeatCounts,
  rests: isNews,
  cue: cueOf,
  missing,
  notes,
  flights: flightsOf,
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

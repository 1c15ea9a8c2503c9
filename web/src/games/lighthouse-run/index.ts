import type { Shown } from '@seekiste/rules/lighthouse-run';
import type { GameParts } from '../../table/game-table.js';
import { RiverControls, type RiverContext } from './controls.svelte.js';
import { cueOf } from './cues.js';
import ErikBeside from './ErikBeside.svelte';
import HandFace from './HandFace.svelte';
import PlanSteps from './PlanSteps.svelte';
import RiverBoard from './RiverBoard.svelte';
import Round from './Round.svelte';
import SeatPoints from './SeatPoints.svelte';
import { notes } from './notes.js';

export const PARTS = {
  controls: (context: RiverContext) => new RiverControls(context),
  layout: 'console',
  Board: RiverBoard,
  Face: HandFace,
  Top: Round,
  Above: PlanSteps,
  Beside: ErikBeside,
  Seat: SeatPoints,
  /** Whom the storm has caught, and what Erik does, is to be seen. */
  rests: (shown: Shown): boolean =>
    shown.type === 'erik-played' || (shown.type === 'cloud-moved' && shown.caught.length > 0),
  cue: cueOf,
  notes,
  ways: 'lr-ways',
  keys: [
    { keys: ['1', '…', '6'], says: 'lr-key-cards' },
    { keys: ['←', '↑', '→', '↓'], says: 'lr-key-arrows' },
    { keys: ['Enter'], says: 'lr-key-enter' },
    { keys: ['B'], says: 'lr-key-stay' },
    { keys: ['Esc'], says: 'lr-key-escape' },
  ],
} as unknown as GameParts;

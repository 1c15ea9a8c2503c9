import type { GameRecord } from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';
import type { Scene } from '../table/scene.js';
import type { Past } from './look-back.svelte.js';
import { Replay } from './model.js';

/** What a table of this device can be asked about its past. */
interface Remembering {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetup[];
  readonly scene: Scene;
}

/** The past as whoever is in front has seen it. */
export const pastOf = ({ record, seats, scene }: Remembering): Past => {
  const replay = Replay.of({ record, seats });
  if (!replay.ok) throw new Error(`a game that is played cannot be folded: ${replay.error.code}`);
  const { value } = replay;
  const viewer = scene.kind === 'open' ? scene.viewer : 'watcher';
  return {
    last: value.last,
    turnOf: step => value.turnOf(step),
    scene: turn => value.scene(turn, viewer),
  };
};

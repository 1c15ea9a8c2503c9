import { Table } from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';
import type { Session } from '../local/session.js';
import { sessionOf } from '../local/voyage.svelte.js';
import type { PuzzleRun } from './run.svelte.js';

/** The game of a puzzle goes on after the answer, with bots. It is in no logbook: half of it was played by others. */
export const playOn = ({ game, position, answer, options }: PuzzleRun, seats: readonly SeatSetup[]): Session => {
  const resumed = Table.resume(game, position.table.record);
  const move = game.read(answer.move, options);
  if (!resumed.ok || !move.ok) throw new Error(`the puzzle does not go on after ${answer.move}`);
  resumed.value.act(position.seat, move.value);
  return sessionOf({ table: resumed.value, seats }, { save: () => undefined });
};

import type { Kernel, Rng, Seat, ToAct, Viewer } from '@seekiste/rules/core';
import { NothingToDo } from '../bot.js';

/** What every view tells: who looks, and who acts. */
export interface Seen {
  readonly viewer: Viewer;
  readonly toAct: ToAct;
}

/** A game as far as it takes to look ahead from a view. */
export interface Searched<State, Move, View extends Seen> {
  imagine(view: View, rng: Rng): State;
  readonly kernel: Kernel<State, Move>;
}

/** The seat whose view this is, if it has to act. */
export const seatToAct = ({ viewer, toAct }: Seen): Seat => {
  if (toAct.kind === 'over') throw new NothingToDo('over');
  if (viewer === 'watcher' || toAct.kind !== 'seats' || !toAct.must.includes(viewer))
    throw new NothingToDo('not-asked');
  return viewer;
};

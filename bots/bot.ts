import type { Rng, ToAct, Viewer } from '@seekiste/rules/core';
import type { Level } from './levels.js';

/** View in, move out: a bot is handed what its seat sees and nothing else, so it cannot peek. */
export interface Bot {
  readonly name: string;
  /** Throws `NothingToDo` on a view in which its seat has no move. The same view and generator give the same move. */
  choose(view: unknown, rng: Rng): unknown;
}

/** A bot was asked for a move where there is none to make: the game is over, or others are to act. */
export class NothingToDo extends RangeError {
  constructor(readonly why: 'over' | 'not-asked') {
    super(why === 'over' ? 'the game is over, so there is nothing to do' : 'this seat has nothing to do');
  }
}

/** What every view tells: who looks, and who acts. */
interface Turn {
  readonly viewer: Viewer;
  readonly toAct: ToAct;
}

const isTurn = (view: unknown): view is Turn =>
  typeof view === 'object' && view !== null && 'viewer' in view && 'toAct' in view;

/** Refuses views from which no bot can make a move. */
const checkTurn = (view: unknown): void => {
  if (!isTurn(view)) throw new TypeError('a bot needs the view of a seat');
  const { viewer, toAct } = view;
  if (toAct.kind === 'over') throw new NothingToDo('over');
  if (viewer === 'watcher' || toAct.kind !== 'seats' || ![...toAct.must, ...toAct.may].includes(viewer))
    throw new NothingToDo('not-asked');
};

/** A bot as everybody gets it: by the name of its level, and asked only where it can answer. */
export const ranked = (level: Level, bot: Bot): Bot => ({
  name: level,
  choose(view, rng) {
    checkTurn(view);
    return bot.choose(view, rng);
  },
});

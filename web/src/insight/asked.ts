import type { Look } from '@seekiste/bots/analysis';
import type { AnyGame, Seat, TableStep } from '@seekiste/rules/core';
import { logOf } from '../table/log/log.js';
import type { OpenScene } from '../table/scene.js';

/** A step of a game, as folds hand it over. */
export type Moment = TableStep<unknown, unknown, unknown>;

/** A decision that a person is asked for, after these moments: what its seat knew. */
export const askedScene = (game: AnyGame, past: readonly Moment[], seat: Seat, mine: boolean): OpenScene => {
  const state = past.at(-1)?.state;
  return {
    kind: 'open',
    viewer: seat,
    view: game.view(state, seat),
    acts: game.toAct(state),
    mine,
    others: [],
    log: logOf(game, past, seat),
    held: undefined,
    undo: { kind: 'nothing' },
    channels: game.channels(state),
    outcome: undefined,
  };
};

/** Less than this behind the best, in hundredths of a point, or not clearly, a try is good. */
const GOOD = 500;

export const isGood = ({ moves, played }: Pick<Look, 'moves' | 'played'>): boolean => {
  const loss = moves[played]?.loss;
  return !loss || loss.low <= 0 || loss.mean < GOOD;
};

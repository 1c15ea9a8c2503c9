import type { UndoNow } from '@seekiste/protocol';
import { horizonOf, type Horizon, type PastStep, type Seat, type Viewer } from '@seekiste/rules/core';
import { personAt, type GameInPlay, type MadeMove, type TableState } from './table.js';

const tellsSomebody = ({ game, crew }: TableState, event: unknown): boolean =>
  crew.some(({ kind }, seat) => kind === 'person' && game.tells(event, seat));

/** The first event of a step that told a person something. */
const toldBy = (table: TableState, step: MadeMove): unknown => step.events.find(event => tellsSomebody(table, event));

/** The steps as undo sees them, latest first: people have to agree to the loss of moves that they made themselves. */
function* pastOf(table: TableState, play: GameInPlay, mover: Seat): Iterable<PastStep<unknown>> {
  for (let step = play.last; step; step = step.before) {
    const { actor } = step.played;
    const byPerson = step.by !== undefined;
    const asks = actor !== 'chance' && byPerson && personAt(table, actor)?.relief === undefined;
    yield {
      actor,
      moves: step.number,
      told: toldBy(table, step),
      own: actor === mover && byPerson,
      goes: asks ? 'by-consent' : 'freely',
    };
  }
}

/** How far a player can take back, and who has to agree. */
export const reach = (table: TableState, play: GameInPlay, mover: Seat): Horizon<unknown> =>
  hasMoved(play, mover) ? horizonOf(pastOf(table, play, mover)) : { kind: 'nothing' };

/** What a viewer is told about taking back. */
export const undoNow = (table: TableState, play: GameInPlay, viewer: Viewer): UndoNow => {
  if (viewer === 'watcher' || play.acts.kind === 'over') return { kind: 'nothing' };
  const back = reach(table, play, viewer);
  switch (back.kind) {
    case 'nothing':
      return { kind: 'nothing' };
    case 'back-to':
      return back.of.length === 0 ? { kind: 'possible' } : { kind: 'by-consent', of: back.of };
    case 'told': {
      const shown = table.game.show(back.event, viewer) ?? null;
      return { kind: 'told', shown, to: table.game.tells(back.event, viewer) ? 'viewer' : 'others' };
    }
  }
};

/** Whether there is anything of their own that a player could want back. */
const hasMoved = ({ last }: GameInPlay, seat: Seat): boolean => {
  for (let step = last; step; step = step.before) if (step.played.actor === seat && step.by !== undefined) return true;
  return false;
};

import type { UndoNow } from '@seekiste/protocol';
import type { Seat, Viewer } from '@seekiste/rules/core';
import { personAt, type Game, type Step, type Table } from './table.js';

/** How far a player can take back, and whose moves that would undo; or the event that told somebody something. */
export type Reach =
  | { readonly kind: 'back-to'; readonly moves: number; readonly of: readonly Seat[] }
  | { readonly kind: 'told'; readonly event: unknown }
  | { readonly kind: 'nothing' };

const tellsSomebody = ({ game, crew }: Table, event: unknown): boolean =>
  crew.some(({ kind }, seat) => kind === 'person' && game.tells(event, seat));

/** The first event of a step that told a person something. */
const toldBy = (table: Table, step: Step): unknown => step.events.find(event => tellsSomebody(table, event));

/**
 * Back to before a player's own last move, if nothing since then told one of the people what they
 * could not know. Bots remember nothing; people whose moves would go as well have to agree. What
 * chance did stays done: it cannot be drawn otherwise.
 */
export const reach = (table: Table, play: Game, mover: Seat): Reach => {
  if (!hasMoved(play, mover)) return { kind: 'nothing' };
  const of: Seat[] = [];
  for (let step = play.last; step; step = step.before) {
    const { actor } = step.played;
    const event = toldBy(table, step);
    if (event !== undefined) return { kind: 'told', event };
    if (actor === 'chance') break;
    if (actor === mover && step.by !== undefined) return { kind: 'back-to', moves: step.number, of };
    const mustAgree = step.by !== undefined && personAt(table, actor)?.relief === undefined;
    if (mustAgree && !of.includes(actor)) of.push(actor);
  }
  return { kind: 'nothing' };
};

/** What a viewer is told about taking back. */
export const undoNow = (table: Table, play: Game, viewer: Viewer): UndoNow => {
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
const hasMoved = ({ last }: Game, seat: Seat): boolean => {
  for (let step = last; step; step = step.before) if (step.played.actor === seat && step.by !== undefined) return true;
  return false;
};

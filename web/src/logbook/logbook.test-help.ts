import { Table } from '@seekiste/rules/core';
import type { Resumable } from '../local/saves.js';
import { bot, person, sessionOf } from '../local/session.test-help.js';

export const SEATS = [person('Anna'), bot('Ole')];

/** A game of In aller Ruhe that has just begun. */
export const game = (): Resumable => {
  const { session } = sessionOf(SEATS);
  const opened = Table.resume(session.game, session.record);
  if (!opened.ok) throw new Error(opened.error.code);
  return { table: opened.value, seats: SEATS };
};

/** The first move that somebody can make. */
export const moveOn = ({ table }: Resumable): void => {
  const acts = table.game.toAct(table.state);
  const [seat = 0] = acts.kind === 'seats' ? acts.must : [];
  table.act(seat, table.game.moves(table.game.view(table.state, seat))[0]);
};

/** Somehow to its end. */
export const finish = (played: Resumable): Resumable => {
  while (played.table.game.toAct(played.table.state).kind === 'seats') moveOn(played);
  return played;
};

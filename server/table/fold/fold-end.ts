import type { Seat } from '@seekiste/rules/core';
import {
  type Ending,
  type Happening,
  nameAt,
  played,
  playing,
  type TableState,
  Unfoldable,
  withAside,
} from '../state/index.js';

/** People who play themselves: bots are not asked whether a game is to end. */
export const able = ({ crew }: TableState): readonly Seat[] =>
  crew.flatMap((place, seat) => (place.kind === 'person' && place.relief === undefined ? [seat] : []));

const withEnding = (table: TableState, ending: Ending | undefined): TableState =>
  played(table, { ...playing(table), ending });

export const endAsked = (table: TableState, seat: Seat): TableState => {
  const open = able(table).filter(other => other !== seat);
  const next = withEnding(table, { by: seat, open, v: table.v });
  return withAside(next, { type: 'end-asked', name: nameAt(table, seat), seat });
};

/** One no is enough. */
export const endAnswered = (
  table: TableState,
  { seat, yes }: Extract<Happening, { type: 'end-answered' }>,
): TableState => {
  const { ending } = playing(table);
  if (!ending) throw new Unfoldable(`nobody wanted to end the game at ${table.v}`);
  if (yes) return withEnding(table, { ...ending, open: ending.open.filter(other => other !== seat) });
  return withAside(withEnding(table, undefined), { type: 'end-declined', name: nameAt(table, seat), seat });
};

/** Nobody is asked any more; there is no result. */
export const ended = (table: TableState): TableState => {
  const over = { acts: { kind: 'over' }, question: undefined, ending: undefined, away: [] } as const;
  return withAside(played(table, { ...playing(table), ...over }), { type: 'ended' });
};

/** A bot plays for this seat now: nobody waits for its answer. With nobody left to answer, the question is dropped. */
export const unasked = (table: TableState, seat: Seat): TableState => {
  const { ending } = playing(table);
  if (!ending) return table;
  const open = ending.open.filter(other => other !== seat);
  return withEnding(table, ending.by === seat || open.length === 0 ? undefined : { ...ending, open });
};

/** They are back, and the game does not end without them. */
export const asked = (table: TableState, seat: Seat): TableState => {
  const { ending } = playing(table);
  if (!ending || ending.by === seat || ending.open.includes(seat)) return table;
  return withEnding(table, { ...ending, open: [...ending.open, seat] });
};

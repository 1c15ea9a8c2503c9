import type { Aside, PersonId } from '@seekiste/protocol';
import { begunReview } from './review-state.js';
import { copyOf, movesIn, type Changed, type GameInPlay, type Place, type TableState, type Writable } from './table.js';

/** Entries that cannot be folded. */
export class Unfoldable extends Error {}

/** Entries that are sound, but of a game or rules that this server does not have. */
export class Unplayable extends Unfoldable {}

/** Of what happened around the table, the last ones are kept for those who come late. */
const ASIDES_KEPT = 200;

export const touched = ({ v, changed }: TableState, part: keyof Changed): Changed => {
  const { phase, host, pace, open, crew, play, asides, chat, next, review } = changed;
  const now: Writable<Changed> = { phase, host, pace, open, crew, play, asides, chat, next, review };
  now[part] = v;
  return now;
};

export const placed = (table: TableState, seat: number, place: Place): Pick<TableState, 'crew' | 'changed'> => ({
  crew: table.crew.with(seat, place),
  changed: touched(table, 'crew'),
});

export const withAside = (table: TableState, aside: Aside): TableState => ({
  ...table,
  asides: [...table.asides, { ...aside, v: table.v, step: movesIn(table.play) }].slice(-ASIDES_KEPT),
  changed: touched(table, 'asides'),
});

export const playing = (table: TableState): GameInPlay => {
  if (table.play === undefined) throw new Unfoldable(`nothing is played at ${table.v}`);
  return table.play;
};

export const withHost = (table: TableState, host: TableState['host']): TableState => ({
  ...table,
  host,
  changed: touched(table, 'host'),
});

/**
 * The person who has sat for longest is host when the host gets up, is relieved or deletes themselves. With nobody to
 * follow, a host who is only away stays host.
 */
export const hosted = (table: TableState, gone?: PersonId): TableState => {
  const { host } = table;
  const seated = table.crew.filter(place => place.kind === 'person');
  const isHere = !seated.some(({ person, relief }) => person === host && relief !== undefined);
  if (host !== null && host !== gone && isHere) return table;
  const able = seated.filter(({ relief }) => relief === undefined);
  if (able.length === 0) return table;
  return withHost(table, able.reduce((one, other) => (other.since < one.since ? other : one)).person);
};

export const played = (table: TableState, play: GameInPlay): TableState => {
  const next = copyOf(table);
  setPlay(next, play);
  return next;
};

export const setPlay = (table: Writable<TableState>, play: GameInPlay): void => {
  table.play = play;
  table.changed = touched(table, 'play');
  if (play.acts.kind !== 'over') return;
  table.changed = touched(table, 'phase');
  if (table.review) return;
  table.review = begunReview(table);
  table.changed = touched(table, 'review');
};

import { presentName } from '@seekiste/bots';
import {
  type Happening,
  hosted,
  nameAt,
  personAt,
  phaseOf,
  type Place,
  placed,
  played,
  playing,
  seatOf,
  type TableState,
  Unfoldable,
  withAside,
  withHost,
} from '../state/index.js';
import { asked, unasked } from './fold-end.js';
import { withoutReviewer } from '../review/fold-review.js';

/** The seat is looked after again: by a bot, or by its person. */
const backed = (table: TableState, seat: number): TableState => {
  const play = playing(table);
  const away = play.away.filter(other => other !== seat);
  return played(table, { ...play, away, since: table.at, until: undefined });
};

export const relieved = (table: TableState, { seat, bot }: Extract<Happening, { type: 'relieved' }>): TableState => {
  const place = personAt(table, seat);
  if (!place) throw new Unfoldable(`nobody to relieve in seat ${seat}`);
  const manned = backed({ ...table, ...placed(table, seat, { ...place, relief: presentName(bot) }) }, seat);
  return withAside(hosted(unasked(manned, seat)), { type: 'relieved', name: place.name, seat });
};

export const returned = (table: TableState, seat: number): TableState => {
  const place = personAt(table, seat);
  if (!place) throw new Unfoldable(`nobody to return to seat ${seat}`);
  const { relief: _, ...back } = place;
  const there = asked(backed({ ...table, ...placed(table, seat, back) }, seat), seat);
  return withAside(hosted(there), { type: 'returned', name: place.name, seat });
};

export const sat = (
  table: TableState,
  { seat, person, name, nonce, drawn }: Extract<Happening, { type: 'sat' }>,
): TableState => {
  const before = personAt(table, seat);
  const since = before?.person === person ? before.since : table.v;
  const place: Place = { kind: 'person', person, name, nonce, drawn: drawn === true, since };
  const next = hosted({ ...table, ...placed(table, seat, place) });
  return before?.person === person ? next : withAside(next, { type: 'sat', name, seat });
};

/** A seat is open again before the game. */
export const wentAway = (table: TableState, seat: number, how: 'stood' | 'removed' | 'left'): TableState => {
  const next = withAside(
    { ...table, ...placed(table, seat, { kind: 'open' }) },
    { type: how, name: nameAt(table, seat), seat },
  );
  return hosted(next, personAt(table, seat)?.person);
};

/** The seat of a game stays, under a name that is nobody's; a bot plays on. */
const abandoned = (table: TableState, seat: number, bot: string): TableState => {
  const place = personAt(table, seat);
  if (!place) throw new Unfoldable(`nobody to leave seat ${seat}`);
  const next = { ...table, ...placed(table, seat, { ...place, relief: presentName(bot), left: true }) };
  const goesOn = phaseOf(table) === 'playing' ? unasked(backed(next, seat), seat) : next;
  return withAside(goesOn, { type: 'left', name: place.name, seat });
};

/** They have deleted themselves. Without anybody to follow, the next person who sits down is host. */
export const leftBy = (table: TableState, { person, bot }: Extract<Happening, { type: 'left' }>): TableState => {
  const seat = seatOf(table, person);
  const gone =
    seat === undefined
      ? table
      : phaseOf(table) === 'gathering'
        ? wentAway(table, seat, 'left')
        : abandoned(table, seat, bot);
  const next = hosted(withoutReviewer(gone, person), person);
  return next.host === person ? withHost(next, null) : next;
};

import type { Request } from '@seekiste/protocol';
import { ok, type Seat } from '@seekiste/rules/core';
import type { Decision } from './decide.js';
import { able } from '../fold/index.js';
import { no } from '../refusals.js';
import { type GameInPlay, personAt, phaseOf, seatlessHost, type TableState } from '../state/index.js';

/** A guest can be removed before the game; in it, nobody loses the seat that they were dealt cards for. */
export const decideRemove = (table: TableState, seat: Seat): Decision => {
  if (phaseOf(table) !== 'gathering') return no('not-gathering');
  if (!table.crew[seat]) return no('no-such-seat', { seat, seats: table.crew.length });
  const place = personAt(table, seat);
  if (!place) return no('no-person-there', { seat });
  return place.person === table.host ? no('already-host', { seat }) : ok([{ type: 'removed', seat }]);
};

export const decideEntrust = (table: TableState, seat: Seat): Decision => {
  if (!table.crew[seat]) return no('no-such-seat', { seat, seats: table.crew.length });
  const place = personAt(table, seat);
  if (!place || place.relief !== undefined) return no('no-person-there', { seat });
  return place.person === table.host ? no('already-host', { seat }) : ok([{ type: 'entrusted', seat }]);
};

/** The host asks; everybody who plays answers, and the last yes ends the game. */
export const decideEnd = (
  table: TableState,
  { ending }: GameInPlay,
  seat: Seat,
  { yes, v }: Extract<Request, { t: 'end' }>,
): Decision => {
  const place = personAt(table, seat);
  if (place?.relief !== undefined) return no('relieved');
  if (ending?.open.includes(seat)) {
    // Another question than the one that was answered.
    if (v < ending.v) return no('stale');
    return ok([yes && ending.open.length === 1 ? { type: 'ended' } : { type: 'end-answered', seat, yes }]);
  }
  if (ending || !yes) return no('not-asked');
  // A host without a seat plays no part in the game: anybody who does may ask.
  if (place?.person !== table.host && seatlessHost(table) === undefined) return no('not-host');
  return ok([able(table).length === 1 ? { type: 'ended' } : { type: 'end-asked', seat }]);
};

import type { PersonId } from '@seekiste/protocol';
import { type Entry, type Happening, phaseOf, seatOf, type TableState } from '../state/index.js';
import { revealed } from './reveal.js';
import type { PersonAtTable } from '../tables-types.js';

/** What was said, in talk or in a note; a mark alone says nothing. */
const textOf = (at: number, what: Extract<Happening, { type: 'said' | 'noted' }>): PersonAtTable['said'] => {
  const text = what.type === 'said' ? what.text : what.comment;
  return text === undefined ? [] : [{ at, text }];
};

/** What a person takes along of a table: of a game that is not over, no card. */
export const personAtTable = (table: TableState, entries: readonly Entry[], person: PersonId): PersonAtTable => {
  const seat = seatOf(table, person);
  const said = entries.flatMap(({ at, what }) =>
    (what.type === 'said' || what.type === 'noted') && what.person === person ? textOf(at, what) : [],
  );
  return {
    table: table.id,
    game: table.game.name,
    phase: phaseOf(table),
    changedAt: table.at,
    ...(seat !== undefined && { seat }),
    said,
    ...(seat !== undefined && phaseOf(table) === 'over' && { record: revealed(table, entries) }),
  };
};

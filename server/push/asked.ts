import type { PersonId } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';
import { botAt, personAt, type TableState } from '../table/state/index.js';

const mustAct = ({ play }: TableState): readonly Seat[] => (play?.acts.kind === 'seats' ? play.acts.must : []);

/** Who plays this seat themselves. */
const playerAt = (table: TableState, seat: Seat): PersonId | undefined =>
  botAt(table, seat) === undefined ? personAt(table, seat)?.person : undefined;

const NOBODY: readonly PersonId[] = [];

/** People whose turn begins with an entry. */
export const newlyAsked = (before: TableState, after: TableState): readonly PersonId[] => {
  if (before.play === after.play) return NOBODY;
  const were = mustAct(before);
  let found: PersonId[] | undefined;
  for (const seat of mustAct(after)) {
    if (were.includes(seat) && before.play?.askedSince[seat] === after.play?.askedSince[seat]) continue;
    const person = playerAt(after, seat);
    if (person !== undefined) (found ??= []).push(person);
  }
  return found ?? NOBODY;
};

/** Whether the turn that began with version `v` is still this person's. */
export const isStillAsked = (table: TableState, person: PersonId, v: number): boolean =>
  mustAct(table).some(seat => playerAt(table, seat) === person && (table.play?.askedSince[seat] ?? Infinity) <= v);

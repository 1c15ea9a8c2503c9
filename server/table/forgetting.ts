import { USUAL_LEVEL } from '@seekiste/bots';
import { LEFT_NAME, sealText, type PersonId, type Signature, type TableId } from '@seekiste/protocol';
import { ok } from '@seekiste/rules/core';
import { newPersonId } from '../people/secret.js';
import type { Rewriting, StoredTable } from '../store/store.js';
import { type Entry, type Happening, Unplayable } from './state/index.js';
import { fold } from './fold/index.js';
import type { LiveTable } from './live/index.js';
import type { TableParts } from './table-parts.js';

/** Who a person is from now on in a table's log: nobody, and at every table another one. */
const unnamed = (what: Happening, person: PersonId, alias: PersonId): Happening => {
  switch (what.type) {
    case 'opened':
      return what.host === person ? { ...what, host: alias } : what;
    case 'sat':
      return what.person === person ? { ...what, person: alias, name: LEFT_NAME } : what;
    case 'said':
      return what.person === person ? { type: 'unsaid' } : what;
    case 'noted':
      return what.person === person ? { type: 'unsaid' } : what;
    case 'led':
    case 'lead-asked':
    case 'tried':
      return what.person === person ? { ...what, person: alias, name: LEFT_NAME } : what;
    case 'left':
      return what.person === person ? { ...what, person: alias } : what;
    default:
      return what;
  }
};

const anonymous = ({ by, ...entry }: Entry, person: PersonId, alias: PersonId): Entry => ({
  ...entry,
  ...(by !== undefined && { by: by === person ? alias : by }),
  what: unnamed(entry.what, person, alias),
});

/** Whether a table's log knows a person. */
const mentions = (entries: readonly Entry[], person: PersonId): boolean =>
  entries.some(
    entry => entry.by === person || JSON.stringify(entry.what) !== JSON.stringify(unnamed(entry.what, person, '')),
  );

const sealed = (entry: Entry, seal: Signature): Entry =>
  entry.what.type === 'played' && entry.what.seal ? { ...entry, what: { ...entry.what, seal } } : entry;

/** The server's signature of a game without the name; a game of rules that are not here any more stays unsigned. */
const newSeal = (
  { ground, sign }: Pick<TableParts, 'ground' | 'sign'>,
  stored: StoredTable,
  entries: readonly Entry[],
): Signature | undefined => {
  try {
    const { play, id, commitment } = fold(ground, stored, entries);
    return play && sign(sealText(id, commitment, play.chain));
  } catch (problem) {
    if (problem instanceof Unplayable) return undefined;
    throw problem;
  }
};

/**
 * How a table's log is written anew without a person. The name was part of the seal: a finished game gets a new one,
 * and its file says so.
 */
const forgetting = async (
  { store, ground, sign }: Pick<TableParts, 'store' | 'ground' | 'sign'>,
  table: TableId,
  person: PersonId,
): Promise<Rewriting> => {
  const read = await store.read(table);
  if (!read) throw new Error('a table was removed while somebody was forgotten there');
  const alias = newPersonId();
  const entries = read.entries.map(entry => anonymous(entry, person, alias));
  const isSealed = entries.some(({ what }) => what.type === 'played' && what.seal);
  const seal = isSealed ? newSeal({ ground, sign }, read.table, entries) : undefined;
  return {
    person,
    alias,
    change(entry) {
      const nobodys = anonymous(entry, person, alias);
      return seal ? sealed(nobodys, seal) : nobodys;
    },
  };
};

/** A person has deleted themselves: the seat passes on, then the log is written anew. Done twice it does no harm. */
export const forgetAt = (parts: TableParts, liveTable: LiveTable, person: PersonId): Promise<void> =>
  liveTable.inTurn(async () => {
    const { store, bus } = parts;
    const { id } = liveTable;
    if (!mentions((await store.read(id))?.entries ?? [], person)) return;
    const cached = await liveTable.load();
    while (cached && !(await liveTable.append(cached, ok([{ type: 'left', person, bot: USUAL_LEVEL }]))));
    await store.rewrite(id, await forgetting(parts, id, person));
    liveTable.drop();
    bus.tell(id, { kind: 'anew' });
  });

import type { StoredPerson } from '../store/person-store.js';
import type { Store } from '../store/store.js';
import { tableMark, type Log } from '../log.js';
import type { Tables } from '../table/tables-types.js';
import type { People } from './people.js';

const DATA_FORMAT = 'seekiste-person/1';

export interface DataParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly log: Log;
  readonly clock: { readonly now: () => number };
}

/** Everything that a server keeps about a person, as one JSON object, a piece at a time: it may be long. */
export async function* dataOf(me: StoredPerson, parts: DataParts): AsyncIterable<string> {
  const { store, tables, people, log, clock } = parts;
  const { person, name } = me;
  const head = {
    format: DATA_FORMAT,
    at: new Date(clock.now()).toISOString(),
    person,
    name,
    devices: await people.devices(me),
    pushes: (await store.pushesOf([person])).map(({ person: _, ...push }) => push),
    uncalledAt: await store.offsOf(person),
    blocks: await store.blocksOf(person),
    reports: await store.reportsBy(person, 0),
    tries: await store.triesBy(person),
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "tables": [`;
  let separator = '\n';
  for (const table of await store.tracesOf(person)) {
    try {
      const theirs = await tables.dataOf(table, person);
      if (theirs === undefined) continue;
      yield separator + JSON.stringify(theirs);
      separator = ',\n';
    } catch (problem) {
      // A table that cannot be read hides no other.
      log.error({ table: tableMark(table), err: problem }, 'a table could not be read for the data of a person');
    }
  }
  yield '\n]}\n';
}

import type { PersonId, RequestId } from '@seekiste/protocol';
import type { StoredTable } from '../../store/store.js';
import { type Entry, type TableState, Unfoldable } from '../state/index.js';
import { follow, type Ground, opened } from '../fold/index.js';

/** A table in memory: a cache of its entries, thrown away when nobody asks for it. */
export class CachedTable {
  /** As it stands in the store. */
  live: TableState;
  /** When this node last made sure that the table is looked after. */
  planned: number | null = null;
  /** Whether a person has deleted themselves: entries that were read before may have been written anew since. */
  isRewritten = false;
  /** Requests that have been done, and at which version; by person, so that nobody can use up the ids of others. */
  private readonly done = new Map<PersonId, Map<RequestId, number>>();

  constructor(ground: Ground, stored: StoredTable, entries: readonly Entry[]) {
    const [first, ...others] = entries;
    if (!first) throw new Unfoldable('a table without entries');
    this.live = opened(ground, stored, first);
    for (const entry of others) this.follow(entry);
  }

  /** An entry that was read from the store: the plans of the node that stored it are not known here. */
  follow(entry: Entry): void {
    this.add(entry, follow(this.live, entry));
    this.planned = null;
  }

  /** An entry that is in the store, and the table after it. */
  add(entry: Entry, after: TableState): void {
    this.live = after;
    if (entry.what.type === 'left') this.isRewritten = true;
    const { id, by, v } = entry;
    if (id === undefined || by === undefined) return;
    const theirs = this.done.get(by);
    if (theirs) theirs.set(id, v);
    else this.done.set(by, new Map([[id, v]]));
  }

  /** Whether this person has asked for something here before. */
  knows(person: PersonId): boolean {
    return this.done.has(person);
  }

  doneAt(person: PersonId, id: RequestId): number | undefined {
    return this.done.get(person)?.get(id);
  }
}

import type { PersonId, RequestId } from '@seekiste/protocol';
import type { StoredTable } from '../store/store.js';
import { isAstray, longest, onTheBeat } from './beat.js';
import type { Entry } from './entry.js';
import { follow, opened, Unfoldable, type Ground } from './fold.js';
import type { Table } from './table.js';

/** A table in memory: a cache of its entries, thrown away when nobody asks for it. */
export class WakingTable {
  /** As it stands in the store. */
  live: Table;
  /** As everybody may know it; behind `live` while moves wait for their beat. */
  told: Table;
  /** When this node has last seen to it that somebody looks after the table. */
  planned: number | null = null;
  private readonly untold: Table[] = [];
  /** When what is stored with a time that lies too far ahead is told all the same. */
  private bound: number | undefined;
  /** Requests that have been done, and at which version; by person, so that nobody can use up the ids of others. */
  private readonly done = new Map<PersonId, Map<RequestId, number>>();

  constructor(ground: Ground, stored: StoredTable, entries: readonly Entry[], now: number) {
    const [first, ...others] = entries;
    if (!first) throw new Unfoldable('a table without entries');
    this.live = this.told = opened(ground, stored, first);
    for (const entry of others) this.follow(entry);
    this.tell(now);
  }

  /** An entry that was read from the store: what whoever stored it has planned is not known here. */
  follow(entry: Entry): void {
    this.add(entry, follow(this.live, entry));
    this.planned = null;
  }

  /** An entry that is in the store, and the table after it. */
  add(entry: Entry, after: Table): void {
    this.live = after;
    this.untold.push(after);
    const { id, by, v } = entry;
    if (id === undefined || by === undefined) return;
    const theirs = this.done.get(by);
    if (theirs) theirs.set(id, v);
    else this.done.set(by, new Map([[id, v]]));
  }

  doneAt(person: PersonId, id: RequestId): number | undefined {
    return this.done.get(person)?.get(id);
  }

  /** Makes known whatever is due; the time of what comes next, if anything waits. */
  tell(now: number): number | undefined {
    const { untold } = this;
    let due = 0;
    while (due < untold.length && this.tellAt(untold[due] as Table, now) <= now) due++;
    if (due > 0) this.told = untold[due - 1] as Table;
    // Nearly always one; a table that was just woken has all its past to make known.
    if (due === 1) untold.shift();
    else if (due > 1) untold.splice(0, due);
    const [next] = untold;
    if (next && this.isAstray(next, now)) return this.tellAt(next, now);
    this.bound = undefined;
    return next?.tellAt;
  }

  private isAstray({ tellAt, beat }: Table, now: number): boolean {
    return isAstray(tellAt, now, longest(beat));
  }

  /** Nothing waits for longer than a beat from now, whatever the clock said that it was stored by. */
  private tellAt(table: Table, now: number): number {
    if (!this.isAstray(table, now)) return table.tellAt;
    if (this.bound === undefined || isAstray(this.bound, now, longest(table.beat)))
      this.bound = onTheBeat(table.beat, now);
    return this.bound;
  }

  /** How long until everybody may know a version. */
  waitFor(v: number, now: number): number {
    const waiting = this.untold.find(table => table.v >= v);
    return waiting ? Math.max(0, this.tellAt(waiting, now) - now) : 0;
  }
}

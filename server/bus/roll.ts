import type { PersonId, TableId } from '@seekiste/protocol';
import { guestOf, personOf, type Guest } from './guest.js';

/** The connections of this node, table by table. */
export class Roll {
  readonly #tables = new Map<TableId, Map<string, Guest>>();
  #round: Iterator<TableId, undefined> | undefined;

  add(table: TableId, connection: string, person: PersonId): void {
    const there = this.#tables.get(table) ?? new Map<string, Guest>();
    this.#tables.set(table, there.set(connection, person));
  }

  /** What they were before, if they are here and that has changed. */
  look(table: TableId, connection: string, looks: boolean): Guest | undefined {
    const there = this.#tables.get(table);
    const before = there?.get(connection);
    if (before === undefined) return undefined;
    const guest = guestOf(personOf(before), looks);
    there?.set(connection, guest);
    return guest === before ? undefined : before;
  }

  /** Who it was, if they were here. */
  remove(table: TableId, connection: string): Guest | undefined {
    const there = this.#tables.get(table);
    const guest = there?.get(connection);
    there?.delete(connection);
    if (there?.size === 0) this.#tables.delete(table);
    return guest;
  }

  at(table: TableId): ReadonlyMap<string, Guest> {
    return this.#tables.get(table) ?? new Map<string, Guest>();
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The next tables of a round that never ends. */
  *next(count: number): Iterable<TableId> {
    for (let left = count; left > 0; left--) {
      this.#round ??= this.#tables.keys();
      const { done, value } = this.#round.next();
      if (done === true) {
        this.#round = undefined;
        return;
      }
      yield value;
    }
  }
}

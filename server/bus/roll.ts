import type { PersonId, TableId } from '@seekiste/protocol';

/** The connections of this node, table by table. */
export class Roll {
  readonly #tables = new Map<TableId, Map<string, PersonId>>();
  #round: Iterator<TableId, undefined> | undefined;

  add(table: TableId, connection: string, person: PersonId): void {
    const there = this.#tables.get(table) ?? new Map<string, PersonId>();
    this.#tables.set(table, there.set(connection, person));
  }

  /** Who it was, if they were here. */
  remove(table: TableId, connection: string): PersonId | undefined {
    const there = this.#tables.get(table);
    const person = there?.get(connection);
    there?.delete(connection);
    if (there?.size === 0) this.#tables.delete(table);
    return person;
  }

  at(table: TableId): ReadonlyMap<string, PersonId> {
    return this.#tables.get(table) ?? new Map<string, PersonId>();
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

import { sql, type SelectQueryBuilder } from 'kysely';
import type { PersonId } from '@seekiste/protocol';
import type { Backend } from './backend.js';
import { rowOfTry, tryOf } from './rows.js';
import type { Schema } from './schema.js';
import type { StoredTry, TryStore, VoyageKey } from './try-store.js';

/** Rows that are asked for, of whatever columns. */
type Asked = SelectQueryBuilder<Schema, 'tries', object>;

/** Tries at the voyages of days, written once for both backends. */
export class SqlTries implements TryStore {
  constructor(protected readonly backend: Backend) {}

  async addTry(one: StoredTry): Promise<'stored' | 'taken'> {
    const [added] = await this.backend.write([
      this.backend.dialect
        .insertInto('tries')
        .values(rowOfTry(one))
        .onConflict(conflict => conflict.doNothing())
        .returning('person')
        .compile(),
    ]);
    return (added ?? []).length > 0 ? 'stored' : 'taken';
  }

  async bestTries(
    at: VoyageKey,
    limit: number,
  ): Promise<{ readonly total: number; readonly tries: readonly StoredTry[] }> {
    const rows = await this.backend.rows(
      this.#triesAt(at).selectAll().orderBy('score', 'desc').orderBy('at').orderBy('person').limit(limit).compile(),
    );
    return { total: await this.#count(this.#triesAt(at)), tries: rows.map(tryOf) };
  }

  async tryBy(person: PersonId, at: VoyageKey): Promise<StoredTry | undefined> {
    const [row] = await this.backend.rows(this.#triesAt(at).where('person', '=', person).selectAll().compile());
    return row && tryOf(row);
  }

  triesBefore(one: StoredTry): Promise<number> {
    return this.#count(this.#triesAt(one).where('score', '>', one.score));
  }

  async triesBy(person: PersonId): Promise<readonly StoredTry[]> {
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('tries')
        .where('person', '=', person)
        .selectAll()
        .orderBy('day')
        .orderBy('game')
        .orderBy('seats')
        .compile(),
    );
    return rows.map(tryOf);
  }

  #triesAt({ day, game, seats }: VoyageKey) {
    return this.backend.dialect
      .selectFrom('tries')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('seats', '=', seats);
  }

  /** PostgreSQL counts in a type that its driver hands over as text. */
  async #count(asked: Asked): Promise<number> {
    const [row] = await this.backend.rows(asked.select(sql<number | string>`count(*)`.as('count')).compile());
    return Number(row?.count ?? 0);
  }
}

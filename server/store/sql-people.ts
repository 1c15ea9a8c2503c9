import { sql, type CompiledQuery } from 'kysely';
import type { PersonId } from '@seekiste/protocol';
import type { NewDevice, PersonStore, StoredBlock, StoredDevice, StoredPerson, StoredReport } from './person-store.js';
import { reportOf, rowOfReport } from './rows.js';
import { SqlTries } from './sql-tries.js';

/** How many at once `in (…)` is asked for. */
const CHUNK = 500;

/** People, written once for both backends. */
export class SqlPeople extends SqlTries implements PersonStore {
  async addPerson({ person, name }: StoredPerson, secretHash: string, device?: NewDevice): Promise<void> {
    await this.backend.write([
      this.backend.dialect.insertInto('people').values({ person, name }).compile(),
      this.#newSecret(person, secretHash, device),
    ]);
  }

  async personBySecret(secretHash: string): Promise<StoredPerson | undefined> {
    const [person] = await this.backend.rows(
      this.backend.dialect
        .selectFrom('secrets')
        .innerJoin('people', 'people.person', 'secrets.person')
        .where('secrets.hash', '=', secretHash)
        .select(['people.person', 'people.name'])
        .compile(),
    );
    return person;
  }

  async namesOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> {
    const rows = await this.inChunks(people, asked =>
      this.backend.dialect.selectFrom('people').select(['person', 'name']).where('person', 'in', asked).compile(),
    );
    return new Map(rows.map(({ person, name }) => [person, name]));
  }

  async addSecret(person: PersonId, secretHash: string, device?: NewDevice): Promise<void> {
    await this.backend.write([this.#newSecret(person, secretHash, device)]);
  }

  async devicesOf(person: PersonId): Promise<readonly StoredDevice[]> {
    const rows = await this.backend.rows(
      this.backend.dialect.selectFrom('secrets').where('person', '=', person).selectAll().orderBy('hash').compile(),
    );
    return rows.map(row => ({ hash: row.hash, kind: row.kind, madeAt: row.made_at, seenAt: row.seen_at }));
  }

  async seen(secretHash: string, at: number): Promise<void> {
    await this.backend.write([
      this.backend.dialect.updateTable('secrets').set({ seen_at: at }).where('hash', '=', secretHash).compile(),
    ]);
  }

  async removeSecret(person: PersonId, secretHash: string): Promise<boolean> {
    const [removed] = await this.backend.write([
      this.backend.dialect
        .deleteFrom('secrets')
        .where('person', '=', person)
        .where('hash', '=', secretHash)
        .returning('hash')
        .compile(),
    ]);
    return (removed ?? []).length > 0;
  }

  async rename(person: PersonId, name: string): Promise<void> {
    await this.backend.write([
      this.backend.dialect.updateTable('people').set({ name }).where('person', '=', person).compile(),
    ]);
  }

  async setRecovery(person: PersonId, codeHash: string): Promise<void> {
    await this.backend.write([
      this.backend.dialect
        .insertInto('recoveries')
        .values({ person, hash: codeHash })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ hash: codeHash }))
        .compile(),
    ]);
  }

  async takeRecovery(codeHash: string): Promise<StoredPerson | undefined> {
    const [taken] = await this.backend.write([
      this.backend.dialect
        .deleteFrom('recoveries')
        .where('hash', '=', codeHash)
        .returning(returned => [
          'person',
          returned
            .selectFrom('people')
            .whereRef('people.person', '=', 'recoveries.person')
            .select('people.name')
            .as('name'),
        ])
        .compile(),
    ]);
    const [person] = (taken ?? []) as readonly { readonly person: PersonId; readonly name: string | null }[];
    // A code whose person is gone is of no use to anybody.
    return person && person.name !== null ? { person: person.person, name: person.name } : undefined;
  }

  async block(person: PersonId, { person: blocked, name, at }: StoredBlock): Promise<void> {
    await this.backend.write([
      this.backend.dialect
        .insertInto('blocks')
        .values({ person, blocked, name, at })
        .onConflict(conflict => conflict.doNothing())
        .compile(),
    ]);
  }

  async unblock(person: PersonId, whom: PersonId): Promise<void> {
    await this.backend.write([
      this.backend.dialect.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', whom).compile(),
    ]);
  }

  async blocksOf(person: PersonId): Promise<readonly StoredBlock[]> {
    return this.backend.rows(
      this.backend.dialect
        .selectFrom('blocks')
        .where('person', '=', person)
        .select(['blocked as person', 'name', 'at'])
        .orderBy('at', 'desc')
        .orderBy('blocked')
        .compile(),
    );
  }

  async blockersOf(person: PersonId): Promise<readonly PersonId[]> {
    const rows = await this.backend.rows(
      this.backend.dialect.selectFrom('blocks').where('blocked', '=', person).select('person').compile(),
    );
    return rows.map(row => row.person);
  }

  async addReport(report: StoredReport): Promise<void> {
    await this.backend.write([this.backend.dialect.insertInto('reports').values(rowOfReport(report)).compile()]);
  }

  async reports(limit: number): Promise<readonly StoredReport[]> {
    const rows = await this.backend.rows(
      this.backend.dialect.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).compile(),
    );
    return rows.map(reportOf);
  }

  async reportsBy(person: PersonId, since: number): Promise<readonly StoredReport[]> {
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('reports')
        .where('person', '=', person)
        .where('at', '>=', since)
        .selectAll()
        .orderBy('at')
        .compile(),
    );
    return rows.map(reportOf);
  }

  async removeReports(which: { readonly id: string } | { readonly before: number }): Promise<number> {
    const all = this.backend.dialect.deleteFrom('reports').returning('id');
    const [removed] = await this.backend.write([
      ('id' in which ? all.where('id', '=', which.id) : all.where('at', '<', which.before)).compile(),
    ]);
    return (removed ?? []).length;
  }

  async beginErasure(person: PersonId, at: number): Promise<void> {
    const { dialect } = this.backend;
    await this.backend.write([
      dialect
        .insertInto('erasures')
        .values({ person, at })
        .onConflict(conflict => conflict.doNothing())
        .compile(),
      dialect.deleteFrom('secrets').where('person', '=', person).compile(),
      dialect.deleteFrom('recoveries').where('person', '=', person).compile(),
      ...(['pushes', 'push_offs', 'calls'] as const).map(part =>
        dialect.deleteFrom(part).where('person', '=', person).compile(),
      ),
      dialect
        .deleteFrom('blocks')
        .where(on => on.or([on('person', '=', person), on('blocked', '=', person)]))
        .compile(),
      dialect.deleteFrom('tries').where('person', '=', person).compile(),
      dialect.updateTable('reports').set({ person: null }).where('person', '=', person).compile(),
      dialect.deleteFrom('people').where('person', '=', person).compile(),
    ]);
  }

  async erasures(): Promise<readonly PersonId[]> {
    const rows = await this.backend.rows(
      this.backend.dialect.selectFrom('erasures').select('person').orderBy('at').compile(),
    );
    return rows.map(row => row.person);
  }

  async endErasure(person: PersonId): Promise<void> {
    const { dialect } = this.backend;
    const isGone = sql<boolean>`not exists (select 1 from seats where seats.person = ${person})`;
    await this.backend.write([
      dialect.deleteFrom('traces').where('person', '=', person).where(isGone).compile(),
      dialect.deleteFrom('erasures').where('person', '=', person).where(isGone).compile(),
    ]);
  }

  protected async inChunks<Row>(
    keys: readonly string[],
    query: (asked: readonly string[]) => CompiledQuery<Row>,
  ): Promise<readonly Row[]> {
    const found: Row[] = [];
    for (let from = 0; from < keys.length; from += CHUNK)
      found.push(...(await this.backend.rows(query(keys.slice(from, from + CHUNK)))));
    return found;
  }

  #newSecret(person: PersonId, hash: string, device?: NewDevice): CompiledQuery {
    const row = { hash, person, kind: device?.kind ?? '', made_at: device?.at ?? null, seen_at: device?.at ?? null };
    return this.backend.dialect.insertInto('secrets').values(row).compile();
  }
}

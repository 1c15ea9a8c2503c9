import type { CompiledQuery } from 'kysely';
import type { PersonId, TableId } from '@seekiste/protocol';
import type { PushStore, StoredCall, StoredPush, StoredPushKeys } from './push-store.js';
import type { CallRow, PushRow } from './schema.js';
import { SqlPeople } from './sql-people.js';

const VAPID = 'vapid';

const rowOf = ({ device, person, endpoint, madeAt, ...body }: StoredPush): PushRow => ({
  ...{ device, person, endpoint },
  made_at: madeAt,
  body: JSON.stringify(body),
});

const pushOf = ({ device, person, endpoint, made_at: madeAt, body }: PushRow): StoredPush => ({
  ...(JSON.parse(body) as Omit<StoredPush, 'device' | 'person' | 'endpoint' | 'madeAt'>),
  ...{ device, person, endpoint, madeAt },
});

const callOf = ({ device, table_id: table, v, person, due_at: dueAt, tries }: CallRow): readonly StoredCall[] =>
  dueAt === null ? [] : [{ device, table, v, person, dueAt, tries }];

/** Calls, written once for both backends. */
export class SqlPushes extends SqlPeople implements PushStore {
  async pushKeys(fresh: StoredPushKeys, now: number): Promise<StoredPushKeys> {
    const { dialect } = this.backend;
    const known = dialect.selectFrom('push_keys').where('name', '=', VAPID).select(['public', 'secret']).compile();
    const [found] = await this.backend.rows(known);
    if (found) return found;
    // Of several nodes that start together the first one's keys stay.
    await this.backend.write([
      dialect
        .insertInto('push_keys')
        .values({ name: VAPID, ...fresh, made_at: now })
        .onConflict(conflict => conflict.doNothing())
        .compile(),
    ]);
    const [kept] = await this.backend.rows(known);
    if (!kept) throw new Error('The keys for push services were stored and are not there.');
    return kept;
  }

  async setPush(push: StoredPush): Promise<void> {
    const { dialect } = this.backend;
    const row = rowOf(push);
    const { device, ...rest } = row;
    await this.backend.write([
      dialect.deleteFrom('pushes').where('endpoint', '=', row.endpoint).where('device', '<>', device).compile(),
      dialect
        .insertInto('pushes')
        .values(row)
        .onConflict(conflict => conflict.column('device').doUpdateSet(rest))
        .compile(),
    ]);
  }

  async push(device: string): Promise<StoredPush | undefined> {
    const [row] = await this.backend.rows(
      this.backend.dialect.selectFrom('pushes').where('device', '=', device).selectAll().compile(),
    );
    return row && pushOf(row);
  }

  async pushesOf(people: readonly PersonId[]): Promise<readonly StoredPush[]> {
    const rows = await this.inChunks(people, asked =>
      this.backend.dialect
        .selectFrom('pushes')
        .where('person', 'in', asked)
        .selectAll()
        .orderBy('made_at')
        .orderBy('device')
        .compile(),
    );
    return rows.map(pushOf);
  }

  async removePush(person: PersonId, device: string, endpoint?: string): Promise<boolean> {
    const theirs = this.backend.dialect
      .deleteFrom('pushes')
      .where('person', '=', person)
      .where('device', '=', device)
      .returning('device');
    const [removed] = await this.backend.write([
      (endpoint === undefined ? theirs : theirs.where('endpoint', '=', endpoint)).compile(),
    ]);
    return (removed ?? []).length > 0;
  }

  async setOff(person: PersonId, table: TableId, off: boolean): Promise<void> {
    const { dialect } = this.backend;
    const row = { person, table_id: table };
    await this.backend.write([
      off
        ? dialect
            .insertInto('push_offs')
            .values(row)
            .onConflict(conflict => conflict.doNothing())
            .compile()
        : dialect.deleteFrom('push_offs').where('person', '=', person).where('table_id', '=', table).compile(),
    ]);
  }

  async offsOf(person: PersonId): Promise<readonly TableId[]> {
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('push_offs')
        .where('person', '=', person)
        .select('table_id')
        .orderBy('table_id')
        .compile(),
    );
    return rows.map(row => row.table_id);
  }

  async isOff(person: PersonId, table: TableId): Promise<boolean> {
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('push_offs')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .select('table_id')
        .compile(),
    );
    return rows.length > 0;
  }

  async addCalls(calls: readonly StoredCall[]): Promise<void> {
    const { dialect } = this.backend;
    if (calls.length === 0) return;
    const rows = calls.map(({ device, table, v, person, dueAt, tries }) => ({
      ...{ device, table_id: table, v, person, due_at: dueAt, tries },
      at: dueAt,
    }));
    await this.backend.write([
      ...rows.map(({ person, table_id: table, v }) => this.#settle(person, table, v - 1)),
      dialect
        .insertInto('calls')
        .values(rows)
        .onConflict(conflict => conflict.doNothing())
        .compile(),
    ]);
  }

  async callsDue(now: number, limit: number): Promise<readonly StoredCall[]> {
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('calls')
        .where('due_at', '<=', now)
        .selectAll()
        .orderBy('due_at')
        .limit(limit)
        .compile(),
    );
    return rows.flatMap(callOf);
  }

  async takeCall(
    { device, table, v, dueAt }: StoredCall,
    again?: { readonly dueAt: number; readonly tries: number },
  ): Promise<boolean> {
    const [mine] = await this.backend.write([
      this.backend.dialect
        .updateTable('calls')
        .set(again ? { due_at: again.dueAt, tries: again.tries } : { due_at: null })
        .where('device', '=', device)
        .where('table_id', '=', table)
        .where('v', '=', v)
        .where('due_at', '=', dueAt)
        .returning('v')
        .compile(),
    ]);
    return (mine ?? []).length > 0;
  }

  async returnCall({ device, table, v, dueAt, tries }: StoredCall): Promise<void> {
    await this.backend.write([
      this.backend.dialect
        .updateTable('calls')
        .set({ due_at: dueAt, tries })
        .where('device', '=', device)
        .where('table_id', '=', table)
        .where('v', '=', v)
        .compile(),
    ]);
  }

  async seenCalls(person: PersonId, table: TableId, v: number): Promise<void> {
    const [open] = await this.backend.rows(
      this.backend.dialect
        .selectFrom('calls')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .where('v', '<=', v)
        .where('due_at', 'is not', null)
        .select('v')
        .limit(1)
        .compile(),
    );
    if (open) await this.backend.write([this.#settle(person, table, v)]);
  }

  async removeCalls(before: number): Promise<void> {
    await this.backend.write([this.backend.dialect.deleteFrom('calls').where('at', '<', before).compile()]);
  }

  #settle(person: PersonId, table: TableId, upTo: number): CompiledQuery {
    return this.backend.dialect
      .updateTable('calls')
      .set({ due_at: null })
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('v', '<=', upTo)
      .where('due_at', 'is not', null)
      .compile();
  }
}

import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { program } from '../services.js';

/** In the order in which both databases sort ids, so that copies are written in order and lie evenly between new ones. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const SPREAD = LETTERS.length ** 4;

const letter = (shift: number): string => `substr('${LETTERS}', 1 + cast((k >> ${shift}) & 63 as integer), 1)`;
const id = `${[18, 12, 6, 0].map(letter).join(' || ')} || 'seekiste-load-copy'`;

/** Copies of the only table that there is, in words that SQLite and PostgreSQL share. Nothing has to happen at them by itself. */
const copies = (count: number): readonly string[] => {
  const numbers = `with recursive counted(i) as (select 0 union all select i + 1 from counted where i < ${count} - 1),
    copy as (select i, ${id} as id from (select i, cast(i as bigint) * ${SPREAD} / ${count} as k from counted) as spread)`;
  const original = `id not like '%seekiste-load-copy'`;
  return [
    `insert into entries (table_id, v, body) ${numbers}
      select copy.id, entries.v, entries.body from copy cross join entries order by copy.id, entries.v`,
    `insert into seats (table_id, person) ${numbers}
      select copy.id, seats.person || (copy.i / 10) from copy cross join seats order by copy.id`,
    `insert into tables (id, seed, v, game, phase, people, asked, wake_at, changed_at) ${numbers}
      select copy.id, seed, v, game, phase, people, '[]', null, changed_at - copy.i
      from copy cross join tables where ${original.replace('id', 'tables.id')} order by copy.id`,
  ];
};

interface Sqlite {
  readonly DatabaseSync: new (path: string) => { exec(sql: string): void; close(): void };
}

export const fillSqlite = (path: string, count: number): void => {
  // The one that the server has: nothing else here needs SQLite.
  const { DatabaseSync } = createRequire(import.meta.resolve('@seekiste/server'))('@photostructure/sqlite') as Sqlite;
  const db = new DatabaseSync(path);
  db.exec(`begin; ${copies(count).join(';')}; commit; pragma wal_checkpoint(truncate)`);
  db.close();
};

export const fillPostgres = (url: string, count: number): void => {
  const statements = [...copies(count), 'vacuum analyze', 'checkpoint'];
  const args = ['--quiet', '--set', 'ON_ERROR_STOP=1', ...statements.flatMap(sql => ['--command', sql]), url];
  execFileSync(program('psql'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

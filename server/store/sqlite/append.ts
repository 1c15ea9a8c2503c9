import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { peopleOf, type AppendRow } from '../rows.js';

/** The line moves on first, from `v - 1` and no other version: whoever comes second finds it moved. */
export const APPEND = {
  sameCrew: `update tables set v = ?, phase = ?, asked = ?, wake_at = ?, changed_at = ?
    where id = ? and v = ? and people = ?`,
  otherCrew: `update tables set v = ?, phase = ?, asked = ?, wake_at = ?, changed_at = ?, people = ?
    where id = ? and v = ?`,
  insert: 'insert into entries (table_id, v, body) values (?, ?, ?)',
  find: 'select 1 from entries where table_id = ? and v = ?',
  stand: 'delete from seats where table_id = ?',
  sit: 'insert into seats (table_id, person) values (?, ?) on conflict do nothing',
} as const;

/** What happens at every move: its statements are prepared once. */
export const appender = (db: DatabaseSyncInstance): ((row: AppendRow) => 'stored' | 'taken' | 'gap') => {
  const sameCrew = db.prepare(APPEND.sameCrew);
  const otherCrew = db.prepare(APPEND.otherCrew);
  const insert = db.prepare(APPEND.insert);
  const find = db.prepare(APPEND.find);
  const stand = db.prepare(APPEND.stand);
  const sit = db.prepare(APPEND.sit);

  const moveOn = ({ table, v, line }: AppendRow): boolean => {
    const { phase, asked, wake_at, changed_at, people } = line;
    if (sameCrew.run(v, phase, asked, wake_at, changed_at, table, v - 1, people).changes === 1) return true;
    if (otherCrew.run(v, phase, asked, wake_at, changed_at, people, table, v - 1).changes === 0) return false;
    stand.run(table);
    for (const person of peopleOf(line)) sit.run(table, person);
    return true;
  };

  return row => {
    const { table, v, body } = row;
    if (!moveOn(row)) return find.get(table, v) === undefined ? 'gap' : 'taken';
    insert.run(table, v, body);
    return 'stored';
  };
};

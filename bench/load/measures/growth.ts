import type { Waits } from '../crew/drive.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';
import { fillPostgres, fillSqlite } from './fill.js';

const TOGETHER = 32;

interface Harbour {
  readonly name: string;
  readonly server: Served;
  readonly alone: number[];
  readonly together: number[];
}

/** A store with this number of tables: one real one, and copies of it. */
const filled = async (
  { crew }: Run,
  name: string,
  env: Readonly<Record<string, string>>,
  fill: () => void,
): Promise<Harbour> => {
  const first = await Served.start('seekiste', { ...OURS, ...env });
  await crew.do({ order: 'gather', fleet: 'first', kind: 'seekiste', origins: [first.origin], tables: 1 });
  await crew.do({ order: 'dismiss', fleet: 'first' });
  await first.stop();
  fill();
  return { name, server: await Served.start('seekiste', { ...OURS, ...env }), alone: [], together: [] };
};

/** Opening a table, one after the other and many at once, where there are few and where there are many. */
const compare = async ({ crew, sizes }: Run, harbours: readonly [Harbour, Harbour]): Promise<void> => {
  const open = (server: Served, tables: number, atOnce: number): Promise<Waits> =>
    crew.do({ order: 'open-tables', origin: server.origin, tables, atOnce });
  for (let round = 0; round <= sizes.rounds; round++)
    for (const { server, alone, together } of harbours) {
      const one = await open(server, sizes.openings, 1);
      const many = await open(server, sizes.openings, TOGETHER);
      if (round === 0) continue;
      alone.push(one.p50);
      together.push(many.p50);
    }
  for (const { server } of harbours) await server.stop();
  const [few, many] = harbours;
  const columns = [
    { title: 'one after the other, p50, ms', digits: 2 },
    { title: `${TOGETHER} at once, p50, ms`, digits: 2 },
  ];
  printTable('Opening a table', columns, {
    [few.name]: [few.alone, few.together],
    [many.name]: [many.alone, many.together],
    'many : few': [ratios(many.alone, few.alone), ratios(many.together, few.together)],
  });
};

export const growth = async (run: Run): Promise<void> => {
  const name = (store: string, count: number): string => `${store}, ${count.toLocaleString('en')} tables`;
  const onSqlite = (count: number): Promise<Harbour> => {
    const DATA = run.path();
    return filled(run, name('SQLite', count), { DATA }, () => fillSqlite(DATA, count));
  };
  const onPostgres = async (count: number): Promise<Harbour> => {
    const { url } = await run.postgres();
    return filled(run, name('PostgreSQL', count), { DATABASE_URL: url }, () => fillPostgres(url, count));
  };
  const [few, many] = run.sizes.stored;
  await compare(run, [await onSqlite(few), await onSqlite(many)]);
  await compare(run, [await onPostgres(few), await onPostgres(many)]);
};

import { waitsOf, type Waits } from '../crew/drive.js';
import type { Kind } from '../crew/orders.js';
import { OURS, Served } from '../processes.js';
import { printTable } from '../report.js';
import type { Run } from '../run.js';
import { fsyncs } from './fsync.js';
import { warmUp } from './warm-up.js';

/** Milliseconds between two moves of a table. */
const PACE = 400;

/** From a click until both players see what came of it, where no server has to hurry. */
export const latency = async (run: Run): Promise<void> => {
  const { crew, sizes } = run;
  const postgres = await run.postgres();
  const servers: readonly (readonly [string, Kind, Served])[] = [
    ['Colyseus, immediate patches, in memory', 'colyseus', await Served.start('colyseus')],
    ['Seekiste, SQLite', 'seekiste', await Served.start('seekiste', { ...OURS, DATA: run.path() })],
    ['Seekiste, PostgreSQL', 'seekiste', await Served.start('seekiste', { ...OURS, DATABASE_URL: postgres.url })],
    ['boardgame.io, in memory', 'boardgame.io', await Served.start('boardgame-io', { FORM: 'turns' })],
  ];
  const waits = new Map<string, Waits[]>();
  const note = (name: string, one: Waits): void => void waits.set(name, [...(waits.get(name) ?? []), one]);
  const { tables, moves } = sizes.calm;
  // At this pace it would take a server an hour to get warm.
  for (const [name, kind, server] of servers) await warmUp(run, { name, kind, server });
  for (let round = 0; round <= sizes.rounds; round++) {
    for (const [name, kind, server] of servers) {
      await crew.do({ order: 'gather', fleet: name, kind, origins: [server.origin], tables });
      const driven = await crew.do({ order: 'pace', fleet: name, every: PACE, moves });
      await crew.do({ order: 'dismiss', fleet: name });
      if (round > 0) note(name, driven.waits);
    }
    const synced = waitsOf(await fsyncs(run.path(), tables * moves, PACE / tables));
    if (round > 0) note('one fsync', synced);
  }
  for (const [, , server] of servers) await server.stop();
  const [colyseus = '', sqlite = '', onPostgres = ''] = servers.map(([name]) => name);
  const p50 = (name: string): readonly number[] => (waits.get(name) ?? []).map(one => one.p50);
  const sum = p50(colyseus).map((value, round) => value + (p50('one fsync')[round] ?? NaN));
  printTable(
    `Latency: ${tables} tables, a move every ${PACE} ms each`,
    [
      { title: 'p50, ms', digits: 2 },
      { title: 'p99, ms', digits: 2 },
    ],
    Object.fromEntries([...waits].map(([name, all]) => [name, [all.map(one => one.p50), all.map(one => one.p99)]])),
  );
  printTable('Median against Colyseus and one fsync, round by round', [{ title: 'times', digits: 2 }], {
    [sqlite]: [p50(sqlite).map((value, round) => value / (sum[round] ?? NaN))],
    [onPostgres]: [p50(onPostgres).map((value, round) => value / (sum[round] ?? NaN))],
  });
};

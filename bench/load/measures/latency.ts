import { waitsOf, type Waits } from '../crew/drive.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Pace, Run } from '../run.js';
import { fsyncs } from './fsync.js';
import { warmUp, type Side } from './warm-up.js';

/** Waits of every round. */
class Rounds {
  readonly p50: number[] = [];
  readonly p99: number[] = [];

  add({ p50, p99 }: Waits): void {
    this.p50.push(p50);
    this.p99.push(p99);
  }
}

const waitsAt = async ({ crew }: Run, side: Side, { tables, every, moves }: Pace): Promise<Waits> => {
  const { name: fleet, kind, server } = side;
  await crew.do({ order: 'gather', fleet, kind, origins: [server.origin], tables });
  const driven = await crew.do({ order: 'pace', fleet, every, moves });
  await crew.do({ order: 'dismiss', fleet });
  return driven.waits;
};

/** All in turn, and what the disk takes by itself at the same pace; the first round only warms up. */
const play = async (run: Run, sides: readonly Side[], pace: Pace): Promise<void> => {
  const rounds = sides.map(() => new Rounds());
  const synced = new Rounds();
  for (let round = 0; round <= run.sizes.rounds; round++) {
    for (const [i, side] of sides.entries()) {
      const waits = await waitsAt(run, side, pace);
      if (round > 0) rounds[i]?.add(waits);
    }
    const disk = waitsOf(await fsyncs(run.path(), pace.tables * pace.moves, pace.every / pace.tables));
    if (round > 0) synced.add(disk);
  }
  const [colyseus, sqlite, onPostgres] = rounds.map(({ p50 }) => p50);
  const sum = (colyseus ?? []).map((value, round) => value + (synced.p50[round] ?? NaN));
  const named = [...sides.map(({ name }, i) => [name, rounds[i] ?? synced] as const), ['one fsync', synced] as const];
  printTable(
    `Latency: ${pace.tables} tables, a move every ${pace.every} ms each`,
    [
      { title: 'p50, ms', digits: 2 },
      { title: 'p99, ms', digits: 2 },
    ],
    Object.fromEntries(named.map(([name, { p50, p99 }]) => [name, [p50, p99]])),
  );
  printTable('Median against Colyseus and one fsync, round by round', [{ title: 'times', digits: 2 }], {
    'Seekiste, SQLite': [ratios(sqlite ?? [], sum)],
    'Seekiste, PostgreSQL': [ratios(onPostgres ?? [], sum)],
  });
};

/** From a click until both players see what came of it, where no server has to hurry. */
export const latency = async (run: Run): Promise<void> => {
  const postgres = await run.postgres();
  const start = Served.start;
  const sides: readonly Side[] = [
    { name: 'Colyseus, immediate patches, in memory', kind: 'colyseus', server: await start('colyseus') },
    {
      name: 'Seekiste, SQLite',
      kind: 'seekiste',
      server: await start('seekiste', { ...OURS, DATA: run.path() }),
    },
    {
      name: 'Seekiste, PostgreSQL',
      kind: 'seekiste',
      server: await start('seekiste', { ...OURS, DATABASE_URL: postgres.url }),
    },
    { name: 'boardgame.io, in memory', kind: 'boardgame.io', server: await start('boardgame-io', { FORM: 'turns' }) },
  ];
  // At these paces it would take a server an hour to get warm.
  for (const side of sides) await warmUp(run, side);
  for (const pace of run.sizes.paces) await play(run, sides, pace);
  for (const { server } of sides) await server.stop();
};

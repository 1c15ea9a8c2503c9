import type { Kind } from '../crew/orders.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';
import { warmUp, type Side } from './warm-up.js';

interface Contestant extends Side {
  /** CPU of a database of its own. */
  readonly beside: () => number;
  readonly perSecond: number[];
  readonly cpu: number[];
  readonly besideCpu: number[];
  readonly share: number[];
  readonly p50: number[];
  readonly p99: number[];
}

export const contestant = (name: string, kind: Kind, server: Served, beside = (): number => 0): Contestant => ({
  ...{ name, kind, server, beside },
  ...{ perSecond: [], cpu: [], besideCpu: [], share: [], p50: [], p99: [] },
});

const playSlice = async ({ crew, sizes }: Run, who: Contestant): Promise<void> => {
  const [before, beside] = [await who.server.ask('usage'), who.beside()];
  const moves = sizes.moves / sizes.slices;
  const driven = await crew.do({ order: 'saturate', fleet: who.name, moves, seconds: sizes.patience });
  const cpu = (await who.server.ask('usage')).cpu - before.cpu;
  who.perSecond.push(driven.moves / driven.seconds);
  who.cpu.push(cpu / driven.moves);
  who.besideCpu.push((who.beside() - beside) / driven.moves);
  who.share.push(cpu / 1e4 / driven.seconds);
  who.p50.push(driven.waits.p50);
  who.p99.push(driven.waits.p99);
};

/**
 * New tables for everybody; then all take turns, in slices of a few moves of each table: what else the machine does
 * changes from one second to the next. Forth and back, so that nobody is always first.
 */
export const playRound = async (run: Run, all: readonly Contestant[]): Promise<void> => {
  const { crew, sizes } = run;
  for (const { name: fleet, kind, server } of all)
    await crew.do({ order: 'gather', fleet, kind, origins: [server.origin], tables: sizes.tables });
  for (let slice = 0; slice < sizes.slices; slice++)
    for (const who of slice % 2 === 0 ? all : all.toReversed()) await playSlice(run, who);
  for (const { name: fleet } of all) await crew.do({ order: 'dismiss', fleet });
};

/** Moves per second at saturation and CPU per move: every move durable before it is told, beside a peer that keeps all in memory. */
export const saturation = async (run: Run): Promise<void> => {
  const postgres = await run.postgres();
  // Longer than the others' slices take.
  const ours = { ...OURS, IDLE_MS: '20000' };
  const all = [
    contestant('Seekiste, SQLite', 'seekiste', await Served.start('seekiste', { ...ours, DATA: run.path() })),
    contestant(
      'Seekiste, PostgreSQL',
      'seekiste',
      await Served.start('seekiste', { ...ours, DATABASE_URL: postgres.url }),
      postgres.cpu,
    ),
    contestant(
      'boardgame.io, its own turn order',
      'boardgame.io',
      await Served.start('boardgame-io', { FORM: 'turns' }),
    ),
    contestant('boardgame.io, without turn order', 'boardgame.io', await Served.start('boardgame-io')),
  ] as const;
  for (const who of all) await warmUp(run, who);
  for (let round = 0; round < run.sizes.rounds; round++) await playRound(run, all);
  for (const { server } of all) await server.stop();

  printTable(
    `Saturation: ${run.sizes.tables} tables of two, ${run.sizes.moves} moves each, in ${run.sizes.slices} slices`,
    [
      { title: 'moves per second', digits: 0 },
      { title: 'CPU of the server, µs per move', digits: 0 },
      { title: 'of its database', digits: 0 },
      { title: 'server busy, %', digits: 0 },
      { title: 'p50, ms', digits: 1 },
      { title: 'p99, ms', digits: 1 },
    ],
    Object.fromEntries(
      all.map(({ name, perSecond, cpu, besideCpu, share, p50, p99 }) => [
        name,
        [perSecond, cpu, besideCpu, share, p50, p99],
      ]),
    ),
  );
  const [sqlite, onPostgres, ...peers] = all;
  printTable(
    'Ours against the peer, slice by slice',
    [
      { title: 'times the moves per second', digits: 1 },
      { title: 'times the CPU per move', digits: 2 },
    ],
    Object.fromEntries(
      [sqlite, onPostgres].flatMap(one =>
        peers.map(peer => [
          `${one.name} : ${peer.name}`,
          [ratios(one.perSecond, peer.perSecond), ratios(one.cpu, peer.cpu)],
        ]),
      ),
    ),
  );
};

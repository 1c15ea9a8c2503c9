import { median } from '../../tally.js';
import type { Waits } from '../crew/drive.js';
import type { Kind } from '../crew/orders.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';
import { playSlice, warmUp, type Side } from './slice.js';

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

const contestant = (name: string, kind: Kind, server: Served, beside = (): number => 0): Contestant => ({
  ...{ name, kind, server, beside },
  ...{ perSecond: [], cpu: [], besideCpu: [], share: [], p50: [], p99: [] },
});

const playRound = async (run: Run, who: Contestant): Promise<void> => {
  const sum = { moves: 0, seconds: 0, cpu: 0, besideCpu: 0 };
  const waits: Waits[] = [];
  await playSlice(run, who, run.sizes.slice, async () => {
    const [before, beside] = [await who.server.ask('usage'), who.beside()];
    return async driven => {
      sum.cpu += (await who.server.ask('usage')).cpu - before.cpu;
      sum.besideCpu += who.beside() - beside;
      sum.moves += driven.moves;
      sum.seconds += driven.seconds;
      waits.push(driven.waits);
    };
  });
  who.perSecond.push(sum.moves / sum.seconds);
  who.cpu.push(sum.cpu / sum.moves);
  who.besideCpu.push(sum.besideCpu / sum.moves);
  who.share.push(sum.cpu / 1e4 / sum.seconds);
  who.p50.push(median(waits.map(({ p50 }) => p50)));
  who.p99.push(median(waits.map(({ p99 }) => p99)));
};

/** Moves per second at saturation and CPU per move: every move durable before it is told, beside a peer that keeps all in memory. */
export const saturation = async (run: Run): Promise<void> => {
  const postgres = await run.postgres();
  const ours = { ...OURS, IDLE_MS: '5000' };
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
  // Forth and back, so that nobody is always first.
  for (let round = 0; round < run.sizes.rounds; round++)
    for (const who of round % 2 === 0 ? all : all.toReversed()) await playRound(run, who);
  for (const { server } of all) await server.stop();

  printTable(
    `Saturation: ${run.sizes.tables} tables of two, ${run.sizes.moves} moves each, again for ${run.sizes.slice} seconds`,
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
    'Ours against the peer, round by round',
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

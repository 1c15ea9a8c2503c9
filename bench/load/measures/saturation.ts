import type { Kind } from '../crew/orders.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';

interface Contestant {
  readonly name: string;
  readonly kind: Kind;
  readonly server: Served;
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

/** New tables each time, so that every round plays the same part of a game; opening them is not measured. */
const playRound = async ({ crew, sizes }: Run, who: Contestant, { counts }: { counts: boolean }): Promise<void> => {
  const fleet = who.name;
  await crew.do({ order: 'gather', fleet, kind: who.kind, origins: [who.server.origin], tables: sizes.tables });
  const [before, beside] = [await who.server.ask('usage'), who.beside()];
  const { moves, seconds, waits } = await crew.do({
    order: 'saturate',
    fleet,
    moves: sizes.moves,
    seconds: sizes.slice,
  });
  const cpu = (await who.server.ask('usage')).cpu - before.cpu;
  const besideCpu = who.beside() - beside;
  await crew.do({ order: 'dismiss', fleet });
  if (!counts) return;
  who.perSecond.push(moves / seconds);
  who.cpu.push(cpu / moves);
  who.besideCpu.push(besideCpu / moves);
  who.share.push(cpu / 1e4 / seconds);
  who.p50.push(waits.p50);
  who.p99.push(waits.p99);
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
  for (let round = 0; round <= run.sizes.rounds; round++)
    // The first round only warms up.
    for (const who of all) await playRound(run, who, { counts: round > 0 });
  for (const { server } of all) await server.stop();

  printTable(
    `Saturation: ${run.sizes.tables} tables of two, ${run.sizes.moves} moves each`,
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

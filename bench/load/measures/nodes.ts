import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';
import { Held } from './held.js';

interface Case {
  readonly name: string;
  readonly nodes: 1 | 2;
  /** The two players of a table on different nodes: all that one does the other hears over Redis. */
  readonly apart: boolean;
  /** Every node held to a share of a core. */
  readonly held: boolean;
  readonly perSecond: number[];
  readonly cpu: number[];
  readonly database: number[];
  readonly redis: number[];
}

const caseOf = (name: string, nodes: 1 | 2, { apart = false, held = false }): Case => ({
  ...{ name, nodes, apart, held },
  ...{ perSecond: [], cpu: [], database: [], redis: [] },
});

/**
 * What a second node adds. Where nodes, database and crew share the cores of one small machine a second
 * node has none to run on: held to a quarter of a core each, nodes stand for machines of their own.
 */
export const nodes = async (run: Run): Promise<void> => {
  const { crew, sizes } = run;
  const [postgres, redis] = [await run.postgres(), await run.redis()];
  const env = { ...OURS, DATABASE_URL: postgres.url, REDIS_URL: redis.url, IDLE_MS: '5000' };
  const servers = [await Served.start('seekiste', env), await Served.start('seekiste', env)];
  const cases = [
    caseOf('one node, a quarter of a core', 1, { held: true }),
    caseOf('two nodes, a quarter of a core each', 2, { held: true }),
    caseOf('two nodes, a quarter of a core each, players apart', 2, { held: true, apart: true }),
    caseOf('one node, all of this machine', 1, {}),
    caseOf('two nodes, all of this machine', 2, {}),
  ];
  const cpu = async (): Promise<number> => {
    const used = await Promise.all(servers.map(server => server.ask('usage')));
    return used.reduce((sum, one) => sum + one.cpu, 0);
  };
  for (let round = 0; round <= Math.min(3, sizes.rounds); round++)
    for (const one of cases) {
      const origins = servers.slice(0, one.nodes).map(({ origin }) => origin);
      const fleet = one.name;
      const { apart } = one;
      await crew.do({ order: 'gather', fleet, kind: 'seekiste', origins, tables: sizes.tables, apart });
      const before = [await cpu(), postgres.cpu(), redis.cpu()] as const;
      const held = one.held ? new Held(servers.map(({ pid }) => pid)) : undefined;
      const { moves, seconds } = await crew.do({
        order: 'saturate',
        fleet,
        moves: sizes.moves,
        seconds: sizes.patience,
      });
      held?.release();
      const after = [await cpu(), postgres.cpu(), redis.cpu()] as const;
      await crew.do({ order: 'dismiss', fleet });
      if (round === 0) continue;
      one.perSecond.push(moves / seconds);
      one.cpu.push((after[0] - before[0]) / moves);
      one.database.push((after[1] - before[1]) / moves);
      one.redis.push((after[2] - before[2]) / moves);
    }
  for (const server of servers) await server.stop();

  printTable(
    'Two nodes on one PostgreSQL and one Redis',
    [
      { title: 'moves per second', digits: 0 },
      { title: 'CPU of the nodes, µs per move', digits: 0 },
      { title: 'of PostgreSQL', digits: 0 },
      { title: 'of Redis', digits: 0 },
    ],
    Object.fromEntries(cases.map(one => [one.name, [one.perSecond, one.cpu, one.database, one.redis]])),
  );
  const [alone, both, apart, free, bothFree] = cases.map(({ perSecond }) => perSecond);
  printTable('Two against one, round by round', [{ title: 'times the moves per second', digits: 2 }], {
    'a quarter of a core each': [ratios(both ?? [], alone ?? [])],
    'a quarter of a core each, players apart': [ratios(apart ?? [], alone ?? [])],
    'all of this machine': [ratios(bothFree ?? [], free ?? [])],
  });
};

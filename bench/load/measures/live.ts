import { OURS, Served } from '../processes.js';
import { printTable } from '../report.js';
import type { Run } from '../run.js';

/** People think: a move at every table every ten seconds. */
const PACE = 10_000;

/** Thousands of tables that are played at once, held by one process. */
export const live = async (run: Run): Promise<void> => {
  const { crew, sizes } = run;
  const server = await Served.start('seekiste', { ...OURS, DATA: run.path() });
  const origins = [server.origin];
  await crew.do({ order: 'gather', fleet: 'live', kind: 'seekiste', origins, tables: sizes.liveTables });
  const before = await server.ask('usage');
  const driven = await crew.do({ order: 'pace', fleet: 'live', every: PACE, moves: sizes.liveMoves });
  const after = await server.ask('usage');
  await crew.do({ order: 'dismiss', fleet: 'live' });
  await server.stop();
  const seconds = sizes.liveMoves * (PACE / 1000);
  printTable(
    `One process, SQLite: ${sizes.liveTables} tables, ${2 * sizes.liveTables} connections, a move every ten seconds each, for ${seconds} seconds`,
    [
      { title: 'moves asked for', digits: 0 },
      { title: 'told', digits: 0 },
      { title: 'p50, ms', digits: 1 },
      { title: 'p99, ms', digits: 1 },
      { title: 'longest, ms', digits: 0 },
      { title: 'CPU, % of a core', digits: 0 },
      { title: 'resident, MiB', digits: 0 },
    ],
    {
      Seekiste: [
        [sizes.liveTables * sizes.liveMoves],
        [driven.moves],
        [driven.waits.p50],
        [driven.waits.p99],
        [driven.waits.most],
        [(after.cpu - before.cpu) / 1e4 / driven.seconds],
        [after.rss / 1024 / 1024],
      ],
    },
  );
};

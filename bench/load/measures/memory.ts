import { setTimeout as pause } from 'node:timers/promises';
import type { Usage } from '../servers/answer.js';
import { OURS, Served } from '../processes.js';
import { printTable } from '../report.js';
import type { Run } from '../run.js';

/** A table that nobody has asked for this long is only in the store; looked for four times in that time, at most every second. */
const IDLE_MS = 2000;
const MOVES = 6;
/** Milliseconds between the moves that wake one table after the other. */
const BETWEEN = 5;

/** Looks until no more is thrown away: a busy machine takes its time. */
const asleep = async (server: Served): Promise<Usage> => {
  let before = Infinity;
  for (;;) {
    await pause(2 * IDLE_MS);
    const used = await server.ask('memory');
    if (used.heap > 0.99 * before) return used;
    before = used.heap;
  }
};

/** What a table costs that is watched and where nothing happens, what is left when nobody watches, and how long waking takes. */
export const memory = async (run: Run): Promise<void> => {
  const { crew, sizes } = run;
  const { idleTables: tables } = sizes;
  const server = await Served.start('seekiste', { ...OURS, DATA: run.path(), IDLE_MS: String(IDLE_MS) });
  const gather = async (fleet: string, count: number): Promise<void> => {
    await crew.do({ order: 'gather', fleet, kind: 'seekiste', origins: [server.origin], tables: count });
    await crew.do({ order: 'saturate', fleet, moves: MOVES, seconds: 60 });
  };
  // As many tables come and go first: what a busy server keeps for itself is not what a table costs.
  await gather('before', tables);
  await crew.do({ order: 'dismiss', fleet: 'before' });
  const before = await asleep(server);
  await gather('idle', tables);
  const watched = await asleep(server);
  const back = await crew.do({ order: 'wake', fleet: 'idle', sample: Math.min(200, tables) });
  await asleep(server);
  const move = await crew.do({ order: 'pace', fleet: 'idle', every: tables * BETWEEN, moves: 1 });
  await crew.do({ order: 'dismiss', fleet: 'idle' });
  const unwatched = await asleep(server);
  await server.stop();

  const per = (after: Usage, what: 'rss' | 'heap'): readonly number[] => [(after[what] - before[what]) / tables / 1024];
  printTable(
    `Memory: ${tables} tables of two, both connected, asleep, KiB per table`,
    [
      { title: 'resident', digits: 1 },
      { title: 'heap and buffers', digits: 1 },
    ],
    {
      watched: [per(watched, 'rss'), per(watched, 'heap')],
      'after everybody has left': [per(unwatched, 'rss'), per(unwatched, 'heap')],
    },
  );
  printTable(
    'Waking from the store',
    [
      { title: 'p50, ms', digits: 2 },
      { title: 'p99, ms', digits: 2 },
    ],
    {
      'a connection, its welcome from a sleeping table': [[back.p50], [back.p99]],
      'a move at a sleeping table, until both were told': [[move.waits.p50], [move.waits.p99]],
    },
  );
};

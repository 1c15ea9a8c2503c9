import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';
import { contestant, playRound } from './saturation.js';
import { warmUp } from './warm-up.js';

/** What is written by hand for speed, beside its plain twins: one by one, and all together. */
const TWINS = ['turn', 'mail', 'journal', 'all'] as const;

/** Five servers take turns: three rounds are a dozen slices of each, and nine would take three times as long. */
const ROUNDS = 3;

/** Moves per second at saturation and CPU per move with plain twins, against the same server without them. */
export const twins = async (run: Run): Promise<void> => {
  const start = async (name: string, env: Readonly<Record<string, string>> = {}) =>
    contestant(
      name,
      'seekiste',
      await Served.start('seekiste', { ...OURS, IDLE_MS: '20000', DATA: run.path(), ...env }),
    );
  const fast = await start('fast');
  const plain = [];
  for (const twin of TWINS) plain.push(await start(`plain: ${twin}`, { PLAIN: twin }));
  const all = [fast, ...plain];
  for (const who of all) await warmUp(run, who);
  for (let round = 0; round < Math.min(ROUNDS, run.sizes.rounds); round++) await playRound(run, all);
  for (const { server } of all) await server.stop();
  printTable(
    `Plain twins at saturation, SQLite: ${run.sizes.tables} tables of two, ${run.sizes.moves} moves each, against fast ones`,
    [
      { title: 'moves per second', digits: 0 },
      { title: 'CPU of the server, µs per move', digits: 0 },
      { title: 'p99, ms', digits: 1 },
      { title: 'times the moves', digits: 2 },
      { title: 'times the CPU', digits: 2 },
    ],
    Object.fromEntries(
      all.map(one => [
        one.name,
        [one.perSecond, one.cpu, one.p99, ratios(one.perSecond, fast.perSecond), ratios(one.cpu, fast.cpu)],
      ]),
    ),
  );
};

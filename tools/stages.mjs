// @ts-check
/** Runs stages side by side on `cores` cores. Each writes its own log; the first that fails ends all others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Stage
 * @property {string} name also of its log
 * @property {string} title
 * @property {readonly [program: string, args: readonly string[]]} command
 * @property {number} cores that it keeps busy; more than there are means all
 * @property {readonly string[]} [after] names of stages that have to be good before
 */

/** Lines of a log that are shown when its stage has failed. */
const SHOWN = 60;

/** @param {number} since */
export const seconds = since => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

/** @param {string} log */
const endOf = log => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN).join('\n');

/**
 * Runs one stage in a process group, so that ending it ends whatever it has started.
 * @param {Stage} stage @param {{ readonly cwd: string, readonly log: string }} place @param {AbortSignal} signal
 */
const runStage = async ({ command: [program, args] }, { cwd, log }, signal) => {
  const out = openSync(log, 'w');
  const child = spawn(program, args, { cwd, stdio: ['ignore', out, out], detached: true });
  closeSync(out);
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', end, { once: true });
  const [status] = await once(child, 'exit');
  signal.removeEventListener('abort', end);
  return status === 0;
};

/**
 * Starts each stage, in the order of the list, as soon as its cores are free and the stages before it are good.
 * @param {readonly Stage[]} stages
 * @param {{ readonly cwd: string, readonly logs: string, readonly cores: number, readonly signal: AbortSignal,
 *   readonly say: (line: string) => void }} house
 * @returns {Promise<Stage | undefined>} the stage that failed, if any
 */
export const runStages = async (stages, { cwd, logs, cores, signal, say }) => {
  mkdirSync(logs, { recursive: true });
  const width = Math.max(...stages.map(({ title }) => title.length));
  const ends = new AbortController();
  const stop = AbortSignal.any([signal, ends.signal]);
  /** @type {Stage | undefined} */
  let failed;
  let free = cores;
  const waiting = [...stages];
  const good = new Set();
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();

  /** @param {Stage} stage */
  const start = async stage => {
    const since = performance.now();
    const taken = Math.min(stage.cores, cores);
    const log = join(logs, `${stage.name.replace(':', '-')}.log`);
    free -= taken;
    const isGood = await runStage(stage, { cwd, log }, stop);
    free += taken;
    running.delete(stage);
    if (isGood) good.add(stage.name);
    if (isGood || stop.aborted) return isGood ? say(`  ${stage.title.padEnd(width)} ${seconds(since)}`) : undefined;
    failed = stage;
    ends.abort();
    say(`  ${stage.title.padEnd(width)} ${seconds(since)}  FAILED\n\n${endOf(log)}\n\nThe whole log: ${log}`);
  };

  /** @param {Stage} stage */
  const mayStart = ({ cores: wanted, after = [] }) =>
    Math.min(wanted, cores) <= free &&
    after.every(name => good.has(name) || stages.every(other => other.name !== name));
  while (!stop.aborted && (waiting.length > 0 || running.size > 0)) {
    const next = waiting.findIndex(mayStart);
    if (next >= 0) {
      const [stage] = waiting.splice(next, 1);
      if (stage) running.set(stage, start(stage));
    } else await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return failed;
};

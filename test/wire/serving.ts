import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoom } from '../../tools/tsc.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

/** A process is plain Node and runs what was built. */
export const buildProgram = (): void => buildRoom('cli');

/** Everything at once, and as much of it as the machine can do. */
const QUICK = {
  HOST: '127.0.0.1',
  PORT: '0',
  BEAT_MS: '0',
  BEAT_LEAST_MS: '0',
  BOT_PACE_MS: '0',
  // Longer than any of these games waits for one move, unless somebody was not told.
  PATIENCE_LIVE_MS: '300000',
  LIMITS: 'off',
  LOG_LEVEL: 'error',
};

/** `seekiste serve` in a process of its own. */
export interface Serving {
  readonly origin: string;
  readonly pid: number;
  /** Bytes of memory that it has now. */
  resident(): number;
  /** What it said of trouble. */
  readonly said: () => string;
  /** Settles when the process is no more, whyever. */
  readonly ended: Promise<void>;
  /** `kill -9`, wherever it is. */
  kill(): Promise<void>;
  /** Asks it to leave in good order. */
  leave(): Promise<void>;
}

/** The app is of no interest here: a page is enough for the program to start. */
const site = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Seekiste</title>');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
let root: string | undefined;

const addressIn = (child: ChildProcess, said: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, address] = /served at (http:\S+)/.exec(text) ?? [];
      if (address !== undefined) resolve(new URL(address).origin);
    });
    child.once('exit', () => reject(new Error(`seekiste serve did not start:\n${text}${said()}`)));
  });

const residentOf = (pid: number | undefined): number => {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
};

/** All that run; undefined when no more are to be started. */
let running: Set<ChildProcess> | undefined = new Set<ChildProcess>();

const killAll = (): void => {
  for (const child of running ?? []) child.kill('SIGKILL');
};
// Also when a test run is cut short, no process outlives it.
process.once('exit', killAll);

/** When the tests are over, however they ended: nothing is left running, and nothing is started any more. */
export const endAll = (): void => {
  killAll();
  running = undefined;
};

/** Settles when it can be reached. */
export const serve = async (env: Readonly<Record<string, string>>): Promise<Serving> => {
  if (!running) return new Promise(() => undefined);
  root ??= site();
  const program = join(ROOT, 'cli', 'dist', 'main.js');
  // What it is warned of comes with the place where that is done.
  const child = spawn(process.execPath, ['--trace-deprecation', program, 'serve', '--root', root], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...QUICK, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(() => void running?.delete(child));
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    origin: await addressIn(child, () => errors),
    pid: child.pid!,
    resident: () => residentOf(child.pid),
    said: () => errors,
    ended,
    kill: () => endBy('SIGKILL'),
    leave: () => endBy('SIGTERM'),
  };
};

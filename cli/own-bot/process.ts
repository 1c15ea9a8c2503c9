import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Hello, Question } from './talk.js';

/** A bot's process: what is written to it, what it says, and how it ends. */
export interface BotProcess {
  say(message: Hello | Question): void;
  end(): void;
}

export interface Listener {
  line(text: string): void;
  /** Once, when nothing more will be said; in words. */
  ended(how: string): void;
}

/** Enough for any honest answer: what is longer is nonsense, and is not waited for to end. */
const LONGEST_LINE = 1 << 20;

const ending = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `it ended with code ${code ?? 0}` : `it was ended by ${signal}`;

/** Its own process group, so that whatever the shell started ends with it. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

export const startProcess = (command: string, listener: Listener): BotProcess => {
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const kill = (): void => killGroup(child);
  let over = false;
  const finish = (how: string): void => {
    if (over) return;
    over = true;
    process.off('exit', kill);
    kill();
    listener.ended(how);
  };
  process.once('exit', kill);
  child.once('error', ({ message }) => finish(message));
  child.once('close', (code, signal) => finish(ending(code, signal)));
  // A bot that has died cannot be written to; its end is told by `close`.
  child.stdin.on('error', () => undefined);
  let unfinished = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    unfinished = chunk.includes(10) ? chunk.length - chunk.lastIndexOf(10) : unfinished + chunk.length;
    if (unfinished > LONGEST_LINE) finish('it wrote a line without end');
  });
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', line => {
    if (!over) listener.line(line);
  });
  return {
    say: message => void child.stdin.write(`${JSON.stringify(message)}\n`),
    end: () => finish('it was asked to end'),
  };
};

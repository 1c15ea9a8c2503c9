import type { Readable, Writable } from 'node:stream';

/** Everything outside the program, handed in, so that tests can be the terminal. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether people look at `output` (and not a file or another program). */
  readonly terminal: boolean;
  /** Whether people look at `errors`, where progress is shown. */
  readonly errorsTerminal: boolean;
}

export const printLine = (io: Pick<Io, 'output'>, line = ''): void => {
  io.output.write(`${line}\n`);
};

export const printLines = (io: Pick<Io, 'output'>, lines: readonly string[]): void => {
  for (const line of lines) printLine(io, line);
};

/** An answer for programs: one line of JSON. */
export const printJson = (io: Pick<Io, 'output'>, value: unknown): void => printLine(io, JSON.stringify(value));

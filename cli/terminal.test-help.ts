import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll } from 'vitest';
import type { Io } from './io.js';
import { run } from './program.js';

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

const collected = (stream: PassThrough): string => {
  const text = stream.setEncoding('utf8').read() as string | null;
  return text ?? '';
};

/** Runs a command line with a terminal of its own. */
export const seekiste = async (
  words: readonly string[],
  { input = '', ...more }: Partial<Omit<Io, 'input'>> & { readonly input?: string } = {},
): Promise<Ran> => {
  const output = new PassThrough({ highWaterMark: 100_000_000 });
  const errors = new PassThrough();
  const io: Io = {
    input: Readable.from([input]),
    output,
    errors,
    env: { LANG: 'en_GB.UTF-8' },
    terminal: false,
    errorsTerminal: false,
    ...more,
  };
  const code = await run(io, words);
  return { code, output: collected(output), errors: collected(errors) };
};

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

/** A new folder, away from the repository, until the tests of a file are over. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'seekiste-test-'));
  folders.push(path);
  return path;
};

/** A file with this content in a folder of its own. */
export const file = (name: string, content: string): string => {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
};

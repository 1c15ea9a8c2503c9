import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A game of the archive: who played, what everybody saw as one number, and the record as text. */
interface Archived {
  readonly bots: readonly string[];
  readonly views: string;
  readonly record: string;
}

const FILE = new URL('../test/archive/games.br', import.meta.url);

/** Finished games of every kind (test/archive/README.md). */
export const archived = (): readonly Archived[] =>
  brotliDecompressSync(readFileSync(FILE))
    .toString()
    .split('\n')
    .slice(1)
    .map(line => JSON.parse(line) as Archived);

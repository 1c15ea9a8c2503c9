import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from './games.js';

/** A file for each game, so that processes share the work. */
it.each(GAMES.map(({ name }) => name))('%s is judged by the conformance suite', name => {
  const file = join(import.meta.dirname, name, 'conformance.test.ts');
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^judge\(\w+, secrets\);$/m);
});

import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { santaTimea } from '@seekiste/rules/santa-timea';
import { program } from '../../tools/programs.mjs';
import playBatch from '../arena/worker.js';
import { setupFor } from '../arguments.js';
import { readSeed } from '../seed.js';
import { folder } from '../terminal.test-help.js';

const ROOT = join(import.meta.dirname, '..', '..');
const example = (name: string): string => join(ROOT, 'docs', 'examples', name);

/** Compiled as docs/own-bots.md says, strictly, in a folder in which the library is installed. */
const compiled = (): string => {
  const there = folder();
  const flags = ['--ignoreConfig', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
  const args = [join(ROOT, 'tools', 'tsc.mjs'), example('thinking-bot.ts'), ...flags, '--skipLibCheck'];
  execFileSync(process.execPath, [...args, '--outDir', there], { stdio: 'inherit' });
  writeFileSync(join(there, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(there, 'node_modules'), 'dir');
  return `"${process.execPath}" ${join(there, 'thinking-bot.js')}`;
};

describe('the bots of docs/own-bots.md that think', () => {
  it.each([
    ['TypeScript', 'thinking-bot.ts', compiled],
    ['Python', 'thinking_bot.py', () => `"${program('python3')}" ${example('thinking_bot.py')}`],
  ])('in %s, in fewer than 100 lines, win more often than cabin boys', async (_, name, command) => {
    expect(readFileSync(example(name), 'utf8').split('\n').length).toBeLessThan(100);
    const played = await playBatch({
      ...setupFor(santaTimea, 2, { rounds: 1 }),
      game: santaTimea.name,
      bots: ['mine', 'cabin-boy'],
      own: [{ name: 'mine', command: command(), ms: 600_000, readyMs: 600_000 }],
      seed: readSeed('own-bots'),
      from: 0,
      to: 6,
    });
    expect(played.games).toBe(12);
    const [mine, boy] = played.bots.map(({ firsts }) => firsts.sum);
    expect(mine).toBeGreaterThan(boy!);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { againstArrows, betweenGames, cycles, impurities, pastAnIndex, ROOMS } from './arrows.js';
import { importsOf, type Source } from './imports.js';

const ROOT = join(import.meta.dirname, '..');
const SKIPPED = ['dist', 'node_modules', 'fixtures'];

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? pathsIn(path) : [path];
  });

const sources: readonly Source[] = Object.keys(ROOMS)
  .flatMap(pathsIn)
  .filter(path => /\.(ts|js|mjs|svelte)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const games = readdirSync(join(ROOT, 'rules'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !['core', ...SKIPPED].includes(entry.name))
  .map(({ name }) => name);

const rules = sources.filter(({ path }) => path.startsWith('rules/') && !/\.test(-help)?\.ts$/.test(path));

describe('the arrows between rooms', () => {
  it('are kept by every source', () => {
    expect(againstArrows(sources)).toEqual([]);
  });

  it('are looked at in every room', () => {
    for (const room of Object.keys(ROOMS)) expect(sources.map(({ path }) => path.split('/')[0])).toContain(room);
    expect(games).toContain('in-aller-ruhe');
    const index = sources.filter(({ path }) => path === 'rules/games.ts').flatMap(importsOf);
    expect(index).toContainEqual({ name: './in-aller-ruhe/index.js', kind: 'value' });
  });

  it.each([
    ['rules/core/rng.ts', `import { randomBytes } from 'node:crypto';`],
    ['rules/core/rng.ts', `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`],
    ['rules/games.ts', `export { arena } from '@seekiste/bots';`],
    ['bots/random.ts', `const { say } = await import('@seekiste/words');`],
    ['bots/random.ts', `import { list } from '../rules/in-aller-ruhe/moves.js';`],
    ['words/index.ts', `type Bot = import('@seekiste/bots').Bot;`],
    ['words/index.ts', `import { readFileSync } from 'node:fs';`],
    ['web/app/Table.svelte', `<p>Sea</p>\n<script lang="ts">\n  import { join } from 'node:path';\n</script>`],
    ['web/app/bots.ts', `new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });`],
    ['cli/serve.ts', `import app from '@seekiste/web';`],
    ['rules/core/rng.test.ts', `import { botNamed } from '@seekiste/bots';`],
    ['server/index.ts', `import { buildRoom } from '../tools/tsc.mjs';`],
    ['harbour/index.ts', `import '@seekiste/rules';`],
  ])('would be caught in %s by: %s', (path, text) => {
    expect(againstArrows([{ path, text }])).toHaveLength(1);
  });

  it.each([
    ['bots/random.ts', `import type { Rng } from '@seekiste/rules/core';`],
    ['words/speaker.ts', `import { FluentBundle } from '@fluent/bundle';`],
    ['web/vite.config.ts', `import { readFileSync } from 'node:fs';`],
    ['rules/core/rng.test.ts', `import fc from 'fast-check';`],
    ['server/thinkers/pool.test.ts', `import { buildRoom } from '../../tools/tsc.mjs';`],
    ['cli/serve.ts', `import { createServer } from 'node:http'; // not '@seekiste/web'`],
    ['bots/random.ts', `const text = "import x from 'node:fs'";`],
  ])('are kept in %s by: %s', (path, text) => {
    expect(againstArrows([{ path, text }])).toEqual([]);
  });
});

describe('a game', () => {
  it('never imports another game, nor does the core import any', () => {
    expect(betweenGames(sources, games)).toEqual([]);
  });

  it.each([
    ['rules/santa-timea/deal.ts', `import { deal } from '../in-aller-ruhe/deal.js';`],
    ['bots/santa-timea/policy.ts', `import { price } from '@seekiste/rules/in-aller-ruhe';`],
    ['rules/core/table.ts', `import { inAllerRuhe } from '../in-aller-ruhe/index.js';`],
  ])('would be caught in %s by: %s', (path, text) => {
    expect(betweenGames([{ path, text }], ['in-aller-ruhe', 'santa-timea'])).toHaveLength(1);
  });
});

describe('a folder of the tables', () => {
  it('is entered by its index', () => {
    expect(pastAnIndex(sources, 'server/table')).toEqual([]);
  });

  it('would be caught being entered past it', () => {
    const index = { path: 'server/table/fold/index.ts', text: '' };
    const into = (name: string, path = 'server/push/asked.ts') => [index, { path, text: `import '${name}';` }];
    expect(pastAnIndex(into('../table/fold/fold-end.js'), 'server/table')).toHaveLength(1);
    expect(pastAnIndex(into('../table/fold/index.js'), 'server/table')).toEqual([]);
    expect(pastAnIndex(into('./fold-end.js', 'server/table/fold/fold.ts'), 'server/table')).toEqual([]);
  });
});

describe('files', () => {
  it('never load each other in a circle', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('would be caught doing so', () => {
    const circle = [
      { path: 'rules/a.ts', text: `import { b } from './core/b.js';` },
      { path: 'rules/core/b.ts', text: `export * from './c.js';` },
      { path: 'rules/core/c.ts', text: `import { a } from '../a.js';` },
    ];
    expect(cycles(circle)).toEqual(['rules/a.ts → rules/core/b.ts → rules/core/c.ts → rules/a.ts']);
    expect(cycles(circle.slice(0, 2))).toEqual([]);
  });

  it('may name each other’s types', () => {
    const types = [
      { path: 'rules/a.ts', text: `import type { B } from './b.js';` },
      { path: 'rules/b.ts', text: `import type { A } from './a.js';` },
    ];
    expect(cycles(types)).toEqual([]);
  });
});

describe('the rules', () => {
  it('look at no clock and no world, and draw no number of their own', () => {
    expect(impurities(rules)).toEqual([]);
  });

  it.each([
    'const roll = Math.random();',
    'const { random } = Math;',
    'const now = new Date();',
    'const since = (from: Date) => from;',
    'setTimeout(() => {}, 1);',
    'globalThis.seed = 1;',
    'console.log(1);',
    'process.exit();',
  ])('would be caught by: %s', text => {
    expect(impurities([{ path: 'rules/planted.ts', text }])).toHaveLength(1);
  });

  it.each(['// Math.random', `const text = 'new Date()';`, 'Math.max(1, 2);', 'const made = { process: 1 }.process;'])(
    'are still pure with: %s',
    text => {
      expect(impurities([{ path: 'rules/planted.ts', text }])).toEqual([]);
    },
  );
});

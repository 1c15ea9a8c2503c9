import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRoom } from '../tools/tsc.mjs';

const ROOT = join(import.meta.dirname, '..');
const PACKED = ['rules', 'bots', 'words'] as const;
const NAMES = PACKED.map(room => `@seekiste/${room}`);

const env = { ...process.env, npm_config_ignore_scripts: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A room and all rooms that it needs. */
const withNeeds = (room: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(room)) return found;
  found.add(room);
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const [, needed] = /^@seekiste\/(.+)$/.exec(name) ?? [];
    if (needed !== undefined) withNeeds(needed, found);
  }
  return found;
};

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'seekiste-pack-'));
const packed = new Map<string, Packed>();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The JavaScript examples of a README. */
const examples = (room: string): readonly string[] =>
  [...readFileSync(join(ROOT, room, 'README.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );

const runExample = (code: string, name: string): { status: number | null; stdout: string; stderr: string } => {
  writeFileSync(join(folder, name), code);
  return spawnSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
};

beforeAll(() => {
  buildRoom('cli');
  const rooms = [...withNeeds('cli')];
  const folders = rooms.map(room => `./${room}`);
  const made = JSON.parse(npm(['pack', '--json', '--pack-destination', folder, ...folders], ROOT)) as Packed[];
  for (const [at, room] of rooms.entries()) packed.set(room, made[at]!);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--prefer-offline', ...[...packed.values()].map(({ filename }) => `./${filename}`)], folder);
});

describe.each(PACKED)('The package %s', room => {
  it('holds what it exports, its README and its licence, and no test', () => {
    const paths = packed.get(room)?.files.map(({ path }) => path) ?? [];
    expect(paths.filter(path => /\.test(-help)?\.|tsbuildinfo|^node_modules/.test(path))).toEqual([]);
    for (const path of ['package.json', 'README.md', 'LICENSE']) expect(paths).toContain(path);
    expect(readFileSync(join(ROOT, room, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });

  it('has source maps that lead to a source in the package', () => {
    const installed = join(folder, 'node_modules', '@seekiste', room);
    const maps = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.map'),
    );
    expect(maps.length).toBeGreaterThan(10);
    const paths = new Set(packed.get(room)?.files.map(({ path }) => path));
    for (const map of maps) {
      const { sources } = JSON.parse(readFileSync(join(installed, 'dist', map), 'utf8')) as { sources: string[] };
      for (const source of sources) expect(paths).toContain(join('dist', map, '..', source));
    }
  });

  it('runs every example of its README where it is installed', () => {
    const list = examples(room);
    expect(list.length).toBeGreaterThan(0);
    list.forEach((code, at) => {
      const { status, stdout, stderr } = runExample(code, `${room}-${at}.mjs`);
      expect([status, stderr], code).toEqual([0, '']);
      expect(stdout.trim(), code).not.toBe('');
    });
  });

  it('passes publint, and its types resolve for ES modules', () => {
    const lint = spawnSync(bin('publint'), ['--strict', join(ROOT, room)], { cwd: ROOT, encoding: 'utf8' });
    expect([lint.status, lint.stdout]).toEqual([0, expect.stringContaining('All good')]);
    const tarball = join(folder, packed.get(room)?.filename ?? '');
    const types = spawnSync(bin('attw'), ['--profile', 'esm-only', tarball], { cwd: ROOT, encoding: 'utf8' });
    expect(types.status, types.stdout).toBe(0);
  });
});

/** What the examples of the API documentation take for granted. */
const PRELUDE = `
import { botNamed } from '@seekiste/bots';
import { readRecord, replay, Rng, Table, writeRecord } from '@seekiste/rules/core';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
const seed = '5eed'.repeat(16);
const game = inAllerRuhe;
const opened = () => Table.open(game, { seats: 2, options: { islandsRemoved: 0, strict: false } }, seed);
`;

/** Where a newcomer looks first, and how many examples are there at least. */
const DOCUMENTED = {
  'rules/core/table.ts': 4,
  'rules/core/game.ts': 5,
  'rules/core/record-text.ts': 2,
  'bots/index.ts': 1,
};

describe('The API documentation', () => {
  it.each(Object.entries(DOCUMENTED))('has examples that run: %s', (file, least) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const list = [...source.matchAll(/@example\s+\* ```js\n([\s\S]*?)\* ```/g)].map(([, code = '']) =>
      code.replace(/^ *\* ?/gm, ''),
    );
    expect(list.length).toBeGreaterThanOrEqual(least);
    // An example that opens a table names it itself.
    const blocks = list.map(code =>
      code.includes('const table') ? `{ ${code} }` : `{ const table = opened(); ${code} }`,
    );
    const { status, stderr } = runExample(`${PRELUDE}\n${blocks.join('\n')}`, 'documented.mjs');
    expect([status, stderr], blocks.join('\n')).toEqual([0, '']);
  });
});

describe('A strict consumer', () => {
  it('compiles against what is installed, and is refused what is wrong', () => {
    const consumer = `
import { Table, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe as game, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { botNamed, type Bot } from '@seekiste/bots';
import { LANGUAGES } from '@seekiste/words';

const table = Table.open(game, { seats: 2, options: { islandsRemoved: 0, strict: false } }, '5eed'.repeat(16));
const seat: Seat = 0;
const view: View = game.view(table.state, seat);
export const moves: readonly Move[] = game.moves(view);
export const bot: Bot | undefined = botNamed(game.name, 'sailor');
export const languages: number = LANGUAGES.length;
`;
    const options = {
      strict: true,
      noUncheckedIndexedAccess: true,
      module: 'nodenext',
      target: 'es2023',
      noEmit: true,
    };
    const config = {
      compilerOptions: { ...options, exactOptionalPropertyTypes: true, types: [] },
      files: ['consumer.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compile = (code: string): { status: number | null; stdout: string } => {
      writeFileSync(join(folder, 'consumer.ts'), code);
      return spawnSync(process.execPath, [join(ROOT, 'tools', 'tsc.mjs'), '-p', folder], {
        cwd: ROOT,
        encoding: 'utf8',
      });
    };
    expect(compile(consumer)).toMatchObject({ status: 0, stdout: '' });
    expect(compile(`${consumer}\ngame.moves(table.state);`).stdout).toContain('consumer.ts');
  });

  it(`finds no more of a package than it exports: ${NAMES.join(', ')}`, () => {
    for (const name of NAMES) {
      const { stderr } = runExample(`await import('${name}/dist/index.js');`, 'inside.mjs');
      expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
      expect(
        runExample(`import own from '${name}/package.json' with { type: 'json' }; console.log(own.name);`, 'own.mjs'),
      ).toMatchObject({ stdout: `${name}\n` });
    }
  });
});

describe('The program', () => {
  it('runs from what is installed', () => {
    const asked = ['simulate', 'santa-timea', '--seats', '3', '--games', '2', '--bot', 'sailor'];
    const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules', '.bin', 'seekiste'), asked, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('santa-timea');
  });
});

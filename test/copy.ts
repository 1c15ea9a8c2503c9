import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** The rooms of the app. */
export const APP_ROOMS = ['rules', 'bots', 'words', 'learn', 'protocol', 'web'] as const;
/** All rooms that people use, in the order in which they are built. */
export const HOUSE_ROOMS = [...APP_ROOMS, 'server', 'cli'] as const;
/** Those that the compiler builds; Vite builds the app. */
const BUILT_ROOMS = HOUSE_ROOMS.filter(room => room !== 'web');

const TESTS = ['**/*.test.ts', '**/*.test-help.ts'];
const BESIDES = ['tsconfig.base.json', 'vitest.config.ts', 'tools', 'package.json', '.prettierrc.json'];

/** A copy of some rooms, to be changed as a person would change them; packages are those of the house. */
export const copyOf = (rooms: readonly string[], name: string): string => {
  const copy = mkdtempSync(join(tmpdir(), `seekiste-${name}-`));
  for (const part of [...rooms, ...BESIDES])
    if (existsSync(join(ROOT, part)))
      cpSync(join(ROOT, part), join(copy, part), {
        recursive: true,
        filter: source => !['dist', 'node_modules'].includes(basename(source)),
      });
  for (const scope of ['@seekiste', '@typescript']) mkdirSync(join(copy, 'node_modules', scope), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules')))
    if (!existsSync(join(copy, 'node_modules', entry)))
      symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  // As svelte-check calls the native compiler.
  symlinkSync(join(ROOT, 'node_modules/typescript7'), join(copy, 'node_modules/@typescript/native'));
  for (const room of rooms) {
    symlinkSync(join(copy, room), join(copy, 'node_modules/@seekiste', room));
    const own = join(ROOT, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'));
  }
  return copy;
};

/** Changes a file of a copy; what is to be replaced has to be there. */
export const edit = (copy: string, path: string, change: (text: string) => string): void => {
  const before = readFileSync(join(copy, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${path}`);
  writeFileSync(join(copy, path), after);
};

/** Runs a program of Node in a copy, and returns what it printed; throws with that if it failed. */
export const run = (copy: string, args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return stdout;
};

/** Checks the types of the app in a copy, its tests apart. */
export const checkApp = (copy: string): string => {
  edit(copy, 'web/tsconfig.json', text =>
    text.replace('"exclude": [', `$&${TESTS.map(test => `"${test}", `).join('')}`),
  );
  const args = ['--workspace', 'web', '--tsconfig', './tsconfig.json', '--tsgo', '--fail-on-warnings'];
  return run(copy, [join(ROOT, 'node_modules/svelte-check/bin/svelte-check'), ...args]);
};

/** Builds all rooms of a copy but the app, with the native compiler. */
export const build = (copy: string): string =>
  run(copy, [join(ROOT, 'node_modules/typescript7/bin/tsc'), '-b', ...BUILT_ROOMS]);

// @ts-check
/**
 * The native compiler, TypeScript 7, with the arguments of `tsc`. The linter and svelte-check need TypeScript 6, which
 * is called `typescript` here.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc');

/**
 * Whether it found nothing to complain about.
 * @param {readonly string[]} args
 */
const tsc = args => spawnSync(process.execPath, [COMPILER, ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0;

/**
 * Builds a room and what it needs, where a source has changed since.
 * @param {string} room its folder
 */
export const buildRoom = room => {
  if (!tsc(['-b', room])) throw new Error(`${room} does not compile`);
};

if (process.argv[1] === import.meta.filename) process.exitCode = tsc(process.argv.slice(2)) ? 0 : 1;

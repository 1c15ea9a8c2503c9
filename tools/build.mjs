// @ts-check
/** Builds when a source has changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, npmQuietly, ROOT } from './setup.mjs';

const SOURCES = ['rules', 'bots', 'words', 'learn', 'protocol', 'server', 'web', 'cli', 'bench'];
const ROOT_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
const OUTPUTS = ['cli/dist/main.js', 'web/dist/index.html'];
/** In node_modules, so that a new install builds anew. */
const STAMP = join(ROOT, 'node_modules/.cache/seekiste/built');

/** @param {string} folder @returns {string[]} */
const filesIn = folder =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Names, sizes and times of all sources: a deleted file counts as a change too. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of [...ROOT_FILES, ...SOURCES.flatMap(filesIn).sort()]) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

export const buildWhenStale = () => {
  const sources = fingerprint();
  const built = existsSync(STAMP) && OUTPUTS.every(path => existsSync(join(ROOT, path)));
  if (built && readFileSync(STAMP, 'utf8') === sources) return;
  rmSync(STAMP, { force: true });
  if (!npmQuietly('Building the app', ['run', 'build:app'])) giveUp('The build failed: the lines above say why.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
};

// @ts-check
/** Weighs the built app: what a browser fetches before the first move of each game. Fails beyond the limits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { giveUp, ROOT } from './setup.mjs';

/** @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const DIST = join(ROOT, 'web', 'dist');
/** The longer of the two languages. */
const LANGUAGE = 'de';

/** Gzipped kB of JavaScript, just above today's figures; every game is to come below the target. */
const TARGET = 130;
/** @type {Record<string, number>} */
const LIMITS = { 'start page': 150, 'in-aller-ruhe': 254, 'santa-timea': 213, 'lighthouse-run': 218 };

/** @param {string} name @returns {Manifest} */
const manifest = name => JSON.parse(readFileSync(join(DIST, '.vite', name), 'utf8'));

/** @param {RegExp} pattern @returns {(chunk: Chunk) => boolean} */
const isNamed =
  pattern =>
  ({ src, name }) =>
    pattern.test(src || name || '');

/**
 * The files that come with the entries, and with the lazy chunks of these names. A name that no chunk has would weigh
 * nothing, so it is an error.
 * @param {Manifest} chunks
 * @param {readonly RegExp[]} lazy
 */
const fetched = (chunks, lazy) => {
  const missing = lazy.filter(pattern => !Object.values(chunks).some(isNamed(pattern)));
  if (missing.length > 0) giveUp(`the build has no chunk ${missing.join(', ')} (tools/sizes.mjs)`);
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const visit = key => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports
      ?.filter(next => lazy.some(pattern => chunks[next] && isNamed(pattern)(chunks[next])))
      .forEach(visit);
  };
  Object.keys(chunks)
    .filter(key => chunks[key]?.isEntry)
    .forEach(visit);
  return [...files].filter(file => file.endsWith('.js'));
};

/** @param {readonly string[]} files */
const weight = files => files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000;

const START = [/app\/App\.svelte$/, /Picture\.svelte$/, new RegExp(`^words-general-${LANGUAGE}$`)];

/** @param {string} game */
const tableOf = game => [
  /lobby\/NewGame\.svelte$/,
  /local\/TablePage\.svelte$/,
  new RegExp(`games/${game}/index\\.ts$`),
  new RegExp(`words/${game}/index\\.ts$`),
  new RegExp(`^words-${game}-${LANGUAGE}$`),
];

const app = manifest('manifest.json');
const worker = manifest('thinkers.worker.json');
const games = Object.keys(app).flatMap(key => /games\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? []);
const rows = [
  { name: 'start page', page: weight(fetched(app, START)), bots: 0 },
  ...games.map(game => ({
    name: game,
    page: weight(fetched(app, [...START, ...tableOf(game)])),
    bots: weight(fetched(worker, [new RegExp(`bots/${game}/sailor/bots\\.ts$`)])),
  })),
];

/** @param {number} kB */
const cell = kB => kB.toFixed(1).padStart(8);
console.log(`gzipped kB         page    bots     sum   limit (target ${TARGET})`);
for (const { name, page, bots } of rows)
  console.log(name.padEnd(15) + cell(page) + cell(bots) + cell(page + bots) + cell(LIMITS[name] ?? 0));

const heavy = rows.filter(({ name, page, bots }) => page + bots > (LIMITS[name] ?? 0));
if (heavy.length > 0) giveUp(`too heavy: ${heavy.map(({ name }) => name).join(', ')} (limits in tools/sizes.mjs)`);

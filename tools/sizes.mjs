// @ts-check
/** Weighs the built app: what a browser fetches before the first move of each game. Fails beyond the limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { giveUp, ROOT } from './setup.mjs';

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

const DIST = join(ROOT, 'web', 'dist');
/** The longer of the two languages. */
const LANGUAGE = 'de';

/** Gzipped kB of JavaScript, page and worker together, just above today's figures. */
/** @type {Record<string, number>} */
const LIMITS = { 'start page': 40, 'in-aller-ruhe': 163, 'santa-timea': 127, 'lighthouse-run': 130 };

/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** @param {RegExp} pattern @returns {(chunk: Chunk) => boolean} */
const isNamed =
  pattern =>
  ({ src, name }) =>
    pattern.test(src || name || '');

/**
 * The scripts that come with the page or the worker, and with the lazy chunks of these names. A name that no chunk has
 * would weigh nothing, so it is an error.
 * @param {RegExp} entry
 * @param {readonly RegExp[]} lazy
 */
const fetched = (entry, lazy) => {
  const missing = [entry, ...lazy].filter(pattern => !Object.values(chunks).some(isNamed(pattern)));
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
    .filter(key => chunks[key] && isNamed(entry)(chunks[key]))
    .forEach(visit);
  return [...files].filter(file => file.endsWith('.js'));
};

/** @param {readonly string[]} files */
const weight = files =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000;

/** @param {string} name the parcel of texts that is fetched, too; it is data and counts apart */
const texts = name =>
  readdirSync(join(DIST, 'assets'))
    .filter(file => file.startsWith(`words-${name}-${LANGUAGE}-`))
    .map(file => join('assets', file));

const PAGE = /index\.html$/;
const WORKER = /thinkers\.worker\.ts$/;
/** What the start page needs before anything can be clicked. */
const START = [/app\/index\.ts$/];
/** What comes to it a moment later, before a game can be chosen. */
const LATER = [/Picture\.svelte$/, /lobby\/Lately\.svelte$/, /lobby\/ImportRecord\.svelte$/, /daily\/Today\.svelte$/];

/** @param {string} game */
const tableOf = game => [
  /lobby\/NewGame\.svelte$/,
  /local\/TablePage\.svelte$/,
  new RegExp(`games/${game}/index\\.ts$`),
  new RegExp(`rules/${game}/index\\.ts$`),
  new RegExp(`words/${game}/index\\.ts$`),
];

/** @param {string} game */
const sailorOf = game => fetched(WORKER, [new RegExp(`bots/${game}/sailor/bots\\.ts$`)]);

const page = fetched(PAGE, START);
const games = Object.keys(chunks).flatMap(key => /^src\/games\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? []);
const shared = games.flatMap(sailorOf).filter(file => /\/(app|svelte|frame)-/.test(file));
if (shared.length > 0) giveUp(`the bots' worker fetches the page: ${shared.join(', ')} (groups in web/vite.config.ts)`);

const rows = [
  { name: 'start page', scripts: weight(page), texts: weight(texts('general')) },
  ...games.map(game => ({
    name: game,
    scripts: weight([...fetched(PAGE, [...START, ...LATER, ...tableOf(game)]), ...sailorOf(game)]),
    texts: weight([...texts('general'), ...texts(game)]),
  })),
];

/** @param {number} kB */
const cell = kB => kB.toFixed(1).padStart(9);
console.log('gzipped kB       scripts    limit    texts');
for (const { name, scripts, texts: said } of rows)
  console.log(name.padEnd(15) + cell(scripts) + cell(LIMITS[name] ?? 0) + cell(said));

const heavy = rows.filter(({ name, scripts }) => scripts > (LIMITS[name] ?? 0));
if (heavy.length > 0) giveUp(`too heavy: ${heavy.map(({ name }) => name).join(', ')} (limits in tools/sizes.mjs)`);

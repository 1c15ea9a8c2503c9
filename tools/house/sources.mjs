// @ts-check
/** The sources of the house and their imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { ROOT } from '../setup.mjs';

/** In the order of the arrows: a room imports only rooms before it. */
export const ROOMS = ['rules', 'bots', 'words', 'learn', 'protocol', 'server', 'web', 'cli', 'bench', 'test'];

/**
 * @typedef {object} Source
 * @property {string} path from the root
 * @property {number} lines
 * @property {boolean} tests
 * @property {string[]} imports files of the house that it needs when it runs
 * @property {string[]} types files of the house of which it needs the types alone
 */

const SOURCE = /\.(ts|svelte|mjs)$/;
const LEFT_OUT = /(^|\/)(dist|node_modules|fixtures)\/|\.d\.ts$|words\/.*messages\.ts$/;

/** @param {string} path */
const isTest = path => path.startsWith('test/') || /\.test(-help)?\.ts$/.test(path);

/** @param {string} room @returns {[RegExp, string][]} what the room's package offers, and the file behind it */
const offers = room => {
  const { exports = {} } = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([name, target]) => {
    const source = typeof target === 'string' ? target : target.source;
    if (!SOURCE.test(source ?? '')) return [];
    const pattern = `^@seekiste/${room}${name.slice(1)}$`.replaceAll('*', '([\\w-]+)');
    return [/** @type {[RegExp, string]} */ ([new RegExp(pattern), join(room, source).replaceAll('*', '$1')])];
  });
};

/** @param {string} text @returns {{ name: string, typed: boolean }[]} */
const importsIn = text => {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statements = bare.matchAll(/\b(import|export)\s+(type\s)?[^'";]*?\bfrom\s*'([^']+)'/g);
  const calls = bare.matchAll(/\bimport\(\s*'([^']+)'|\bimport\s+'([^']+)'|new URL\(\s*'([^']+\.ts)'/g);
  return [
    ...[...statements].map(([, , typed, name = '']) => ({ name, typed: typed !== undefined })),
    ...[...calls].map(([, lazy, bareName, worker]) => ({ name: lazy ?? bareName ?? worker ?? '', typed: false })),
  ];
};

/** @returns {Source[]} */
export const readSources = () => {
  const paths = [...ROOMS, 'tools'].flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map(file => `${room}/${file}`)
      .filter(path => SOURCE.test(path) && !LEFT_OUT.test(path)),
  );
  const known = new Set(paths);
  const packages = ROOMS.flatMap(offers);
  /** @param {string} from @param {string} name @returns {string[]} */
  const resolve = (from, name) => {
    if (name.startsWith('@seekiste/')) {
      const found = packages.find(([pattern]) => pattern.test(name));
      return found ? [name.replace(found[0], found[1])] : [];
    }
    if (!name.startsWith('.')) return [];
    const path = normalize(join(dirname(from), name));
    const tries = extname(path) === '.js' ? [path.replace(/\.js$/, '.ts'), path] : [path, `${path}.ts`];
    return tries.filter(each => known.has(each)).slice(0, 1);
  };
  return paths.sort().map(path => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const named = importsIn(text);
    /** @param {boolean} typed */
    const files = typed => [
      ...new Set(named.filter(each => each.typed === typed).flatMap(({ name }) => resolve(path, name))),
    ];
    return { path, lines: text.split('\n').length - 1, tests: isTest(path), imports: files(false), types: files(true) };
  });
};

/** The room and, within it, the folder in which a file lies. @param {string} path */
export const folderOf = path => {
  const [room = '', ...rest] = path.split('/');
  const inside = room === 'web' && rest[0] === 'src' ? rest.slice(1) : rest;
  return inside.length > 1 ? `${room}/${inside[0]}` : room;
};

import { posix } from 'node:path';
import ts from 'typescript';
import { everyNode, importsOf, parse, type Import, type Source } from './imports.js';

interface Arrows {
  /** Rooms that this one may import, always by name. */
  readonly rooms: readonly string[];
  /** Packages from outside; `declared` leaves it to the room's package.json. */
  readonly packages: 'declared' | readonly string[];
}

/** The arrows of docs/architecture.md. */
export const ROOMS: Readonly<Record<string, Arrows>> = {
  rules: { rooms: [], packages: [] },
  bots: { rooms: ['rules'], packages: [] },
  words: { rooms: ['rules'], packages: ['@fluent/bundle'] },
  learn: { rooms: ['rules'], packages: [] },
  protocol: { rooms: ['rules'], packages: ['@noble/ed25519', '@noble/hashes'] },
  server: { rooms: ['rules', 'bots', 'learn', 'protocol'], packages: 'declared' },
  web: { rooms: ['rules', 'bots', 'words', 'learn', 'protocol'], packages: 'declared' },
  cli: { rooms: ['rules', 'bots', 'words', 'learn', 'protocol', 'server'], packages: 'declared' },
  bench: { rooms: ['rules', 'bots', 'protocol', 'server'], packages: 'declared' },
  test: { rooms: ['rules', 'bots', 'words', 'learn', 'protocol', 'server', 'cli', 'bench'], packages: 'declared' },
};

/** The app runs in a browser: only what builds it is a program of Node. */
const RUNS_ON_NODE = ['server', 'cli', 'bench', 'test'];

const isTest = (path: string): boolean => /\.test(-help)?\.ts$/.test(path) || path.startsWith('test/');
const isConfig = (path: string): boolean => /\.config\.[jt]s$/.test(path);
const roomOf = (path: string): string => path.split('/')[0] ?? '';

const resolved = (from: string, name: string): string => posix.join(posix.dirname(from), name);

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What is wrong with one import, if anything. */
const fault = (path: string, { name, kind }: Import): string | undefined => {
  const room = roomOf(path);
  const may = ROOMS[room];
  if (!may) return 'belongs to no room';
  // Tests and configurations name files to read and programs to start.
  if (kind === 'worker' && (isTest(path) || isConfig(path))) return undefined;
  if (name.startsWith('.')) {
    const target = roomOf(resolved(path, name));
    const throughTheWall = target !== room && !(target === 'tools' && isTest(path));
    return throughTheWall ? 'leaves the room by a path, not by a name' : undefined;
  }
  if (name.startsWith('node:'))
    return RUNS_ON_NODE.includes(room) || isTest(path) || isConfig(path) ? undefined : 'needs Node';
  const imported = packageOf(name);
  if (imported.startsWith('@seekiste/')) {
    const target = imported.slice('@seekiste/'.length);
    return may.rooms.includes(target) || (isTest(path) && target === room) ? undefined : 'is against the arrows';
  }
  return isTest(path) || may.packages === 'declared' || may.packages.includes(imported)
    ? undefined
    : 'is a package from outside';
};

/** Every import that goes against the arrows. */
export const againstArrows = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(source =>
    importsOf(source).flatMap(found => {
      const wrong = fault(source.path, found);
      return wrong === undefined ? [] : [`${source.path} → ${found.name}: ${wrong}`];
    }),
  );

/** Every import by which a game's folder, in any room, or the core reaches for a game that is not its own. */
export const betweenGames = (sources: readonly Source[], games: readonly string[]): readonly string[] =>
  sources.flatMap(source => {
    const { path } = source;
    const home = path.split('/').find(folder => folder === 'core' || games.includes(folder));
    if (home === undefined || isTest(path)) return [];
    return importsOf(source)
      .filter(({ name }) => {
        const folders = (name.startsWith('.') ? resolved(path, name) : name).split('/');
        return games.some(game => game !== home && folders.includes(game));
      })
      .map(({ name }) => `${path} → ${name}: reaches for another game`);
  });

/** Every import from outside into one of the folders in `parent` that have an index, past that index. */
export const pastAnIndex = (sources: readonly Source[], parent: string): readonly string[] => {
  const rooms = sources
    .map(({ path }) => path.split('/'))
    .filter(steps => steps.length === parent.split('/').length + 2 && steps.at(-1) === 'index.ts')
    .map(steps => `${steps.slice(0, -1).join('/')}/`)
    .filter(room => room.startsWith(`${parent}/`));
  return sources.flatMap(source =>
    importsOf(source)
      .filter(({ name }) => name.startsWith('.'))
      .filter(({ name }) => {
        const target = resolved(source.path, name);
        return rooms.some(
          room => target.startsWith(room) && !source.path.startsWith(room) && !/\/index\.(js|ts)$/.test(target),
        );
      })
      .map(({ name }) => `${source.path} → ${name}: goes past the index`),
  );
};

/** Every circle of files that load each other, named once. */
export const cycles = (sources: readonly Source[]): readonly string[] => {
  const paths = new Set(sources.map(({ path }) => path));
  const fileNamed = (stem: string): string | undefined =>
    [stem, stem.replace(/\.js$/, '.ts'), `${stem}.ts`, `${stem}/index.ts`].find(path => paths.has(path));
  const next = new Map(
    sources.map(source => [
      source.path,
      importsOf(source)
        .filter(({ name, kind }) => kind === 'value' && name.startsWith('.'))
        .map(({ name }) => fileNamed(resolved(source.path, name)))
        .filter(path => path !== undefined),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of paths) walk(path, []);
  return found;
};

const WORLD = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['process', 'console', 'globalThis', 'window', 'self', 'document', 'fetch', 'crypto', 'require', 'eval'],
];

const isPropertyName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) &&
    parent.name === node
  );
};

const reaches = (node: ts.Identifier): string | undefined => {
  if (isPropertyName(node)) return undefined;
  if (WORLD.includes(node.text)) return node.text;
  if (node.text !== 'Math') return undefined;
  const taken = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : 'as a whole';
  return ['random', 'as a whole'].includes(taken) ? `Math ${taken}` : undefined;
};

/** Everything in these files that looks at a clock or the world, or draws a number of its own. */
export const impurities = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(source =>
    everyNode(parse(source))
      .filter(ts.isIdentifier)
      .map(reaches)
      .filter(reached => reached !== undefined)
      .map(reached => `${source.path}: ${reached}`),
  );

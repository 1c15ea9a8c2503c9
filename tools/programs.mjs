// @ts-check
/** Programs that the tests need besides Node: where they are, and which Debian package brings them. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = /** @type {const} */ ([
  // The same browser without what a window needs takes a fifth less time; not every system has it.
  {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    package: 'chromium-headless-shell',
    otherwise: 'chromium',
  },
  // It shows no notices, and has nobody to take what is pushed; Chromium itself has.
  { names: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
  { names: ['initdb'], package: 'postgresql' },
  { names: ['postgres'], package: 'postgresql' },
  { names: ['psql'], package: 'postgresql' },
  { names: ['redis-server'], package: 'redis-server' },
  { names: ['redis-cli'], package: 'redis-server' },
  { names: ['faketime'], package: 'faketime' },
  { names: ['prlimit'], package: 'util-linux' },
  { names: ['python3'], package: 'python3' },
]);

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/**
 * Debian keeps PostgreSQL's server programs in a versioned folder off the PATH; the newest first.
 */
const postgresFolders = () =>
  (existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(DEBIAN_POSTGRES, version, 'bin'));

/** @param {string} path */
const isExecutable = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first of these names that is installed, as a path.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export const find = names => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  const folders = [...onPath, ...postgresFolders(), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable);
};

/**
 * A program that has to be there, under one of its names.
 * @param {string} name its first
 */
export const program = name => {
  const known = PROGRAMS.find(({ names: [first] }) => first === name);
  const path = find(known?.names ?? [name]);
  if (path === undefined) throw new Error(`${name} is not installed (Debian package ${known?.package ?? name})`);
  return path;
};

/**
 * The Debian packages whose programs are not all there.
 * @param {(name: string) => boolean} isKnown whether this system has a package of that name
 */
export const missingPackages = isKnown => [
  ...new Set(
    PROGRAMS.filter(({ names }) => find(names) === undefined).map(entry =>
      'otherwise' in entry && !isKnown(entry.package) ? entry.otherwise : entry.package,
    ),
  ),
];

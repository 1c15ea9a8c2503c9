// @ts-check
/** What both commands need first: a Node new enough, the dependencies, a way to run a program. Plain Node. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
export const giveUp = message => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/** @param {string} path */
const readJson = path => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

export const checkNode = () => {
  const wanted = /** @type {string} */ (readJson('package.json').engines.node).replace('>=', '');
  const [needMajor = 0, needMinor = 0] = wanted.split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < needMajor || (major === needMajor && minor < needMinor))
    giveUp(`Seekiste needs Node.js ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org`);
};

/**
 * Runs a program in the repository, showing what it prints; whether it succeeded. Ctrl-C ends us too.
 * @param {string} command @param {readonly string[]} args
 */
export const run = (command, args) => {
  const { status, signal, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
  return status === 0;
};

/**
 * npm, by the file that started us where there is one: `npm` alone is no program on Windows.
 * @param {readonly string[]} args @returns {[command: string, args: readonly string[]]}
 */
export const npmCommand = args => {
  const file = process.env['npm_execpath'];
  return file?.endsWith('.js') ? [process.execPath, [file, ...args]] : ['npm', args];
};

/**
 * Runs npm with one line for what it does and how long that took. What it prints is shown only if it fails.
 * @param {string} title @param {readonly string[]} args
 */
export const npmQuietly = (title, args) => {
  const [command, all] = npmCommand(args);
  const begun = performance.now();
  process.stdout.write(`${title} …`);
  const { status, signal, error, stdout, stderr } = spawnSync(command, all, { cwd: ROOT, maxBuffer: 2 ** 28 });
  console.log(` ${Math.round((performance.now() - begun) / 1000)} s`);
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
  if (status !== 0) console.error(error?.message ?? `${stdout}${stderr}`);
  return status === 0;
};

/** Whether what is installed is what the lockfile says; packages for other platforms may be absent. */
const dependenciesMatch = () => {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(join(ROOT, installed))) return false;
  const have = readJson(installed).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || wanted.optional || have[path]?.version === wanted.version,
  );
};

/** The rooms that building and serving the app takes; `bench` and `test` need half of all packages for themselves. */
const ROOMS_TO_PLAY = ['rules', 'bots', 'words', 'learn', 'protocol', 'server', 'web', 'cli'];
/** The lockfile by which only these were installed. A new installation removes it. */
const TO_PLAY = join(ROOT, 'node_modules/.cache/seekiste/installed-to-play');

/**
 * Installs what is missing.
 * @param {'all' | 'to-play'} wanted to play, a fresh clone gets no more than that takes
 */
export const installDependencies = (wanted = 'all') => {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const had = existsSync(TO_PLAY) ? readFileSync(TO_PLAY, 'utf8') : undefined;
  if ((wanted === 'to-play' && had === lockfile) || dependenciesMatch()) return;
  const toPlay = wanted === 'to-play' && (had !== undefined || !existsSync(join(ROOT, 'node_modules')));
  const rooms = toPlay ? ROOMS_TO_PLAY.flatMap(room => ['-w', room]) : [];
  // NODE_ENV=production would leave out the compiler.
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  if (!npmQuietly('Installing dependencies (npm ci)', ['ci', ...flags, ...rooms]))
    giveUp('npm ci failed: the lines above say why. Is the npm registry within reach?');
  if (!toPlay) return;
  mkdirSync(dirname(TO_PLAY), { recursive: true });
  writeFileSync(TO_PLAY, lockfile);
};

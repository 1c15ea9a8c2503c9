// @ts-check
/** `npm test`: sets up everything, then runs every check. `npm test -- lint unit` runs only those. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { find, missingPackages } from './programs.mjs';
import { checkNode, giveUp, installDependencies, npmCommand, ROOT, run } from './setup.mjs';
import { runStages, seconds } from './stages.mjs';

const LOGS = 'test-logs';
const CORES = Math.max(2, availableParallelism());

/** Each is an npm script. Static checks that others wait for come first, then the longest, so that both cores are busy. */
const CHECKS = [
  { script: 'lockcheck', title: 'Lockfile' },
  { script: 'audit', title: 'Known weaknesses' },
  { script: 'types', title: 'Types' },
  { script: 'format:check', title: 'Format' },
  { script: 'lint', title: 'Lint' },
  { script: 'components', title: 'Components' },
  { script: 'build', title: 'Build', after: ['types'] },
  { script: 'unused', title: 'Unused code', after: ['types'] },
  { script: 'unit', title: 'Units, properties, servers', after: ['build'], cores: CORES },
  { script: 'browser', title: 'Browser', after: ['build', 'unit'], cores: CORES },
];

/** @param {string} name of a Debian package */
const isKnown = name => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

const installPrograms = () => {
  if (missingPackages(isKnown).length === 0) return;
  const canInstall = process.getuid?.() === 0 && find(['apt-get']) !== undefined;
  if (canInstall) run('apt-get', ['update', '-qq']);
  const packages = missingPackages(isKnown);
  const wanted = packages.join(' ');
  if (!canInstall) giveUp(`The tests need these Debian packages (or their programs on the PATH): ${wanted}`);
  console.log(`Installing ${wanted} …`);
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  const done =
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) &&
    missingPackages(isKnown).length === 0;
  if (!done) giveUp(`Could not install ${wanted}`);
};

checkNode();
const named = process.argv.slice(2);
const chosen = named.length === 0 ? CHECKS : CHECKS.filter(({ script }) => named.includes(script));
if (named.some(name => CHECKS.every(({ script }) => script !== name)))
  giveUp(`Checks: ${CHECKS.map(({ script }) => script).join(', ')}`);

installDependencies();
installPrograms();

const interrupted = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => interrupted.abort());

const begun = performance.now();
console.log(`\nEach stage writes its log to ${LOGS}/`);
const failed = await runStages(
  chosen.map(({ script, cores = 1, ...rest }) => ({
    name: script,
    command: npmCommand(['run', script]),
    cores,
    ...rest,
  })),
  { cwd: ROOT, logs: join(ROOT, LOGS), cores: CORES, signal: interrupted.signal, say: line => console.log(line) },
);
if (interrupted.signal.aborted) process.exit(130);
if (failed) giveUp(`${failed.title} failed, ${seconds(begun).trim()}`);
console.log(`\nEverything is good, ${seconds(begun).trim()}`);

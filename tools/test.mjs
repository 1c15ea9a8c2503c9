// @ts-check
/** `npm test`: sets up everything, then runs every check. `npm test -- lint unit` runs only those. */
import { spawnSync } from 'node:child_process';
import { find, missingPackages, program } from './programs.mjs';
import { checkNode, giveUp, installDependencies, npm, npmBeside, run } from './setup.mjs';

/**
 * In this order: what is quick to say and cheap to mend comes first. Each is an npm script. One that takes long on
 * one core runs beside others, many of which wait for disks and processes; `until` says when it has to be over.
 */
const CHECKS = [
  { script: 'lockcheck', title: 'Lockfile' },
  { script: 'audit', title: 'Known weaknesses' },
  { script: 'types', title: 'Types' },
  { script: 'lint', title: 'Lint', until: 'browser' },
  { script: 'format:check', title: 'Format' },
  { script: 'unused', title: 'Unused code' },
  { script: 'build', title: 'Build' },
  { script: 'unit', title: 'Units, properties, integration' },
  { script: 'browser', title: 'Browser' },
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

/** @param {number} since */
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;

checkNode();
const named = process.argv.slice(2);
const chosen = named.length === 0 ? CHECKS : CHECKS.filter(({ script }) => named.includes(script));
if (named.some(name => CHECKS.every(({ script }) => script !== name)))
  giveUp(`Checks: ${CHECKS.map(({ script }) => script).join(', ')}`);

const begun = performance.now();
installDependencies();
installPrograms();
process.env['CHROMIUM'] ??= program('chromium');

/** @type {{ readonly title: string, readonly until: string, readonly since: number, readonly ended: Promise<boolean> }[]} */
const beside = [];

/** @param {string} title @param {number} since @param {boolean} good */
const judge = (title, since, good) => {
  if (!good) giveUp(`=== ${title} failed after ${seconds(since)}`);
  console.log(`=== ${title}: good, ${seconds(since)}`);
};

/** @param {string} [script] */
const hearBefore = async script => {
  const due = beside.filter(({ until }) => script === undefined || until === script);
  for (const check of due) {
    beside.splice(beside.indexOf(check), 1);
    judge(check.title, check.since, await check.ended);
  }
};

for (const { script, title, until } of chosen) {
  await hearBefore(script);
  console.log(`\n=== ${title} (npm run ${script})`);
  const since = performance.now();
  if (until === undefined) judge(title, since, npm(['run', script]));
  else beside.push({ title, until, since, ended: npmBeside(['run', script]) });
}
await hearBefore();
console.log(`\nEverything is good, ${seconds(begun)}`);

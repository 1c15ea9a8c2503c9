// @ts-check
/** `npm test`: sets up everything, then runs every check. `npm test -- lint unit` runs only those. */
import { find, missingPackages, program } from './programs.mjs';
import { checkNode, giveUp, installDependencies, npm, run } from './setup.mjs';

/** In this order: what is quick to say and cheap to mend comes first. Each is an npm script. */
const CHECKS = [
  { script: 'lockcheck', title: 'Lockfile' },
  { script: 'types', title: 'Types' },
  { script: 'format:check', title: 'Format' },
  { script: 'lint', title: 'Lint' },
  { script: 'unused', title: 'Unused code' },
  { script: 'build', title: 'Build' },
  { script: 'unit', title: 'Units, properties, integration' },
  { script: 'browser', title: 'Browser' },
];

const installPrograms = () => {
  const packages = missingPackages();
  if (packages.length === 0) return;
  const canInstall = process.getuid?.() === 0 && find(['apt-get']) !== undefined;
  const wanted = packages.join(' ');
  if (!canInstall) giveUp(`The tests need these Debian packages (or their programs on the PATH): ${wanted}`);
  console.log(`Installing ${wanted} …`);
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  const done =
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) &&
    missingPackages().length === 0;
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
for (const { script, title } of chosen) {
  console.log(`\n=== ${title} (npm run ${script})`);
  const since = performance.now();
  if (!npm(['run', script])) giveUp(`=== ${title} failed after ${seconds(since)}`);
  console.log(`=== ${title}: good, ${seconds(since)}`);
}
console.log(`\nEverything is good, ${seconds(begun)}`);

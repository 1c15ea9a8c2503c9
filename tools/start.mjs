// @ts-check
/** `npm start`: installs what is missing, builds what has changed, serves the app. `npm start -- --port 9000` */
import { spawn } from 'node:child_process';
import { buildWhenStale } from './build.mjs';
import { checkNode, installDependencies, ROOT } from './setup.mjs';

checkNode();
installDependencies();
buildWhenStale();

// More room for short-lived objects, so that what a move makes is rarely copied before it is thrown away, and one thread
// to clear them away, which takes as long as several and half of their work (docs/operations.md).
const V8 = ['--max-semi-space-size=32', '--no-parallel-scavenge'];

const server = spawn(process.execPath, [...V8, 'cli/dist/main.js', 'serve', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to the server as well: we only wait for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => {
  process.exitCode = signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (code ?? 1);
});

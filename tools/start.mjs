// @ts-check
/** `npm start`: installs what is missing, builds what has changed, serves the app. `npm start -- --port 9000` */
import { spawn } from 'node:child_process';
import { buildWhenStale } from './build.mjs';
import { checkNode, installDependencies, ROOT } from './setup.mjs';
import { V8 } from './v8.mjs';

checkNode();
installDependencies('to-play');
buildWhenStale();

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

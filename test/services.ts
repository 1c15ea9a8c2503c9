import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../tools/programs.mjs';

/** A real server of its own, on the loopback address, gone without a trace when stopped. */
export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Settles when the server says that it is ready, or fails with what it said instead. */
const ready = (server: ChildProcess, says: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(says)) resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`${server.spawnfile} did not start:\n${said}`)));
  });

const serviceOf = (server: ChildProcess, folder: string, url: string): Service => {
  // Also when a test run is cut short, no server outlives it.
  const kill = (): void => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export const startPostgres = async (): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-postgres-'));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(
    program('initdb'),
    ['--pgdata', data, '--username', 'seekiste', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], as);
  const service = serviceOf(server, folder, `postgresql://seekiste@127.0.0.1:${port}/postgres`);
  await ready(server, 'database system is ready to accept connections');
  return service;
};

export const startRedis = async (): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-redis-'));
  const port = await freePort();
  const server = spawn(program('redis-server'), ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder], {
    cwd: folder,
  });
  const service = serviceOf(server, folder, `redis://127.0.0.1:${port}`);
  await ready(server, 'Ready to accept connections');
  return service;
};

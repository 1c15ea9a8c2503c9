import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';

/** A real PostgreSQL or Redis of our own, on the loopback address and on the same disk as everything else. */
export interface Service {
  readonly url: string;
  /** Microseconds of CPU so far, all its processes. */
  cpu(): number;
  stop(): Promise<void>;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps PostgreSQL's server in a versioned folder off the PATH. */
export const program = (name: string): string => {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN_POSTGRES, version, 'bin')),
  ];
  const found = folders.map(folder => join(folder, name)).find(isExecutable);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Clock ticks of Linux' /proc are hundredths of a second. */
const TICK = 10_000;

/** Fields of /proc/PID/stat behind the program's name: parent, then ticks of its own and of children that have ended. */
const statOf = (pid: string): { readonly parent: number; readonly ticks: number } => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ticks: user + system + childUser + childSystem };
  } catch {
    return { parent: 0, ticks: 0 };
  }
};

const cpuOf = (server: ChildProcess): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => ({ pid: Number(pid), ...statOf(pid) }))
    .filter(({ pid, parent }) => pid === server.pid || parent === server.pid)
    .reduce((sum, { ticks }) => sum + ticks * TICK, 0);

const running = async (server: ChildProcess, url: string, says: string): Promise<Service> => {
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  await new Promise<void>((resolve, reject) => {
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
  return {
    url,
    cpu: () => cpuOf(server),
    async stop() {
      process.off('exit', kill);
      server.kill('SIGINT');
      await once(server, 'exit');
    },
  };
};

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** As it comes: fsync on, and every commit waits for it. */
export const startPostgres = async (folder: string): Promise<Service> => {
  mkdirSync(folder);
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(program('initdb'), ['-D', data, '-U', 'seekiste', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], as);
  return running(server, `postgresql://seekiste@127.0.0.1:${port}/postgres`, 'ready to accept connections');
};

export const startRedis = async (folder: string): Promise<Service> => {
  mkdirSync(folder);
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const server = spawn(program('redis-server'), args, { cwd: folder });
  return running(server, `redis://127.0.0.1:${port}`, 'Ready to accept connections');
};

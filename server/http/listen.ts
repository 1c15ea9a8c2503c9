import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

export interface Place {
  readonly host: string;
  readonly port: number;
  /** How many ports further on may be tried when this one is taken. */
  readonly further: number;
}

/** A node that cannot be started as it was asked for: one sentence for its operator. */
export class StartTrouble extends Error {}

const tryToListen = (server: Server, host: string, port: number): Promise<'listening' | NodeJS.ErrnoException> =>
  new Promise(resolve => {
    const failed = (problem: NodeJS.ErrnoException): void => resolve(problem);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve('listening');
    });
  });

const LAST_PORT = 65_535;

const refused = (host: string, port: number, { code, message }: NodeJS.ErrnoException): StartTrouble => {
  switch (code) {
    case 'EADDRINUSE':
      return new StartTrouble(`Port ${port} is taken: choose another with --port, or 0 for any free one.`);
    case 'EACCES':
      return new StartTrouble(`Port ${port} is reserved for the administrator: choose one from 1024 on with --port.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartTrouble(`This machine has no address called “${host}”: choose another with --host.`);
    default:
      return new StartTrouble(`The server cannot listen on ${host}, port ${port}: ${message}.`);
  }
};

/** Listens; fails with a sentence if the place is taken. */
export const listen = async (server: Server, { host, port, further }: Place): Promise<void> => {
  for (let tried = port; ; tried++) {
    const answer = await tryToListen(server, host, tried);
    if (answer === 'listening') return;
    if (answer.code !== 'EADDRINUSE' || tried >= Math.min(port + further, LAST_PORT))
      throw refused(host, tried, answer);
  }
};

const written = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** A service may be forbidden to look; it runs without knowing them. */
const allOf = (interfaces: typeof networkInterfaces): readonly NetworkInterfaceInfo[] => {
  try {
    return Object.values(interfaces()).flatMap(found => found ?? []);
  } catch {
    return [];
  }
};

/** This machine's addresses, as others in its networks may type them; those of a single cable mean nothing to them. */
const inTheNetwork = (family: string, interfaces: typeof networkInterfaces): readonly string[] =>
  allOf(interfaces)
    .filter(found => !found.internal)
    .filter(found => found.family === 'IPv4' || (family === 'IPv6' && found.scopeid === 0))
    .map(({ address }) => address);

/** The addresses to type into a browser: on this machine first, then on others in the same network. */
export const addressesOf = (server: Server, interfaces = networkInterfaces): readonly string[] => {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '0.0.0.0' || address === '::';
  const hosts = everywhere ? ['localhost', ...inTheNetwork(family, interfaces).map(written)] : [written(address)];
  return hosts.map(host => `http://${host}:${port}/`);
};

/** Milliseconds in which a request that is under way has to be answered, and how often it is looked whether it is. */
const FAREWELL = 2_000;
const LOOK = 20;

/** Takes no more requests, answers those that are under way, and drops the connections that browsers keep open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise(resolve => {
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const late = setTimeout(() => server.closeAllConnections(), FAREWELL);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(late);
      resolve();
    });
  });

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

interface Found {
  /** Of the interface, as the system calls it. */
  readonly name: string;
  readonly info: NetworkInterfaceInfo;
}

/** A service may be forbidden to look; it runs without knowing them. */
const allOf = (interfaces: typeof networkInterfaces): readonly Found[] => {
  try {
    return Object.entries(interfaces()).flatMap(([name, found]) => (found ?? []).map(info => ({ name, info })));
  } catch {
    return [];
  }
};

/** Bridges to containers and virtual machines, and tunnels: phones in the room do not reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|lxc|lxd|podman|cni|tun|tap|utun|wg|tailscale|zt)/i;
/** RFC 1918: what a router at home gives, the most common first. */
const AT_HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** RFC 3927: an address of its own making, where no router gave one. */
const MADE_UP = /^169\.254\./;

/** How likely it is that phones in the same room reach this: the smaller, the likelier. */
const rank = ({ name, info: { address } }: Found): number => {
  const atHome = AT_HOME.findIndex(range => range.test(address));
  const near = MADE_UP.test(address) ? AT_HOME.length + 2 : address.includes(':') ? AT_HOME.length + 1 : AT_HOME.length;
  return (atHome < 0 ? near : atHome) + (VIRTUAL.test(name) ? 10 : 0);
};

/** This machine's addresses, as others in its networks may type them; those of a single cable mean nothing to them. */
const inTheNetwork = (family: string, interfaces: typeof networkInterfaces): readonly string[] =>
  allOf(interfaces)
    .filter(({ info }) => !info.internal)
    .filter(({ info }) => info.family === 'IPv4' || (family === 'IPv6' && info.scopeid === 0))
    .sort((one, other) => rank(one) - rank(other))
    .map(({ info }) => info.address);

const LOOPBACK = /^http:\/\/(localhost|127\.[\d.]+|\[::1\])[:/]/;

/** Whether others in the same network can type this address. */
export const isForOthers = (address: string): boolean => !LOOPBACK.test(address);

/** The addresses to type into a browser: on this machine first, then on others in the same network, the likeliest first. */
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

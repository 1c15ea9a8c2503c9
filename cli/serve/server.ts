import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../failure.js';
import { respond } from './respond.js';
import type { Site } from './site.js';

export interface Place {
  readonly host: string;
  readonly port: number;
  /** How many ports further on may be tried when this one is taken. */
  readonly further: number;
}

const listen = (server: Server, host: string, port: number): Promise<'listening' | NodeJS.ErrnoException> =>
  new Promise(resolve => {
    const failed = (problem: NodeJS.ErrnoException): void => resolve(problem);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve('listening');
    });
  });

const LAST_PORT = 65_535;

const refused = (host: string, port: number, { code, message }: NodeJS.ErrnoException): Failure => {
  switch (code) {
    case 'EADDRINUSE':
      return new Failure(`Port ${port} is taken: choose another with --port, or 0 for any free one.`);
    case 'EACCES':
      return new Failure(`Port ${port} is reserved for the administrator: choose one from 1024 on with --port.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new Failure(`This machine has no address called “${host}”: choose another with --host.`);
    default:
      return new Failure(`The server cannot listen on ${host}, port ${port}: ${message}.`);
  }
};

/** Opens the server; fails with a sentence if the place is taken. */
export const openServer = async (site: Site, { host, port, further }: Place): Promise<Server> => {
  const server = createServer(respond(site));
  for (let tried = port; ; tried++) {
    const answer = await listen(server, host, tried);
    if (answer === 'listening') return server;
    if (answer.code !== 'EADDRINUSE' || tried >= Math.min(port + further, LAST_PORT))
      throw refused(host, tried, answer);
  }
};

/** The address to type into a browser. */
export const addressOf = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}/`;
};

/** Takes no more requests and drops the connections that browsers keep open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

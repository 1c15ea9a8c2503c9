import type { Server } from 'node:http';
import type { NodeParts } from '../node-parts.js';
import { addressOf } from './caller.js';

type Gate = Pick<NodeParts, 'addresses' | 'approach' | 'limits' | 'log'>;

/** Repeated refusals do not fill the log. */
export const noteTurnedAway = (address: string, { addresses, log }: Pick<Gate, 'addresses' | 'log'>): void => {
  if (addresses.take('complaints', address) === 0)
    log.warn({ reason: 'too-many', address }, 'a connection was turned away');
};

/**
 * Bounds what one address has open, whether it has asked for anything yet or not. Behind a proxy all connections are
 * the proxy's, which has limits of its own.
 */
export const limitStreams = (server: Server, parts: Gate): void => {
  const { approach, limits } = parts;
  if (approach.proxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = addressOf({ headers: {}, socket }, approach);
    const others = open.get(address) ?? 0;
    if (others >= limits.streamsFrom) {
      noteTurnedAway(address, parts);
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};

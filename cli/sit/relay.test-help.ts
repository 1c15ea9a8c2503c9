import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Somebody between a server and whoever comes through here: keeps every byte that the server sends, and can cut the line. */
export interface Relay {
  readonly origin: string;
  /** Everything that came from the server so far. */
  sent(): Buffer;
  cut(): void;
  close(): void;
}

export const openRelay = async (to: string): Promise<Relay> => {
  const { hostname, port } = new URL(to);
  const chunks: Buffer[] = [];
  const open = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const relay = createServer(near => {
    const far = kept(connect(Number(port), hostname));
    far.on('data', (chunk: Buffer) => chunks.push(chunk));
    kept(near).pipe(far).pipe(near);
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(chunks),
    cut,
    close: () => {
      relay.close();
      cut();
    },
  };
};

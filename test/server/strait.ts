import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The way to a server, which can be closed and opened again, can freeze, and can swallow what the server answers. */
export interface Strait {
  readonly url: string;
  /** Every connection is cut, and new ones are refused. */
  close(): void;
  /** Connections stay, and new ones are made, but nothing gets through until it is open again. */
  freeze(): void;
  /** Open again, to this server or to another one. */
  open(to?: string): void;
  /** What is sent from now on arrives, but at the server's first answer the connection is cut instead. */
  swallowAnswers(): void;
  stop(): Promise<void>;
}

export const straitTo = async (server: string): Promise<Strait> => {
  let target = new URL(server);
  let closed = false;
  let frozen = false;
  let swallowing = false;
  const ships = new Set<Socket>();
  const cut = (): void => {
    for (const socket of ships) socket.destroy();
    ships.clear();
  };

  const gate = createServer(near => {
    if (closed) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      ships.add(socket);
      if (frozen) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        ships.delete(socket);
      });
    }
    near.on('data', chunk => far.write(chunk));
    far.on('data', chunk => {
      if (!swallowing) return void near.write(chunk);
      swallowing = false;
      cut();
    });
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');

  const url = new URL(server);
  url.port = String((gate.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      closed = true;
      cut();
    },
    freeze() {
      frozen = true;
      for (const socket of ships) socket.pause();
    },
    open(to = server) {
      target = new URL(to);
      closed = frozen = false;
      for (const socket of ships) socket.resume();
    },
    swallowAnswers() {
      swallowing = true;
    },
    async stop() {
      cut();
      gate.close();
      await once(gate, 'close');
    },
  };
};

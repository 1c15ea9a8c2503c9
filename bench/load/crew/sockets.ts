import { once } from 'node:events';
import { WebSocket } from 'ws';

export const connect = (url: string, headers: Readonly<Record<string, string>> = {}): WebSocket => {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('error', problem => {
    throw problem;
  });
  return socket;
};

export const closed = async (sockets: readonly WebSocket[]): Promise<void> => {
  await Promise.all(
    sockets.map(async socket => {
      if (socket.readyState === WebSocket.CLOSED) return;
      socket.close();
      await once(socket, 'close');
    }),
  );
};

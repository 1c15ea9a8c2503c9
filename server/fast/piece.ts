import type { Duplex } from 'node:stream';

/**
 * Hands a piece of a page to the network: whether nobody needs the page any more. A stream that already waits gets a
 * copy, or every message to a reader that does not read would keep a page of its own.
 */
export const handOver = (stream: Pick<Duplex, 'write' | 'writableLength'>, piece: Buffer): boolean => {
  const isLate = stream.writableLength > 0;
  stream.write(isLate ? Buffer.from(piece) : piece);
  return isLate || stream.writableLength === 0;
};

import type { Duplex } from 'node:stream';

let full: Duplex[] = [];

/** Lets go of everything that was written in this turn. */
const post = (): void => {
  const streams = full;
  full = [];
  for (const stream of streams) stream.uncork();
};

/**
 * Whatever goes to one reader in one turn of the event loop leaves in one piece: the answer to a move, and
 * what it has changed. Each piece is a system call, and those are what a move costs most.
 */
export const collect = (stream: Duplex): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (full.push(stream) === 1) process.nextTick(post);
};

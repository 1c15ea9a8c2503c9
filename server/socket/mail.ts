import { framed } from './frames.js';

/** Somebody who can be written to. */
export interface Reader {
  /** What is to be sent with this turn of the event loop. */
  unsent: string[] | undefined;
  write(frames: Buffer): void;
}

let readers: Reader[] = [];

/** Lets go of what is unsent at once. */
export const sendNow = (reader: Reader): void => {
  const { unsent } = reader;
  if (unsent === undefined) return;
  reader.unsent = undefined;
  reader.write(framed(unsent));
};

/** Lets go of everything that was written in this turn. */
const post = (): void => {
  const due = readers;
  readers = [];
  for (const reader of due) sendNow(reader);
};

/**
 * Whatever goes to one reader in one turn of the event loop leaves in one piece: the answer to a move, and
 * what it has changed. Each piece is a system call, and those are what a move costs most. The frames are made here,
 * since `ws` makes two pieces of every message.
 */
export const sendSoon = (reader: Reader, text: string): void => {
  if (reader.unsent !== undefined) {
    reader.unsent.push(text);
    return;
  }
  reader.unsent = [text];
  if (readers.push(reader) === 1) process.nextTick(post);
};

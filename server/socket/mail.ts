import { exactRoomFor, roomFor, writeFrames } from './frames.js';

/** Somebody who can be written to. */
export interface Reader {
  /** What is to be sent with this turn of the event loop. */
  unsent: string[] | undefined;
  /** Whether nobody needs these bytes any more. */
  write(frames: Buffer): boolean;
}

/** Far more than anybody is sent in one turn, but for a long log. */
const ROOM = 64 * 1024;

let readers: Reader[] = [];
/** Where frames are written: for one reader after the other, as long as the network takes them at once. */
let page = Buffer.allocUnsafeSlow(ROOM);

/** Lets go of what is unsent at once. */
export const sendNow = (reader: Reader): void => {
  const { unsent } = reader;
  if (unsent === undefined) return;
  reader.unsent = undefined;
  const to = roomFor(unsent) <= ROOM ? page : Buffer.allocUnsafeSlow(exactRoomFor(unsent));
  const hasLeft = reader.write(to.subarray(0, writeFrames(unsent, to)));
  if (!hasLeft && to === page) page = Buffer.allocUnsafeSlow(ROOM);
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

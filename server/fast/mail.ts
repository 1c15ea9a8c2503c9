import { textOf, type Mail, type Message, type Reader } from '../socket/mail.js';
import { roomFor, writeFrames } from './frames.js';
import { Page } from './page.js';

/** Far more than anybody is sent in one turn, but for a long log. */
const ROOM = 64 * 1024;

let readers: Reader[] = [];
/** Where frames are written: for one reader after the other, as long as the network takes them at once. */
let page = new Page(ROOM);

/** All of it on a page of its own: a long log. */
const longFrames = (messages: readonly Message[]): Buffer => {
  const texts = messages.map(textOf);
  const own = new Page(roomFor(texts));
  if (writeFrames(texts, own) !== own.room) throw new Error('frames are not as long as they were said to be');
  return own.upTo(own.room);
};

const sendNow = (reader: Reader): void => {
  const { unsent } = reader;
  if (unsent === undefined) return;
  reader.unsent = undefined;
  const length = writeFrames(unsent, page);
  if (length === undefined) reader.write(longFrames(unsent));
  else if (!reader.write(page.upTo(length))) page = new Page(ROOM);
};

/** Lets go of everything that was written in this turn. */
const post = (): void => {
  const due = readers;
  readers = [];
  for (const reader of due)
    try {
      sendNow(reader);
    } catch (problem) {
      reader.fail(problem);
    }
};

/**
 * Whatever goes to one reader in one turn of the event loop leaves in one piece: the answer to a move, and
 * what it has changed. Each piece is a system call, and those are what a move costs most. The frames are made here,
 * since `ws` makes two pieces of every message.
 */
export const FAST_MAIL: Mail = {
  sendSoon(reader, message) {
    if (reader.unsent !== undefined) {
      reader.unsent.push(message);
      return;
    }
    reader.unsent = [message];
    if (readers.push(reader) === 1) process.nextTick(post);
  },
  sendNow,
};

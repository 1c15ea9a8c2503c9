import type { Reply } from '@seekiste/protocol';
import type { Message } from '../socket/mail.js';
import { writeJson } from './json.js';
import type { Page } from './page.js';

/** RFC 6455, 5.2: the one kind of frame that is sent here, a whole message of text, unmasked as servers send it. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONG = 0x10000;

/** The most bytes of UTF-8 that a character of a string takes, and the most that a header takes. */
const CHARACTER = 3;
const HEADER = 10;

const headerLength = (length: number): number => (length < TWO_BYTES ? 2 : length < LONG ? 4 : HEADER);

/** Known from the number of characters alone, unless that is close to where headers grow. */
const headerOf = (text: string): number => {
  const least = headerLength(text.length);
  return least === headerLength(text.length * CHARACTER) ? least : headerLength(Buffer.byteLength(text));
};

const writeHeader = (to: Buffer, at: number, length: number): void => {
  to[at] = WHOLE_TEXT;
  if (length < TWO_BYTES) to[at + 1] = length;
  else if (length < LONG) {
    to[at + 1] = TWO_BYTES;
    to.writeUInt16BE(length, at + 2);
  } else {
    to[at + 1] = EIGHT_BYTES;
    to.writeUInt32BE(0, at + 2);
    to.writeUInt32BE(length, at + 6);
  }
};

/** Returns how many bytes these messages take. */
export const roomFor = (texts: readonly string[]): number => {
  let room = 0;
  for (const text of texts) room += headerOf(text) + Buffer.byteLength(text);
  return room;
};

/** Where the frame of a text ends; behind the end of the page if there is no room for it. */
const writeText = (text: string, { room, bytes }: Page, at: number): number => {
  const begin = at + headerOf(text);
  const most = begin + text.length * CHARACTER;
  const end = most <= room ? most : begin + Buffer.byteLength(text);
  if (end > room) return end;
  const length = bytes.write(text, begin);
  writeHeader(bytes, at, length);
  return begin + length;
};

/** How long a reply is shows when it is written: nearly always as long as a header of this length has it. */
const USUAL_HEADER = 4;

const writeReply = (reply: Reply, page: Page, at: number): number => {
  const { room, bytes } = page;
  const usual = at + USUAL_HEADER;
  const usualEnd = writeJson(reply, page, usual);
  const length = usualEnd - usual;
  const begin = at + headerLength(length);
  const end = begin + length;
  if (usualEnd > room || end > room) return Math.max(usualEnd, end);
  if (begin !== usual) bytes.copyWithin(begin, usual, usualEnd);
  writeHeader(bytes, at, length);
  return end;
};

/** Writes messages as they go over the wire, one behind the other; how many bytes that took, or undefined if they do not fit. */
export const writeFrames = (messages: readonly Message[], page: Page): number | undefined => {
  let at = 0;
  for (const message of messages) {
    at = typeof message === 'string' ? writeText(message, page, at) : writeReply(message, page, at);
    if (at > page.room) return undefined;
  }
  return at;
};

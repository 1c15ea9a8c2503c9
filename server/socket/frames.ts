/** RFC 6455, 5.2: the one kind of frame that is sent here, a whole message of text, unmasked as servers send it. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONG = 0x10000;

/** A character of a string takes at most so many bytes of UTF-8, and a header so many. */
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

/** So many bytes are enough for these messages, whatever they say. */
export const roomFor = (texts: readonly string[]): number => {
  let room = 0;
  for (const text of texts) room += HEADER + text.length * CHARACTER;
  return room;
};

/** So many bytes they take, to be counted where that matters: a long log. */
export const exactRoomFor = (texts: readonly string[]): number => {
  let room = 0;
  for (const text of texts) room += headerOf(text) + Buffer.byteLength(text);
  return room;
};

/** Writes messages as they go over the wire, one behind the other; how many bytes that took. */
export const writeFrames = (texts: readonly string[], to: Buffer): number => {
  let at = 0;
  for (const text of texts) {
    const begin = at + headerOf(text);
    const length = to.write(text, begin);
    writeHeader(to, at, length);
    at = begin + length;
  }
  return at;
};

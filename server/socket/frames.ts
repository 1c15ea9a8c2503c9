/** RFC 6455, 5.2: the one kind of frame that is sent here, a whole message of text, unmasked as servers send it. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headerLength = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10);

const writeHeader = (to: Buffer, at: number, length: number): void => {
  to[at] = WHOLE_TEXT;
  if (length < TWO_BYTES) to[at + 1] = length;
  else if (length < 0x10000) {
    to[at + 1] = TWO_BYTES;
    to.writeUInt16BE(length, at + 2);
  } else {
    to[at + 1] = EIGHT_BYTES;
    to.writeUInt32BE(0, at + 2);
    to.writeUInt32BE(length, at + 6);
  }
};

/** Messages as they go over the wire, one behind the other. */
export const framed = (texts: readonly string[]): Buffer => {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((size, length) => size + headerLength(length) + length, 0));
  let at = 0;
  for (const [i, length] of lengths.entries()) {
    writeHeader(frames, at, length);
    at += headerLength(length);
    at += frames.write(texts[i] as string, at);
  }
  return frames;
};

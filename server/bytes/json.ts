import type { Page } from './page.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
/** Between these, characters stand for themselves, but for two. */
const [FIRST_PLAIN, LAST_PLAIN] = [0x20, 0x7e];
/** Bytes are written four at a time where they are known beforehand. */
const WORD = 4;

/** Text that is known beforehand. */
interface Known {
  readonly length: number;
  readonly words: readonly number[];
}

const known = (text: string): Known => {
  const bytes = Buffer.from(text);
  const words = new DataView(new ArrayBuffer(Math.ceil(bytes.length / WORD) * WORD));
  for (const [i, byte] of bytes.entries()) words.setUint8(i, byte);
  return {
    length: bytes.length,
    words: Array.from({ length: words.byteLength / WORD }, (_, i) => words.getInt32(i * WORD, true)),
  };
};

/** Keys as they stand behind others: `,"view":`. They come from our own types, so there are few of them. */
const keys = new Map<string, Known>();

const newKey = (key: string): Known => {
  const written = known(`,${JSON.stringify(key)}:`);
  keys.set(key, written);
  return written;
};

/** Small numbers, as most are: each is one word with the comma before it, or without. */
const SMALL = 256;
const small = Array.from({ length: SMALL }, (_, value) => known(`,${value}`));
const smallWords = Int32Array.from(small, ({ words }) => words[0] as number);
const smallLengths = Uint8Array.from(small, ({ length }) => length);
const BITS = 8;

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < SMALL && (value | 0) === value;

const [NULL, TRUE, FALSE] = [known('null'), known('true'), known('false')];

const writeKnown = ({ length, words }: Known, { room, words: to }: Page, at: number): number => {
  const end = at + length;
  if (end <= room) for (let i = 0; i < words.length; i++) to.setInt32(at + i * WORD, words[i] as number, true);
  return end;
};

const writePlain = (text: string, { bytes }: Page, at: number): number => {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
  return at + text.length;
};

const writeOddText = (text: string, { room, bytes }: Page, at: number): number => {
  const json = JSON.stringify(text);
  const end = at + Buffer.byteLength(json);
  if (end <= room) bytes.write(json, at);
  return end;
};

const writeText = (text: string, page: Page, at: number): number => {
  const { bytes } = page;
  let end = at;
  bytes[end++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
      return writeOddText(text, page, at);
    bytes[end++] = code;
  }
  bytes[end++] = QUOTE;
  return end;
};

const writeNumber = (value: number, page: Page, at: number): number => {
  if (!isSmall(value)) return writePlain(Number.isFinite(value) ? String(value) : 'null', page, at);
  if (at < page.room) page.words.setInt32(at, (smallWords[value] as number) >>> BITS, true);
  return at + (smallLengths[value] as number) - 1;
};

const writeList = (list: readonly unknown[], page: Page, at: number): number => {
  const { room, bytes, words } = page;
  let end = at;
  for (let i = 0; i < list.length; i++) {
    const value = list[i];
    if (isSmall(value) && end < room) {
      words.setInt32(end, smallWords[value] as number, true);
      end += smallLengths[value] as number;
    } else {
      bytes[end] = COMMA;
      end = writeValue(value, page, end + 1);
    }
  }
  if (end === at) end++;
  // Where the first value has its comma.
  bytes[at] = OPEN_LIST;
  bytes[end] = CLOSE_LIST;
  return end + 1;
};

const writeObject = (value: Readonly<Record<string, unknown>>, page: Page, at: number): number => {
  const { bytes } = page;
  let end = at;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    end = writeValue(field, page, writeKnown(keys.get(key) ?? newKey(key), page, end));
  }
  if (end === at) end++;
  // Where the first key has its comma.
  bytes[at] = OPEN;
  bytes[end] = CLOSE;
  return end + 1;
};

const writeValue = (value: unknown, page: Page, at: number): number => {
  if (typeof value === 'number') return writeNumber(value, page, at);
  if (typeof value === 'string') return writeText(value, page, at);
  if (value === null || value === undefined) return writeKnown(NULL, page, at);
  if (typeof value === 'object')
    return Array.isArray(value) ? writeList(value, page, at) : writeObject(value as Record<string, unknown>, page, at);
  if (typeof value === 'boolean') return writeKnown(value ? TRUE : FALSE, page, at);
  throw new TypeError(`a ${typeof value} is no plain data`);
};

/**
 * Plain data as `JSON.stringify` has it, straight into bytes: every move is stored, and told to everybody at its table;
 * this takes a third of the time, and makes no strings to be thrown away. Answers where it ends. What does not fit is cut
 * off: then that is behind the end of the page.
 */
export const writeJson: (value: unknown, page: Page, at: number) => number = writeValue;

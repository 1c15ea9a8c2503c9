const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
/** Between these, characters stand for themselves, but for two. */
const [FIRST_PLAIN, LAST_PLAIN] = [0x20, 0x7e];

/** Keys as they stand behind others: `,"view":`. They come from our own types, so there are few of them. */
const keys = new Map<string, Buffer>();

const newKey = (key: string): Buffer => {
  const bytes = Buffer.from(`,${JSON.stringify(key)}:`);
  keys.set(key, bytes);
  return bytes;
};

const writePlain = (text: string, to: Buffer, at: number): number => {
  for (let i = 0; i < text.length; i++) to[at + i] = text.charCodeAt(i);
  return at + text.length;
};

const writeOddText = (text: string, to: Buffer, at: number): number => {
  const json = JSON.stringify(text);
  const end = at + Buffer.byteLength(json);
  if (end <= to.length) to.write(json, at);
  return end;
};

const writeText = (text: string, to: Buffer, at: number): number => {
  let end = at;
  to[end++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
      return writeOddText(text, to, at);
    to[end++] = code;
  }
  to[end++] = QUOTE;
  return end;
};

const writeNumber = (value: number, to: Buffer, at: number): number => {
  if (value >= 0 && value < 100 && (value | 0) === value) {
    const tens = (value / 10) | 0;
    let end = at;
    if (tens > 0) to[end++] = ZERO + tens;
    to[end++] = ZERO + value - 10 * tens;
    return end;
  }
  return writePlain(Number.isFinite(value) ? String(value) : 'null', to, at);
};

const writeList = (list: readonly unknown[], to: Buffer, at: number): number => {
  let end = at;
  to[end++] = OPEN_LIST;
  for (let i = 0; i < list.length; i++) {
    if (i > 0) to[end++] = COMMA;
    end = writeValue(list[i], to, end);
  }
  to[end++] = CLOSE_LIST;
  return end;
};

const writeObject = (value: Readonly<Record<string, unknown>>, to: Buffer, at: number): number => {
  let end = at;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    const bytes = keys.get(key) ?? newKey(key);
    for (let i = 0; i < bytes.length; i++) to[end + i] = bytes[i] as number;
    end = writeValue(field, to, end + bytes.length);
  }
  if (end === at) end++;
  // Where the first key has its comma.
  to[at] = OPEN;
  to[end++] = CLOSE;
  return end;
};

const writeValue = (value: unknown, to: Buffer, at: number): number => {
  if (typeof value === 'number') return writeNumber(value, to, at);
  if (typeof value === 'string') return writeText(value, to, at);
  if (value === null || value === undefined) return writePlain('null', to, at);
  if (typeof value === 'object')
    return Array.isArray(value) ? writeList(value, to, at) : writeObject(value as Record<string, unknown>, to, at);
  if (typeof value === 'boolean') return writePlain(value ? 'true' : 'false', to, at);
  throw new TypeError(`a ${typeof value} is no plain data`);
};

/**
 * Plain data as `JSON.stringify` has it, straight into bytes: every move is told to everybody at its table, and this
 * takes half of the time, and makes no strings to be thrown away. Answers where it ends. What does not fit is cut off:
 * then that is behind the end of `to`.
 */
export const writeJson: (value: unknown, to: Buffer, at: number) => number = writeValue;

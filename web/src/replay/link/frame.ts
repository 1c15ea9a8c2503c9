import { err, named, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';

// Bytes in an address: a version, how many bytes there are and their checksum, so that a link can say what is wrong
// with it.

const VERSION = 1;
/** Three bytes of length, four of checksum. */
const HEAD = 7;

/** Longer than any address that a browser passes on. */
const MOST_CHARACTERS = 200_000;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 as in zip files. */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** What is left over of a group of four characters is no whole byte. */
const toBytes = (text: string): Uint8Array => {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
};

export const framed = (bytes: Uint8Array): string => {
  const all = new Uint8Array(HEAD + bytes.length);
  const head = new DataView(all.buffer);
  head.setUint32(0, bytes.length << 8);
  head.setUint32(3, checksum(bytes));
  all.set(bytes, HEAD);
  return `${VERSION}.${toText(all)}`;
};

const bad = (code: string, params: Refusal['params'] = {}): { ok: false; error: Refusal } =>
  err(refuse(code, 'input', params));

/** Reads what `framed` wrote: refused if it is cut, changed, or of another version. */
export const unframed = (text: string): Result<Uint8Array<ArrayBuffer>, Refusal> => {
  if (text.length > MOST_CHARACTERS) return bad('link-too-large');
  // What a sentence around the link may have left on it.
  const [, version, letters = ''] = /^(\d+)\.(.*?)[^\w-]*$/s.exec(text) ?? [];
  if (version !== String(VERSION)) return bad('link-version', { value: named(version), allowed: VERSION });
  if (!/^[\w-]*$/.test(letters)) return bad('link-damaged');
  const all = toBytes(letters);
  if (all.length < HEAD) return bad('link-cut');
  const head = new DataView(all.buffer);
  const [length, sum] = [head.getUint32(0) >>> 8, head.getUint32(3)];
  const bytes = all.slice(HEAD);
  if (bytes.length < length) return bad('link-cut');
  return bytes.length === length && checksum(bytes) === sum ? ok(bytes) : bad('link-damaged');
};

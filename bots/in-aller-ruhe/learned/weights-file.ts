import { checksumOf } from './checksum.js';
import type { Shape } from './network.js';

/**
 * The networks of one sea as bytes, little-endian. The head tells format, version, number of networks, numbers about a
 * gap and about the table, and the checksum of the body. The body has the digits of every weight as a whole number
 * (16 bits), then for every weight how many of them stand behind the point (8 bits).
 */
const MARK = 0x77_6b_65_73; // "sekw"
const VERSION = 1;
const HEAD = 16;
const BYTES_PER_WEIGHT = 3;

/** Tuning rounds weights to this many digits, so nothing is lost. */
const DIGITS = 4;
/** Up to here powers of ten are exact, and a quotient is the number nearest to the decimal. */
const MOST_BEHIND = 22;

/** Weights that cannot be used. A captain without them would be a weaker one, so nobody plays on. */
export class BadWeights extends Error {
  constructor(
    readonly file: string,
    readonly why: 'unreadable' | 'format' | 'version' | 'shape' | 'truncated' | 'checksum',
    detail: string,
  ) {
    super(`the captain's weights ${file} cannot be used: ${detail}`);
  }
}

const bytesFor = (shape: Shape, networks: number): number => HEAD + BYTES_PER_WEIGHT * shape.weights * networks;

/** Throws where a file does not begin as one of this shape; returns how many networks it has. */
const readHead = (file: string, bytes: Uint8Array, { gapNumbers, tableNumbers }: Shape): number => {
  if (bytes.length < HEAD) throw new BadWeights(file, 'truncated', `it ends after ${bytes.length} bytes`);
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  if (head.getUint32(0, true) !== MARK) throw new BadWeights(file, 'format', 'it is no file of weights');
  const version = head.getUint16(4, true);
  if (version !== VERSION) throw new BadWeights(file, 'version', `it is of version ${version}, not ${VERSION}`);
  const [gaps, table] = [head.getUint16(8, true), head.getUint16(10, true)];
  if (gaps !== gapNumbers || table !== tableNumbers)
    throw new BadWeights(
      file,
      'shape',
      `it is for ${gaps} and ${table} numbers, not ${gapNumbers} and ${tableNumbers}`,
    );
  return head.getUint16(6, true);
};

const checkBody = (file: string, bytes: Uint8Array, expected: number): void => {
  if (bytes.length !== expected)
    throw new BadWeights(file, 'truncated', `it has ${bytes.length} bytes instead of ${expected}`);
  const told = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  if (checksumOf(bytes.subarray(HEAD)) !== told) throw new BadWeights(file, 'checksum', 'its checksum is wrong');
};

/** The networks in a file, each a list of weights; throws `BadWeights` if anything about it is wrong. */
export const decodeWeights = (file: string, bytes: Uint8Array, shape: Shape): readonly Float64Array[] => {
  const networks = readHead(file, bytes, shape);
  checkBody(file, bytes, bytesFor(shape, networks));
  const body = new DataView(bytes.buffer, bytes.byteOffset + HEAD);
  const behind = HEAD + 2 * shape.weights * networks;
  const weightAt = (i: number): number => body.getInt16(2 * i, true) / 10 ** (bytes[behind + i] as number);
  return Array.from({ length: networks }, (_, network) =>
    Float64Array.from({ length: shape.weights }, (_, i) => weightAt(network * shape.weights + i)),
  );
};

const digitsOf = (weight: number): readonly [digits: number, behind: number] => {
  const [digits = '', power] = weight.toExponential(DIGITS - 1).split('e');
  const behind = DIGITS - 1 - Number(power);
  if (!(behind >= 0 && behind <= MOST_BEHIND)) return [0, 0];
  return [Math.round(Number(digits) * 10 ** (DIGITS - 1)), behind];
};

/** The bytes of these networks, all of one shape; their weights have four digits at most. */
export const encodeWeights = (networks: readonly Float64Array[], { gapNumbers, tableNumbers }: Shape): Uint8Array => {
  const weights = networks.flatMap(network => [...network]);
  const bytes = new Uint8Array(HEAD + BYTES_PER_WEIGHT * weights.length);
  const view = new DataView(bytes.buffer);
  for (const [i, weight] of weights.entries()) {
    const [digits, behind] = digitsOf(weight);
    if (!Object.is(digits / 10 ** behind, weight)) throw new RangeError(`${weight} has more than ${DIGITS} digits`);
    view.setInt16(HEAD + 2 * i, digits, true);
    bytes[HEAD + 2 * weights.length + i] = behind;
  }
  view.setUint32(0, MARK, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, networks.length, true);
  view.setUint16(8, gapNumbers, true);
  view.setUint16(10, tableNumbers, true);
  view.setUint32(12, checksumOf(bytes.subarray(HEAD)), true);
  return bytes;
};

/** CRC-32 as in ISO 3309: finds every change of few bits, and nearly all others. */
const POLYNOMIAL = 0xedb8_8320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

export const checksumOf = (bytes: Uint8Array): number => {
  let sum = 0xffff_ffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] as number);
  return (sum ^ 0xffff_ffff) >>> 0;
};

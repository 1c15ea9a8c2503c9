/** Whole words are written: the last one may stand out by this many bytes. */
const OVERHANG = 3;

/** Bytes to be written to, with room for `size`. */
export class Page {
  readonly bytes: Buffer;
  /** The same bytes, four at a time. */
  readonly words: DataView;

  constructor(readonly room: number) {
    this.bytes = Buffer.allocUnsafeSlow(room + OVERHANG);
    this.words = new DataView(this.bytes.buffer);
  }

  /** What is written there, up to a place. */
  upTo(end: number): Buffer {
    return this.bytes.subarray(0, end);
  }
}

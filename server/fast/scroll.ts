import { writeJson } from './json.js';
import { Page } from './page.js';

/** Bytes one behind the other, as many as come. */
export class Scroll {
  #page: Page;
  #end = 0;

  constructor(room: number) {
    this.#page = new Page(room);
  }

  get end(): number {
    return this.#end;
  }

  /** Adds plain data as JSON; where it ends. */
  json(value: unknown): number {
    let end = writeJson(value, this.#page, this.#end);
    while (end > this.#page.room) {
      this.#grow(end);
      end = writeJson(value, this.#page, this.#end);
    }
    this.#end = end;
    return end;
  }

  byte(byte: number): void {
    if (this.#end === this.#page.room) this.#grow(this.#end);
    this.#page.bytes[this.#end++] = byte;
  }

  /** Adds what stands in another one. */
  copy(other: Scroll, from: number, to: number): void {
    const end = this.#end + to - from;
    if (end > this.#page.room) this.#grow(end);
    other.#page.bytes.copy(this.#page.bytes, this.#end, from, to);
    this.#end = end;
  }

  /** Writes over what stands there. */
  correct(at: number, byte: number): void {
    this.#page.bytes[at] = byte;
  }

  /** The bytes themselves: as they are until the next change. */
  bytes(from: number, to: number): Buffer {
    return this.#page.bytes.subarray(from, to);
  }

  /** Forgets what stands from there on. */
  cut(end: number): void {
    this.#end = end;
  }

  #grow(atLeast: number): void {
    const larger = new Page(2 * Math.max(atLeast, this.#page.room));
    this.#page.bytes.copy(larger.bytes, 0, 0, this.#end);
    this.#page = larger;
  }
}

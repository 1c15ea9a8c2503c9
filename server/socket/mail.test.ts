import { describe, expect, it } from 'vitest';
import { FAST_MAIL } from '../fast/mail.js';
import { PLAIN_MAIL, type Message, type Reader } from './mail.js';

/** Somebody to whom the network is quick, or who keeps bytes until it is. */
class Pigeonhole implements Reader {
  unsent: Message[] | undefined = undefined;
  readonly pieces: Buffer[] = [];
  problem: unknown = undefined;
  constructor(private readonly isQuick: boolean) {}
  /** As `ws` would write it: one piece for every message. */
  post(text: string): void {
    const bytes = Buffer.from(text);
    const header = bytes.length < 126 ? Buffer.from([0x81, bytes.length]) : Buffer.alloc(10);
    if (header.length > 2) {
      header.set([0x81, 127]);
      header.writeBigUInt64BE(BigInt(bytes.length), 2);
    }
    this.pieces.push(Buffer.concat([header, bytes]));
  }
  write(frames: Buffer): boolean {
    this.pieces.push(this.isQuick ? Buffer.from(frames) : frames);
    return this.isQuick;
  }
  fail(problem: unknown): void {
    this.problem = problem;
  }
  get text(): string {
    return Buffer.concat(this.pieces).toString('latin1');
  }
}

const turn = (): Promise<void> => new Promise(go => setImmediate(go));

describe.each([
  ['fast', FAST_MAIL],
  ['plain', PLAIN_MAIL],
])('mail, %s', (_name, { sendSoon, sendNow }) => {
  it('leaves in order, with this turn of the event loop and not before', async () => {
    const [one, other] = [new Pigeonhole(true), new Pigeonhole(true)];
    sendSoon(one, 'a');
    sendSoon(other, 'b');
    sendSoon(one, 'c');
    expect([one.pieces, other.pieces]).toEqual([[], []]);
    await turn();
    expect([one.text, other.text]).toEqual(['\x81\x01a\x81\x01c', '\x81\x01b']);
  });

  it('can be let go at once, and is not sent again', async () => {
    const reader = new Pigeonhole(true);
    sendSoon(reader, 'a');
    sendNow(reader);
    expect(reader.text).toBe('\x81\x01a');
    await turn();
    expect(reader.pieces.length).toBe(1);
  });

  it('that cannot be written is the trouble of its reader alone', async () => {
    const [one, other] = [new Pigeonhole(true), new Pigeonhole(true)];
    sendSoon(one, { t: 'done', id: 'a', v: 1n as unknown as number });
    sendSoon(other, 'b');
    await turn();
    expect(one.problem).toBeInstanceOf(TypeError);
    expect([one.text, other.text, other.problem]).toEqual(['', '\x81\x01b', undefined]);
  });

  it('is not written over while a slow network still has to take it', async () => {
    const slow = [new Pigeonhole(false), new Pigeonhole(false), new Pigeonhole(false)];
    const quick = new Pigeonhole(true);
    for (const [i, reader] of slow.entries()) sendSoon(reader, `slow ${i}`);
    sendSoon(quick, 'quick');
    await turn();
    sendSoon(quick, 'and later');
    await turn();
    expect(slow.map(({ text }) => text)).toEqual(['slow 0', 'slow 1', 'slow 2'].map(text => `\x81\x06${text}`));
    expect(quick.text).toBe('\x81\x05quick\x81\x09and later');
  });

  it('may be longer than the page that it is usually written on, text or reply, among short ones', async () => {
    const long = 'x'.repeat(100_000);
    for (const message of [long, { t: 'refused', code: long, clause: 'input', params: {} } as const]) {
      const reader = new Pigeonhole(true);
      sendSoon(reader, 'before');
      sendSoon(reader, message);
      sendSoon(reader, 'after');
      await turn();
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      const length = Buffer.alloc(8);
      length.writeBigUInt64BE(BigInt(text.length));
      expect(reader.text).toBe(`\x81\x06before\x81\x7f${length.toString('latin1')}${text}\x81\x05after`);
    }
  });
});

describe('mail, fast', () => {
  const { sendSoon } = FAST_MAIL;

  it('leaves in one piece for each reader', async () => {
    const [one, other] = [new Pigeonhole(true), new Pigeonhole(true)];
    sendSoon(one, 'a');
    sendSoon(other, 'b');
    sendSoon(one, 'c');
    await turn();
    expect([one.pieces.length, other.pieces.length]).toEqual([1, 1]);
  });
});

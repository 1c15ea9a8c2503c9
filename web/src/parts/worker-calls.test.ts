import { describe, expect, it } from 'vitest';
import { offer, offeredBy } from './worker-calls.js';

interface Offered {
  add(a: number, b: number): Promise<number>;
  later(name: string): Promise<string>;
  sink(): Promise<void>;
  secret(): Promise<() => void>;
  toString(): string;
}

/** A worker that offers this, with a real channel between it and the page. */
const worked = (offered: object): { readonly remote: Offered; end(): void } => {
  const { port1, port2 } = new MessageChannel();
  const ends = [port1, port2].map(port => ({
    postMessage: (message: unknown) => port.postMessage(message),
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) => {
      port.onmessage = listener as never;
    },
  })) as unknown as [Parameters<typeof offeredBy>[0], Parameters<typeof offeredBy>[0]];
  offer(offered, ends[0]);
  return { remote: offeredBy<Offered>(ends[1]), end: () => port1.close() };
};

describe('calls to a worker', () => {
  it('are answered, each by its own answer whatever the order', async () => {
    const waiting: ((name: string) => void)[] = [];
    const { remote, end } = worked({
      add: (a: number, b: number) => a + b,
      later: () => new Promise(resolve => waiting.push(resolve)),
    });
    const [first, second] = [remote.later('first'), remote.later('second')];
    expect(await remote.add(2, 3)).toBe(5);
    waiting[1]?.('second');
    expect(await second).toBe('second');
    waiting[0]?.('first');
    expect(await first).toBe('first');
    end();
  });

  it('fail with what went wrong there', async () => {
    const { remote, end } = worked({
      sink: () => Promise.reject(new RangeError('run aground')),
      // Functions cannot cross.
      secret: () => () => undefined,
    });
    await expect(remote.sink()).rejects.toThrow('run aground');
    await expect(remote.secret()).rejects.toThrow();
    await expect(remote.add(1, 2)).rejects.toThrow('no add');
    end();
  });
});

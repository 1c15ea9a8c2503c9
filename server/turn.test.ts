import { describe, expect, it } from 'vitest';
import { FAST_TURN } from './fast/turn.js';
import { PLAIN_TURN } from './turn.js';

const turn = (): Promise<void> => new Promise(go => setImmediate(go));

describe.each([
  ['fast', FAST_TURN],
  ['plain', PLAIN_TURN],
])('a turn, %s', (_name, { whenRead, whenDecided }) => {
  it('decides and stores later, each in the order in which it was asked for', async () => {
    const done: string[] = [];
    for (const name of ['a', 'b', 'c'])
      whenRead(() => {
        done.push(`decide ${name}`);
        whenDecided(() => void done.push(`store ${name}`));
        expect(done).not.toContain(`store ${name}`);
      });
    expect(done).toEqual([]);
    await turn();
    await turn();
    expect(done.filter(step => step.startsWith('decide'))).toEqual(['decide a', 'decide b', 'decide c']);
    expect(done.filter(step => step.startsWith('store'))).toEqual(['store a', 'store b', 'store c']);
  });

  it('ends: what asks for more is not waited for', async () => {
    let rounds = 0;
    const again = (): void => {
      if (++rounds < 5) whenRead(() => whenDecided(again));
    };
    again();
    await turn();
    expect(rounds).toBeLessThan(3);
  });
});

describe('the end of a turn, fast', () => {
  const { whenRead, whenDecided } = FAST_TURN;

  it('first decides all that was read, then stores all that was decided, in the order in which it came', async () => {
    const done: string[] = [];
    const note = (what: string) => (): void => void done.push(what);
    whenDecided(note('store a'));
    whenRead(() => {
      done.push('decide b');
      whenDecided(note('store b'));
    });
    whenRead(() => {
      done.push('decide c');
      whenDecided(note('store c'));
    });
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['decide b', 'decide c', 'store a', 'store b', 'store c']);
  });

  it('comes once for what is decided in it: whoever counts after it is not behind the next one', async () => {
    const done: string[] = [];
    whenRead(() => whenDecided(() => void done.push('first')));
    await turn();
    setImmediate(() => done.push('counted'));
    whenRead(() => whenDecided(() => void done.push('second')));
    await turn();
    expect(done).toEqual(['first', 'counted', 'second']);
  });

  it('leaves what is read while it decides to the next one', async () => {
    const done: string[] = [];
    whenRead(() => {
      whenRead(() => void done.push('next'));
      whenDecided(() => void done.push('store'));
    });
    await turn();
    expect(done).toEqual(['store']);
    await turn();
    expect(done).toEqual(['store', 'next']);
  });

  it('leaves what comes while it stores to the next one', async () => {
    const done: string[] = [];
    whenDecided(() => {
      done.push('store');
      whenRead(() => void done.push('decide'));
      whenDecided(() => void done.push('store again'));
    });
    await turn();
    expect(done).toEqual(['store']);
    await turn();
    expect(done).toEqual(['store', 'decide', 'store again']);
  });
});

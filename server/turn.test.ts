import { describe, expect, it } from 'vitest';
import { whenDecided, whenRead } from './turn.js';

const turn = (): Promise<void> => new Promise(go => setImmediate(go));

describe('the end of a turn', () => {
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

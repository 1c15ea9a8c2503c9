import { describe, expect, it } from 'vitest';
import type { NodeParts } from '../node-parts.js';
import { openReadiness } from './health.js';

type Asked = Parameters<typeof openReadiness>[0];

const parts = (store: boolean, bus: boolean, stage: NodeParts['life']['stage'] = 'serving'): Asked => {
  const ping = (good: boolean) => (): Promise<void> => (good ? Promise.resolve() : Promise.reject(new Error('gone')));
  return {
    store: { ping: ping(store) },
    bus: { ping: ping(bus) },
    life: { stage },
    clock: { isTrue: true },
  } as unknown as Asked;
};

describe('a node is sent visitors', () => {
  it('also while its bus is gone, and says so', async () => {
    expect(await openReadiness(parts(true, false))()).toEqual({
      ready: true,
      leaving: false,
      store: true,
      bus: false,
      clock: true,
    });
  });

  it('not while its store is gone', async () => {
    expect(await openReadiness(parts(false, true))()).toMatchObject({ ready: false, store: false });
  });

  it('not while it is leaving', async () => {
    expect(await openReadiness(parts(true, true, 'leaving'))()).toMatchObject({ ready: false, leaving: true });
  });

  it('by one proof, however many ask at the same time', async () => {
    let proofs = 0;
    const ping = (): Promise<void> => {
      proofs++;
      return Promise.resolve();
    };
    const asked = { ...parts(true, true), store: { ping } } as unknown as Asked;
    const readiness = openReadiness(asked);
    await Promise.all(Array.from({ length: 50 }, readiness));
    await readiness();
    expect(proofs).toBe(1);
  });
});

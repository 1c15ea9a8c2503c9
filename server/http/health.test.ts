import { describe, expect, it } from 'vitest';
import type { NodeParts } from '../node-parts.js';
import { readiness } from './health.js';

type Asked = Parameters<typeof readiness>[0];

const parts = (store: boolean, bus: boolean, stage: NodeParts['life']['stage'] = 'serving'): Asked => {
  const ping = (good: boolean) => (): Promise<void> => (good ? Promise.resolve() : Promise.reject(new Error('gone')));
  return { store: { ping: ping(store) }, bus: { ping: ping(bus) }, life: { stage }, clock: { isTrue: true } } as unknown as Asked;
};

describe('a node is sent visitors', () => {
  it('also while its bus is gone, and says so', async () => {
    expect(await readiness(parts(true, false))).toEqual({ ready: true, leaving: false, store: true, bus: false, clock: true });
  });

  it('not while its store is gone', async () => {
    expect(await readiness(parts(false, true))).toMatchObject({ ready: false, store: false });
  });

  it('not while it is leaving', async () => {
    expect(await readiness(parts(true, true, 'leaving'))).toMatchObject({ ready: false, leaving: true });
  });
});

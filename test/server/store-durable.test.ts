import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { buildRoom } from '../../tools/tsc.mjs';
import { opened, YARDS, type Yard } from './stores.js';

const KILLS = 8;
const TABLES = 12;

/** Acknowledgements of a program that is killed after so many of them, wherever it is then. */
const acknowledgedUntilKilled = async (address: string, tables: readonly string[], after: number) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'appender.mjs'), address, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > after) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  return said
    .split('\n')
    .slice(0, -1)
    .map(line => line.split(' ') as [table: string, v: string, text: string]);
};

// The child is plain Node and runs what was built.
beforeAll(() => buildRoom('server'));

describe.each(YARDS)('a store on %s', (_name, build) => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await build();
  });
  afterAll(() => yard.stop());

  it('has everything that was acknowledged before kill -9, once', async () => {
    const address = await yard.fresh();
    const first = await openStore(address);
    const tables = await Promise.all(Array.from({ length: TABLES }, () => opened(first)));
    await first.close();

    const acknowledged: (readonly [table: string, v: string, text: string])[] = [];
    for (let kill = 0; kill < KILLS; kill++)
      acknowledged.push(...(await acknowledgedUntilKilled(address, tables, 1 + ((kill * 37) % 120))));

    const store = await openStore(address);
    const versions = await store.versions(tables);
    for (const table of tables) {
      const { entries } = (await store.read(table))!;
      expect(entries.map(({ v }) => v)).toEqual(entries.map((_, i) => i + 1));
      expect(versions.get(table)).toBe(entries.length);
      const texts = entries.map(({ what }) => (what.type === 'said' ? what.text : ''));
      expect(new Set(texts).size).toBe(texts.length);
      for (const [at, v, text] of acknowledged) if (at === table) expect(texts[Number(v) - 1]).toBe(text);
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    await store.close();
  });
});

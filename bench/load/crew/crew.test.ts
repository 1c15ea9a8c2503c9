import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { choose } from './choose.js';
import { pace, saturate } from './drive.js';
import { inParallel } from './parallel.js';
import { SeekisteDuo } from './seekiste.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-crew-'));
const NO_SEA = Array<number>(36).fill(0);

let node: RunningNode;
let origin: string;
beforeAll(async () => {
  const env = { PORT: '0', LIMITS: 'off', BEAT_MS: '0', BEAT_LEAST_MS: '0', DATA: join(FOLDER, 'tables.sqlite') };
  node = await startNode(readConfig(env), openLog('silent'));
  origin = new URL(node.addresses[0]!).origin;
});
afterAll(async () => {
  await node.close();
  rmSync(FOLDER, { recursive: true });
});

const gather = (tables: number): Promise<SeekisteDuo[]> =>
  inParallel(tables, 2, () => SeekisteDuo.open([origin, origin]));

describe('the crew that tries our server', () => {
  it('plays so many moves at every table, each told to both seats', async () => {
    const duos = await gather(3);
    expect((await saturate(duos, 5, Infinity)).moves).toBe(15);
    expect((await pace(duos, 1, 2)).moves).toBe(6);
    await Promise.all(duos.map(duo => duo.close()));
  });

  it('plays a game to its end, and goes on from a table that it comes back to', async () => {
    const [duo] = await gather(1);
    const first = await saturate([duo!], 10, Infinity);
    await duo!.arriveAgain(1);
    const rest = await saturate([duo!], Infinity, Infinity);
    expect(first.moves).toBe(10);
    expect(rest.moves).toBeGreaterThan(10);
    await duo!.close();
  });
});

describe('what the crew plays', () => {
  const sight = { phase: 'turn', departed: true, sea: NO_SEA, hand: [40, 41], pledged: 0 };

  it('lays an island where it costs nothing, as near as can be to where it belongs', () => {
    expect(choose(sight)).toEqual({ type: 'lay', card: 40, space: 17 });
    expect(choose({ ...sight, sea: NO_SEA.with(17, 39) })).toEqual({ type: 'lay', card: 40, space: 19 });
  });

  it('discards two where every space has its price', () => {
    expect(choose({ ...sight, sea: NO_SEA.with(17, 39).with(18, 42) })).toEqual({ type: 'discard', cards: [40, 41] });
  });

  it('departs before anything else, pledges four of the eight, and gives what it pledged', () => {
    expect(choose({ ...sight, departed: false, hand: [40, 82] })).toEqual({ type: 'depart' });
    expect(choose({ ...sight, phase: 'pledge', hand: [1, 2, 3] })).toEqual({ type: 'pledge', count: 3 });
    expect(choose({ ...sight, phase: 'give', pledged: 1 })).toEqual({ type: 'give', cards: [40] });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openJobs } from '../jobs/open.js';
import { Guest, seated, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';
import { SETTINGS } from './settings.js';

const { beat, patience } = SETTINGS;
const HOUR = 3_600_000;
const SETUP = { settings: { beat, botPace: 1000 } };

const later = async ({ clock }: Pick<TestNode, 'clock'>, ms: number): Promise<void> => {
  clock.now += ms;
  vi.advanceTimersByTime(ms);
  await settle();
};

/** A silent table that was played at by a clock that was an hour ahead, and the node that finds it with the right one. */
const stored = async () => {
  const clock = { now: 30_000_000 + HOUR };
  const before = testNode({ ...SETUP, clock });
  const { table, guests } = await seated(before, setupOf('in-aller-ruhe', 2), ['anna', 'bo']);
  const mover = guests.find(guest => someMove(guest) !== undefined)!;
  const answer = mover.ask({ t: 'act', move: someMove(mover) });
  await settle();
  await later({ clock }, beat.grid + beat.least);
  await answer;
  clock.now -= HOUR;
  return { clock, table, before, mover, node: testNode({ ...SETUP, clock, store: before.store }) };
};

describe('a table that was stored by a clock that was ahead', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('stores the next entry with the time that is right, and plays the next move on its beat', async () => {
    const { node, table, mover } = await stored();
    const anna = await new Guest('anna').come(node.tables, table);
    const bo = await new Guest('bo').come(node.tables, table);
    const next = [anna, bo].find(({ person }) => person !== mover.person)!;
    const { moves } = next.play;
    const answer = next.ask({ t: 'act', move: someMove(next) });
    await settle();
    expect(next.all('pending').at(-1)!.ms).toBeLessThanOrEqual(beat.grid + beat.least);
    await later(node, beat.grid + beat.least);
    expect(await answer).toMatchObject({ t: 'done' });
    expect((await node.store.read(table))!.entries.at(-1)!.at).toBe(node.clock.now);
    expect(anna.play.moves).toBe(moves + 1);
  });

  it('is patient anew, and misses nobody before their time', async () => {
    const { node, table } = await stored();
    await node.tables.lookAfter(table);
    const last = (await node.store.read(table))!.entries.at(-1)!;
    expect(last.what).toEqual({ type: 'waited', until: node.clock.now + patience.live });
    node.clock.now += patience.live;
    await node.tables.lookAfter(table);
    expect((await node.store.read(table))!.entries.at(-1)!.what.type).toBe('missed');
  });

  it('is woken by the node that starts, and once more when the clock is set back', async () => {
    const looked: string[] = [];
    const clock = { now: 1000 };
    const asked: number[] = [];
    const store = {
      waking: () => Promise.resolve([]),
      ahead: (of: number) => {
        asked.push(of);
        return Promise.resolve(['a']);
      },
    };
    vi.useRealTimers();
    const jobs = openJobs(undefined, store, { sweep: 1, now: () => clock.now });
    await jobs.start(table => {
      looked.push(table);
      return Promise.resolve();
    });
    await vi.waitFor(() => expect(looked).toEqual(['a']));
    clock.now -= 500;
    await vi.waitFor(() => expect(looked).toEqual(['a', 'a']));
    expect(asked).toEqual([3000, 2500]);
    await jobs.stop();
  });
});

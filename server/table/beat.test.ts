import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTheBeat } from './beat.js';
import { Guest, seated, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';
import { SETTINGS } from './settings.js';

const { beat } = SETTINGS;

describe('the beat', () => {
  it('is a moment of the grid, at least so long after a move and never a whole grid longer', () => {
    fc.assert(
      fc.property(fc.nat(), at => {
        const told = onTheBeat(beat, at);
        expect(told % beat.grid).toBe(0);
        expect(told - at).toBeGreaterThanOrEqual(beat.least);
        expect(told - at).toBeLessThan(beat.least + beat.grid);
      }),
    );
  });

  it('a grid of 0 tells at once', () => {
    expect(onTheBeat({ grid: 0, least: 0 }, 17)).toBe(17);
  });
});

describe('at a table with a beat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const later = async (node: TestNode, ms: number): Promise<void> => {
    node.clock.now += ms;
    vi.advanceTimersByTime(ms);
    await settle();
  };

  const silent = async (game = 'in-aller-ruhe') => {
    const node = testNode({ settings: { beat, botPace: 1000 }, clock: { now: 3_000_000 } });
    const { table, guests } = await seated(node, setupOf(game, 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const other = guests.find(guest => guest !== mover)!;
    return { node, table, mover, other };
  };

  it('a silent move is answered at once and told on the beat, to everybody', async () => {
    const { node, table, mover, other } = await silent();
    const { moves } = mover.play;
    const told = [mover, other].map(({ v }) => v);
    const done = await mover.ask({ t: 'act', move: someMove(mover) });
    expect(done).toMatchObject({ t: 'done', wait: 3000 });
    expect([mover, other].map(({ v }) => v)).toEqual(told);
    const late = await new Guest('wim').come(node.harbour, table);
    expect(late.play.moves).toBe(moves);
    await later(node, 2999);
    expect(other.play.moves).toBe(moves);
    await later(node, 1);
    expect([mover, other, late].map(({ play }) => play.moves)).toEqual([moves + 1, moves + 1, moves + 1]);
  });

  it('who answers before the beat has not been asked yet', async () => {
    const { mover, other } = await silent();
    await mover.ask({ t: 'act', move: someMove(mover) });
    const answer = await other.ask({ t: 'act', move: { type: 'arrive' } });
    expect(answer).toMatchObject({ t: 'refused', code: 'stale' });
  });

  it('what waits for its beat has told nobody anything, so it can be taken back', async () => {
    const { node, mover, other } = await silent();
    const before = [mover, other].map(({ play }) => play.view);
    await mover.ask({ t: 'act', move: someMove(mover) });
    expect(await mover.ask({ t: 'undo' })).toMatchObject({ t: 'done' });
    await later(node, 3000);
    expect([mover, other].map(({ play }) => play.view)).toEqual(before);
    const after = await mover.ask({ t: 'act', move: someMove(mover) });
    await later(node, 3000);
    expect(after).toMatchObject({ t: 'done' });
    expect(await mover.ask({ t: 'undo' })).toMatchObject({ t: 'refused', code: 'already-told' });
  });

  it('a node that comes to the table later keeps the same beat', async () => {
    const { node, table, mover } = await silent();
    const { moves } = mover.play;
    await mover.ask({ t: 'act', move: someMove(mover) });
    const second = testNode({ ...node, settings: { beat } });
    const guest = await new Guest('wim').come(second.harbour, table);
    await settle();
    expect(guest.play.moves).toBe(moves);
    await new Guest('xenia').come(second.harbour, table);
    await later(node, 3000);
    const watcher = await new Guest('yan').come(second.harbour, table);
    expect(watcher.play.moves).toBe(moves + 1);
    expect(guest.play.moves).toBe(moves + 1);
  });

  it('games in which everybody may talk have no beat', async () => {
    const { mover, other } = await silent('santa-timea');
    const { moves } = other.play;
    const done = await mover.ask({ t: 'act', move: someMove(mover) });
    expect(done).not.toHaveProperty('wait');
    await settle();
    expect(other.play.moves).toBe(moves + 1);
  });

  it('a bot begins to think when it could have seen the move', async () => {
    const node = testNode({ settings: { beat, botPace: 1000 }, clock: { now: 3_000_000 } });
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random', name: 'Piet' }] as const;
    for (let seed = 1; ; seed++) {
      const { guests } = await seated(node, setupOf('in-aller-ruhe', 2, { seats }), ['anna'], seed);
      if (someMove(guests[0]!) === undefined) continue;
      await guests[0]!.ask({ t: 'act', move: someMove(guests[0]!) });
      expect(node.jobs.plans.at(-1)).toMatchObject({ wakeAt: 3_000_000 + 3000 + 700 });
      return;
    }
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTheBeat } from './state/index.js';
import { allGiving, giving } from './departure.test-help.js';
import { Guest, seated, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';
import { HEAD_START, SETTINGS } from './settings.js';

const { beat } = SETTINGS;

describe('the beat', () => {
  it('P6.3 is a moment of the grid, at least so long after a move and never a whole grid longer', () => {
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

  it('P5.4, P6.3 a silent move is pending until the beat, then decided and told to everybody', async () => {
    const { node, table, mover, other } = await silent();
    const { moves } = mover.play;
    const before = node.store.tables.get(table)!.entries.length;
    const told = [mover, other].map(({ v }) => v);
    const answer = mover.ask({ t: 'act', move: someMove(mover) });
    await settle();
    expect(mover.replies.at(-1)).toEqual({ t: 'pending', id: mover.sent.at(-1)!.id, ms: 3000 });
    expect([mover, other].map(({ v }) => v)).toEqual(told);
    expect(node.store.tables.get(table)!.entries).toHaveLength(before);
    const late = await new Guest('wim').come(node.tables, table);
    expect(late.play.moves).toBe(moves);
    await later(node, 2999);
    expect(other.play.moves).toBe(moves);
    await later(node, 1);
    expect(await answer).toMatchObject({ t: 'done' });
    expect([mover, other, late].map(({ play }) => play.moves)).toEqual([moves + 1, moves + 1, moves + 1]);
  });

  it('a clock that is put back while a move is pending does not delay its beat', async () => {
    const { node, mover } = await silent();
    const answer = mover.ask({ t: 'act', move: someMove(mover) });
    await settle();
    node.clock.now -= 3_600_000;
    await later(node, 3000);
    expect(await answer).toMatchObject({ t: 'done' });
  });

  it('P6.3 a refusal does not wait: it is given by what everybody has been told', async () => {
    const { mover, other } = await silent();
    void mover.ask({ t: 'act', move: someMove(mover) });
    await settle();
    expect(await other.ask({ t: 'act', move: { type: 'arrive' } })).toMatchObject({ code: 'not-your-turn' });
    expect(await mover.ask({ t: 'act', move: someMove(mover, 1) })).toMatchObject({ code: 'move-pending' });
  });

  it('P6.4 a pending move that is sent again goes on waiting, and the later connection is answered', async () => {
    const { node, table, mover } = await silent();
    const request = mover.request({ t: 'act', move: someMove(mover) });
    void mover.post(request);
    await settle();
    await later(node, 1000);
    const again = await new Guest(mover.person).come(node.tables, table);
    const answer = again.post(request);
    await settle();
    expect(again.replies.at(-1)).toEqual({ t: 'pending', id: request.id, ms: 2000 });
    await later(node, 2000);
    expect(await answer).toMatchObject({ t: 'done' });
    expect(mover.all('done').some(({ id }) => id === request.id)).toBe(false);
  });

  it('P6.4 a pending move whose sender has left is played all the same', async () => {
    const { node, mover, other } = await silent();
    const { moves } = other.play;
    void mover.ask({ t: 'act', move: someMove(mover) });
    await settle();
    mover.leave();
    await later(node, 3000);
    expect(other.play.moves).toBe(moves + 1);
  });

  it('P6.5 a pending move can be withdrawn; the others never hear of it', async () => {
    const { node, mover, other } = await silent();
    const before = [mover, other].map(({ play }) => play.view);
    const heard = other.replies.length;
    const act = mover.request({ t: 'act', move: someMove(mover) });
    const answer = mover.post(act);
    await settle();
    expect(await mover.ask({ t: 'undo', of: act.id })).toMatchObject({ t: 'done' });
    expect(await answer).toMatchObject({ t: 'refused', code: 'withdrawn' });
    await later(node, 3000);
    expect([mover, other].map(({ play }) => play.view)).toEqual(before);
    expect(other.replies).toHaveLength(heard);
  });

  it('P6.5 an undo that is sent again after a lost answer takes nothing else back', async () => {
    const { node, mover } = await silent();
    const act = mover.request({ t: 'act', move: someMove(mover) });
    void mover.post(act);
    const undo = mover.request({ t: 'undo', of: act.id });
    await mover.post(undo);
    const { v } = mover;
    expect(await mover.post(undo)).toEqual({ t: 'done', id: undo.id, v });
    await later(node, 3000);
    expect(mover.v).toBe(v);
  });

  it('after the beat a move that told something stays', async () => {
    const { node, mover } = await silent();
    const act = mover.request({ t: 'act', move: someMove(mover) });
    void mover.post(act);
    await settle();
    await later(node, 3000);
    expect(await mover.ask({ t: 'undo', of: act.id })).toMatchObject({ t: 'refused', code: 'already-told' });
  });

  it('people who move at the same time are all heard on one beat', async () => {
    const { node, guests } = await allGiving({ settings: { beat }, clock: { now: 3_000_000 } }, later);
    const { moves } = guests[0]!.play;
    const answers = guests.map(guest => guest.ask({ t: 'act', move: giving(guest) }));
    await settle();
    expect(guests[0]!.play.moves).toBe(moves);
    await later(node, 4500);
    expect(await Promise.all(answers)).toMatchObject([{ t: 'done' }, { t: 'done' }, { t: 'done' }]);
  });

  it('P6.3 games in which everybody may talk have no beat', async () => {
    const { mover, other } = await silent('santa-timea');
    const { moves } = other.play;
    expect(await mover.ask({ t: 'act', move: someMove(mover) })).toMatchObject({ t: 'done' });
    await settle();
    expect(other.play.moves).toBe(moves + 1);
  });

  it('P6.11 a bot moves on the beat, and begins to think shortly before', async () => {
    const node = testNode({ settings: { beat, botPace: 1000 }, clock: { now: 3_000_000 } });
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random', name: 'Piet' }] as const;
    for (let seed = 1; ; seed++) {
      const { guests } = await seated(node, setupOf('in-aller-ruhe', 2, { seats }), ['anna'], seed);
      if (someMove(guests[0]!) === undefined) continue;
      void guests[0]!.ask({ t: 'act', move: someMove(guests[0]!) });
      await settle();
      await later(node, 3000);
      expect(node.jobs.plans.at(-1)).toMatchObject({ wakeAt: 3_003_000 + 3000 - HEAD_START });
      return;
    }
  });
});

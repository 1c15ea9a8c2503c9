import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allGiving, giving } from './departure.test-help.js';
import { Guest, playOn, seated, settle, setupOf, someMove, testNode } from './node.test-help.js';
import { SETTINGS } from './settings.js';
import { StoreTrouble } from '../store/store.js';

describe('store trouble', () => {
  it('is said to the asker alone, nothing is told, and the next request tries again', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const other = guests.find(guest => guest !== mover)!;
    const request = mover.request({ t: 'act', move: someMove(mover) });
    const told = other.texts.length;
    node.store.trouble = true;
    expect(await mover.post(request)).toMatchObject({ t: 'refused', code: 'store-trouble' });
    await settle();
    expect(other.texts.length).toBe(told);
    node.store.trouble = false;
    expect(await mover.post(request)).toMatchObject({ t: 'done' });
    await settle();
    expect(other.play.moves).toBe(mover.play.moves);
  });

  it('a move that was stored although its answer was lost is not made twice', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const request = mover.request({ t: 'act', move: someMove(mover) });
    const { append } = node.store;
    node.store.append = async (...given) => {
      await append.apply(node.store, given);
      throw new Error('connection lost');
    };
    expect(await mover.post(request)).toMatchObject({ t: 'refused', code: 'server-fault' });
    node.store.append = append;
    const entries = node.store.tables.get(table)!.entries.length;
    expect(await mover.post(request)).toMatchObject({ t: 'done', v: entries });
    expect(node.store.tables.get(table)!.entries.length).toBe(entries);
  });
});

describe('two nodes on one store', () => {
  it('people on different nodes play a whole game', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('lighthouse-run', 2), ['anna', 'bo']);
    guests[1]!.leave();
    const bo = await new Guest('bo').come(second.tables, table);
    await playOn([guests[0]!, bo]);
    expect(bo.play.outcome).toBeDefined();
    expect(bo.play.outcome).toEqual(guests[0]!.play.outcome);
    expect(bo.play.chain).toBe(guests[0]!.play.chain);
  });

  it('who is first is decided by the store; the other decides again and both are done', async () => {
    const { node, table, guests } = await allGiving();
    const second = testNode({ ...node });
    const [anna, bo] = guests as [Guest, Guest, Guest];
    bo.leave();
    const elsewhere = await new Guest('bo').come(second.tables, table);
    await settle();
    const entries = node.store.tables.get(table)!.entries.length;
    const answers = await Promise.all([
      anna.ask({ t: 'act', move: giving(anna) }),
      elsewhere.ask({ t: 'act', move: giving(elsewhere) }),
    ]);
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done']);
    await settle();
    expect(node.store.tables.get(table)!.entries.length).toBe(entries + 2);
    expect(elsewhere.play.chain).toBe(anna.play.chain);
    expect(elsewhere.v).toBe(anna.v);
  });

  it('a time that another node has changed meanwhile is planned again', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const [anna] = guests as [Guest, Guest];
    const elsewhere = await new Guest('anna').come(second.tables, table);
    await anna.ask({ t: 'pace', pace: 'live' });
    const { wakeAt } = node.jobs.plans.at(-1)!;
    await elsewhere.ask({ t: 'pace', pace: 'days' });
    await settle();
    const planned = node.jobs.plans.length;
    await anna.ask({ t: 'pace', pace: 'live' });
    expect(node.jobs.plans.slice(planned)).toMatchObject([{ table, wakeAt }]);
  });

  it('a request that is sent again to another node is not done twice', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const again = await new Guest(mover.person).come(second.tables, table);
    const request = mover.request({ t: 'act', move: someMove(mover) });
    const [one, other] = await Promise.all([mover.post(request), again.post(request)]);
    expect(one).toEqual(other);
    const ids = node.store.tables.get(table)!.entries.filter(({ id }) => id === request.id);
    expect(ids).toHaveLength(1);
  });

  it('a node that has not followed looks into the store before it welcomes', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const early = await new Guest('wim').come(second.tables, table);
    early.leave();
    await playOn(guests, 3);
    const late = await new Guest('wim').come(second.tables, table);
    expect(late.play.chain).toBe(guests[0]!.play.chain);
  });

  it('whoever arrives while another node stores a move is told of it', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const { read } = node.store;
    // The second node has read what there is, and has not got it yet, when the bus tells of a move.
    node.store.read = async (id, after) => {
      const found = await read.call(node.store, id, after);
      if (after === undefined) return found;
      node.store.read = read;
      await playOn(guests, 1);
      return found;
    };
    const before = guests[0]!.v;
    const late = await new Guest('wim').come(second.tables, table);
    await settle();
    expect(guests[0]!.v).toBeGreaterThan(before);
    expect(late.v).toBe(guests[0]!.v);
    expect(late.play.chain).toBe(guests[0]!.play.chain);
  });

  it('whoever arrives while the only other one here leaves goes on hearing of other nodes', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const first = await new Guest('wim').come(second.tables, table);
    await settle();
    const { read } = node.store;
    node.store.read = async (id, after) => {
      node.store.read = read;
      first.leave();
      return read.call(node.store, id, after);
    };
    const next = await new Guest('wim').come(second.tables, table);
    await playOn(guests, 2);
    expect(next.v).toBe(guests[0]!.v);
  });

  it('what could not be told for trouble of the store is told when the bus says so again', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const watcher = await new Guest('wim').come(second.tables, table);
    await settle();
    const { read } = node.store;
    node.store.read = () => Promise.reject(new StoreTrouble('the line is cut'));
    await playOn(guests, 1);
    node.store.read = read;
    const { v } = guests[0]!;
    expect(watcher.v).toBeLessThan(v);
    node.bus.tell(table, { kind: 'at', v });
    await settle();
    expect(watcher.v).toBe(v);
  });

  it('presence is of all nodes together', async () => {
    const node = testNode();
    const second = testNode({ ...node });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    await new Guest('wim').come(second.tables, table);
    await settle();
    expect(guests[0]!.latest('watchers')).toBe(1);
    guests[1]!.leave();
    await settle();
    expect(guests[0]!.latest('crew').map(place => place.kind === 'person' && place.present)).toEqual([true, false]);
  });
});

describe('memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('a table that nobody asks for is only in the store, and its viewers do not notice', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    vi.advanceTimersByTime(SETTINGS.idle);
    expect(node.tables.counts).toMatchObject({ tables: 1, visitors: 2 });
    node.clock.now += SETTINGS.idle;
    vi.advanceTimersByTime(SETTINGS.idle);
    expect(node.tables.counts).toMatchObject({ tables: 0, visitors: 2 });
    await playOn(guests, 2);
    expect(guests[0]!.latest('crew').map(place => place.kind === 'person' && place.present)).toEqual([true, true]);
    expect(guests[0]!.play.chain).toBe(guests[1]!.play.chain);
    await node.tables.close();
  });
});

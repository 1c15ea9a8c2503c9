import { describe, expect, it } from 'vitest';
import { Guest, seated, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';
import { SETTINGS } from './settings.js';

const PATIENCE = SETTINGS.patience.live;

/** Bo has to act, and Anna waits. */
const waiting = async (): Promise<{ node: TestNode; table: string; anna: Guest; bo: Guest }> => {
  for (let seed = 1; ; seed++) {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo'], seed);
    const [anna, bo] = guests as [Guest, Guest];
    if (someMove(bo) !== undefined) return { node, table, anna, bo };
  }
};

const wake = async ({ node, table }: { node: TestNode; table: string }, ms: number): Promise<void> => {
  node.clock.now += ms;
  await node.tables.lookAfter(table);
  await settle();
};

const wakeAt = (node: TestNode, table: string): number | null => node.store.tables.get(table)!.line.wakeAt;

describe('somebody who is waited for', () => {
  it('P6.10 is listed as away when they have been gone for longer than the table is patient', async () => {
    const at = await waiting();
    at.bo.leave();
    await settle();
    expect(at.anna.latest('crew')[1]).toMatchObject({ person: 'bo', present: false });
    expect(wakeAt(at.node, at.table)).toBe(at.node.clock.now + PATIENCE);
    await wake(at, PATIENCE - 1);
    expect(at.anna.play.away).toEqual([]);
    await wake(at, 1);
    expect(at.anna.play.away).toEqual([1]);
    expect(wakeAt(at.node, at.table)).toBeNull();
  });

  it('may think for as long as they like while they are here', async () => {
    const at = await waiting();
    await wake(at, PATIENCE);
    expect(at.anna.play.away).toEqual([]);
    expect(wakeAt(at.node, at.table)).toBe(at.node.clock.now + PATIENCE);
    expect(await at.bo.ask({ t: 'act', move: someMove(at.bo) })).toMatchObject({ t: 'done' });
  });

  it('is given the whole patience from when they went', async () => {
    const at = await waiting();
    at.node.clock.now += PATIENCE - 1000;
    at.bo.leave();
    await settle();
    await wake(at, 1000);
    expect(at.anna.play.away).toEqual([]);
    expect(wakeAt(at.node, at.table)).toBe(at.node.clock.now + PATIENCE - 1000);
    await wake(at, PATIENCE - 1000);
    expect(at.anna.play.away).toEqual([1]);
  });

  it('is waited for over days at a slow table', async () => {
    const at = await waiting();
    at.bo.leave();
    await at.anna.ask({ t: 'pace', pace: 'days' });
    await wake(at, PATIENCE);
    expect(at.anna.play.away).toEqual([]);
    await wake(at, SETTINGS.patience.days);
    expect(at.anna.play.away).toEqual([1]);
  });
});

describe('relief', () => {
  const away = async (): Promise<Awaited<ReturnType<typeof waiting>>> => {
    const at = await waiting();
    at.bo.leave();
    await settle();
    await wake(at, PATIENCE);
    return at;
  };

  it('P4.11 is offered only for who is away', async () => {
    const at = await waiting();
    expect(await at.anna.ask({ t: 'relieve', seat: 1 })).toMatchObject({ t: 'refused', code: 'not-away' });
  });

  it('P4.11, P4.12 lets a bot play until the person comes back, and all of it is in the log', async () => {
    const at = await away();
    const { anna, node, table } = at;
    expect(await anna.ask({ t: 'relieve', seat: 1 })).toMatchObject({ t: 'done' });
    await settle();
    expect(anna.latest('crew')[1]).toMatchObject({ kind: 'person', name: 'bo', relief: 'sailor', present: false });
    expect(anna.play.away).toEqual([]);
    const { moves } = anna.play;
    await wake(at, 0);
    expect(anna.play.moves).toBeGreaterThan(moves);
    const bo = await new Guest('bo').come(node.tables, table);
    await settle();
    expect(bo.seat).toBe(1);
    expect(anna.latest('crew')[1]).toMatchObject({ kind: 'person', name: 'bo', present: true });
    expect(anna.latest('crew')[1]).not.toHaveProperty('relief');
    expect(bo.latest('asides').map(({ type }) => type)).toEqual(['sat', 'sat', 'relieved', 'returned']);
  });

  it('the person who is merely missed is back as soon as they arrive', async () => {
    const { anna, node, table } = await away();
    await new Guest('bo').come(node.tables, table);
    await settle();
    expect(anna.play.away).toEqual([]);
    expect(await anna.ask({ t: 'relieve', seat: 1 })).toMatchObject({ code: 'not-away' });
  });

  it('P4.5, P4.12 who gets up in the middle of a game leaves the seat to a bot, and can take it back', async () => {
    const { bo, node, table, anna } = await waiting();
    expect(await bo.ask({ t: 'return' })).toMatchObject({ code: 'not-relieved' });
    expect(await bo.ask({ t: 'stand' })).toMatchObject({ t: 'done' });
    await settle();
    expect(await bo.ask({ t: 'act', move: someMove(bo) })).toMatchObject({ code: 'relieved' });
    expect(await bo.ask({ t: 'return' })).toMatchObject({ t: 'done' });
    await settle();
    const { moves } = anna.play;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBe(moves);
    expect(await bo.ask({ t: 'act', move: someMove(bo) })).toMatchObject({ t: 'done' });
  });

  it('a bot that was still thinking when the person came back is not heard', async () => {
    let think = (): void => undefined;
    const thought = new Promise<void>(go => (think = go));
    const node = testNode({
      thinkers: { think: () => thought.then(() => someMove(bo)), close: () => Promise.resolve() },
    });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo'], 1);
    const bo = guests.find(guest => someMove(guest) !== undefined)!;
    await bo.ask({ t: 'stand' });
    const thinking = node.tables.lookAfter(table);
    await settle();
    await bo.ask({ t: 'return' });
    think();
    await thinking;
    await settle();
    expect(someMove(bo)).toBeDefined();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { Guest, settle, setupOf, testNode, type TestNode } from './node.test-help.js';
import { SETTINGS } from './settings.js';

const PATIENCE = SETTINGS.patience.live;

afterEach(() => {
  vi.useRealTimers();
});

/** Anna has opened the table and sits at it with Bo; Cleo watches. */
const gathered = async (node: TestNode) => {
  const opened = await node.tables.open('anna', setupOf('santa-timea', 2));
  if (!opened.ok) throw new Error(opened.error.code);
  const come = (person: string): Promise<Guest> => new Guest(person).come(node.tables, opened.value);
  const [anna, bo, cleo] = [await come('anna'), await come('bo'), await come('cleo')];
  await anna.sit(0);
  await bo.sit(1);
  return { table: opened.value, anna, bo, cleo };
};

describe('a host who opens a table', () => {
  const HOST = { kind: 'host', name: 'Anna' } as const;

  it('P2.7 has a seat before anybody can come, so that a guest who comes at once takes another one', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf('santa-timea', 2, { seats: [HOST, { kind: 'open' }] }));
    if (!opened.ok) throw new Error(opened.error.code);
    const bo = await new Guest('bo').come(node.tables, opened.value);
    expect(bo.latest('crew')).toMatchObject([{ kind: 'person', person: 'anna', name: 'Anna' }, { kind: 'open' }]);
    expect(await bo.sit(0)).toMatchObject({ t: 'refused', code: 'seat-taken' });
    expect(await bo.sit(1)).toMatchObject({ t: 'done' });
    const anna = await new Guest('anna').come(node.tables, opened.value);
    // Now with a nonce of her own.
    expect(await anna.sit(0)).toMatchObject({ t: 'done' });
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
  });

  it('P2.7 has a name that no bot of the table looks like', async () => {
    const bot = { kind: 'bot', bot: 'sailor', name: 'anna' } as const;
    const opened = await testNode().tables.open('anna', setupOf('santa-timea', 2, { seats: [HOST, bot] }));
    expect(opened).toMatchObject({ ok: false, error: { code: 'name-taken' } });
  });
});

describe('a host who is away before the game begins', () => {
  it('P4.7 is waited for as long as the table is patient; then anybody who is seated may begin', async () => {
    const node = testNode();
    const { anna, bo, cleo } = await gathered(node);
    node.clock.now += PATIENCE;
    anna.leave();
    await settle();
    node.clock.now += PATIENCE - 1;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ t: 'refused', code: 'not-host' });
    node.clock.now += 1;
    expect(await cleo.ask({ t: 'begin' })).toMatchObject({ t: 'refused', code: 'not-host' });
    for (const ask of [
      { t: 'man', seat: 1, bot: null },
      { t: 'pace', pace: 'days' },
    ] as const)
      expect(await bo.ask(ask)).toMatchObject({ t: 'refused', code: 'not-host' });
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
    await settle();
    expect(bo.latest('phase')).toBe('playing');
    expect(bo.latest('host')).toBe('anna');
  });

  it('is not passed over while they are here, or here again', async () => {
    const node = testNode();
    const { table, anna, bo } = await gathered(node);
    node.clock.now += PATIENCE;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ code: 'not-host' });
    anna.leave();
    await settle();
    node.clock.now += PATIENCE;
    await new Guest('anna').come(node.tables, table);
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ code: 'not-host' });
  });

  it('is given the whole patience from when they went, also where nobody had asked for anything for long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const node = testNode();
    const { anna, bo } = await gathered(node);
    await settle();
    node.clock.now += PATIENCE;
    vi.advanceTimersByTime(SETTINGS.idle);
    expect(node.tables.counts.tables).toBe(0);
    anna.leave();
    await settle();
    node.clock.now += PATIENCE - 1;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ code: 'not-host' });
    node.clock.now += 1;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
    await node.tables.close();
  });

  it('whom a node has never seen is away since the table last changed', async () => {
    const before = testNode();
    const { table } = await gathered(before);
    const { store, clock } = before;
    const bo = await new Guest('bo').come(testNode({ store, clock }).tables, table);
    clock.now += PATIENCE - 1;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ code: 'not-host' });
    clock.now += 1;
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
  });
});

import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { Saves, SAVE_FORMAT, SAVE_KEY } from '../local/saves.js';
import { shelfInMemory } from '../parts/shelf.js';
import { chestInMemory, chestOfDevice, type Chest } from './chest.js';
import { running, type Entry } from './entry.js';
import { Keeper, type Keeping } from './keeper.js';
import { Logbook } from './logbook.js';
import { game, moveOn, SEATS } from './logbook.test-help.js';
import { takeOver } from './takeover.js';

const chests: readonly (readonly [string, () => Promise<Chest>])[] = [
  ['IndexedDB', chestOfDevice],
  ['memory', () => Promise.resolve(chestInMemory())],
];

let number = 0;
const freshId = (): string => `game-${number++}`;

describe.each(chests)('a logbook in %s', (_, open) => {
  it('keeps every game beside the others', async () => {
    const logbook = new Logbook(await open());
    const [one, two] = [freshId(), freshId()];
    const played = game();
    moveOn(played);
    await logbook.keep({ ...game(), id: one, seen: 0, now: 1 });
    await logbook.keep({ ...played, id: two, seen: 0, now: 2 });
    const first = await logbook.open(one);
    const second = await logbook.open(two);
    expect(first?.ok && first.value.table.record).toEqual(game().table.record);
    expect(second?.ok && second.value.table.record).toEqual(played.table.record);
    expect(second?.ok && second.value.seats).toEqual(SEATS);
    expect(await logbook.open('nowhere')).toBeUndefined();
  });

  it('refuses whoever has not seen the last version, and changes nothing', async () => {
    const logbook = new Logbook(await open());
    const id = freshId();
    const [mine, theirs] = [game(), game()];
    expect(await logbook.keep({ ...mine, id, seen: 0, now: 1 })).toBe(1);
    moveOn(mine);
    expect(await logbook.keep({ ...mine, id, seen: 1, now: 2 })).toBe(2);
    expect(await logbook.keep({ ...theirs, id, seen: 1, now: 3 })).toBeUndefined();
    expect((await logbook.page(id))?.record).toEqual(mine.table.record);
  });

  it('lets one of two who write at once win', async () => {
    const logbook = new Logbook(await open());
    const id = freshId();
    const answers = await Promise.all([1, 2].map(now => logbook.keep({ ...game(), id, seen: 0, now })));
    expect(answers).toEqual([1, undefined]);
  });
});

describe('a logbook of the first version', () => {
  it('is read on: what it held is there, and goes on', async () => {
    await deleteDB('seekiste', { blocked: () => undefined });
    const before = new Logbook(chestInMemory());
    for (let at = 0; at < 100; at++) await before.keep({ ...game(), id: `old-${at}`, seen: 0, now: at });
    const db = await openDB('seekiste', 1, {
      upgrade: fresh => ['entries', 'records'].forEach(store => fresh.createObjectStore(store)),
    });
    for (const entry of await before.entries()) {
      await db.put('entries', entry, entry.id);
      await db.put('records', (await before.page(entry.id))?.record, entry.id);
    }
    db.close();

    const after = new Logbook(await chestOfDevice());
    const inOrder = (entries: readonly Entry[]) => entries.toSorted((a, b) => a.begun - b.begun);
    expect(inOrder(await after.entries())).toEqual(inOrder(await before.entries()));
    expect(await after.page('old-7')).toEqual(await before.page('old-7'));
    expect(await after.keep({ ...game(), id: 'old-7', seen: 1, now: 200 })).toBe(2);
  });
});

describe('the list of a logbook', () => {
  it.each(chests)('in %s is what was kept, marked and taken out, each game once', async (_, open) => {
    const logbook = new Logbook(await open());
    const ids = Array.from({ length: 80 }, freshId);
    for (const [now, id] of ids.entries()) await logbook.keep({ ...game(), id, seen: 0, now });
    const own = async () => (await logbook.entries()).filter(({ id }) => ids.includes(id));
    expect((await own()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    const [first = '', second = ''] = ids;
    await logbook.mark(first, { star: true });
    const out = await logbook.takeOut(second);
    expect((await own()).map(({ id }) => id).sort()).toEqual(ids.filter(id => id !== second).sort());
    expect((await own()).flatMap(({ id, star }) => (star ? [id] : []))).toEqual([first]);
    if (out) await logbook.putBack(out);
    expect(await own()).toHaveLength(ids.length);
  });
});

describe('an entry', () => {
  it('is named and starred without a new version, and comes back when it was taken out', async () => {
    const logbook = new Logbook(chestInMemory());
    await logbook.keep({ ...game(), id: 'one', seen: 0, now: 1 });
    await logbook.mark('one', { name: 'Storm at night', star: true });
    const [entry] = await logbook.entries();
    expect(entry).toMatchObject({ name: 'Storm at night', star: true, version: 1 });
    const page = await logbook.takeOut('one');
    expect(await logbook.entries()).toEqual([]);
    if (page) await logbook.putBack(page);
    expect(await logbook.entries()).toEqual([entry]);
  });
});

describe('the list of running games', () => {
  it('begins with what waits for a person, then the latest', async () => {
    const logbook = new Logbook(chestInMemory());
    const waits = game();
    const botsTurn = game();
    moveOn(botsTurn);
    const standing = [waits, botsTurn].map(({ table }) => table.game.toAct(table.state));
    expect(standing).toMatchObject([{ must: [0] }, { must: [1] }]);
    await logbook.keep({ ...waits, id: 'early', seen: 0, now: 1 });
    await logbook.keep({ ...waits, id: 'later', seen: 0, now: 2 });
    await logbook.keep({ ...botsTurn, id: 'bots', seen: 0, now: 3 });
    expect(running(await logbook.entries()).map(({ id }) => id)).toEqual(['later', 'early', 'bots']);
  });
});

describe('the keeper of a game', () => {
  const settled = (): Promise<void> => new Promise(done => setTimeout(done));

  it('notices that another tab has played on, and overwrites nothing', async () => {
    const logbook = new Logbook(chestInMemory());
    const [mine, theirs] = [game(), game()];
    const told: Keeping[] = [];
    await logbook.keep({ ...mine, id: 'one', seen: 0, now: 1 });
    const seen = { version: 1, record: JSON.stringify(mine.table.record) };
    const here = new Keeper(Promise.resolve(logbook), 'one', seen, state => told.push(state));
    const there = new Keeper(Promise.resolve(logbook), 'one', seen, () => undefined);
    here.keep(mine);
    moveOn(theirs);
    there.keep(theirs);
    await settled();
    expect(told).toEqual([]);
    moveOn(mine);
    moveOn(mine);
    here.keep(mine);
    await settled();
    expect(told).toEqual(['elsewhere']);
    expect((await logbook.page('one'))?.record).toEqual(theirs.table.record);
  });

  it('says that nothing is kept where storage is full, and tries again with the next move', async () => {
    const chest = chestInMemory();
    let full = true;
    const narrow: Chest = {
      ...chest,
      lasting: true,
      change: (id, how) => (full ? Promise.reject(new Error('full')) : chest.change(id, how)),
    };
    const told: Keeping[] = [];
    const played = game();
    const logbook = new Logbook(narrow);
    const keeper = new Keeper(Promise.resolve(logbook), 'one', { version: 0, record: '' }, state => told.push(state));
    keeper.keep(played);
    await settled();
    full = false;
    moveOn(played);
    keeper.keep(played);
    await settled();
    expect(told).toEqual(['unkept', 'kept']);
    expect((await logbook.page('one'))?.record).toEqual(played.table.record);
  });
});

describe('what was saved before there was a logbook', () => {
  const shelfWith = (record: unknown) => {
    const shelf = shelfInMemory();
    shelf.setItem(SAVE_KEY, JSON.stringify({ format: SAVE_FORMAT, record, seats: SEATS }));
    return shelf;
  };

  it('is taken over once, also by two tabs at the same time', async () => {
    const { record } = game().table;
    const chest: Chest = { ...chestInMemory(), lasting: true };
    const logbook = new Logbook(chest);
    const shelf = shelfWith(record);
    await Promise.all([takeOver(new Saves(shelf), logbook), takeOver(new Saves(shelf), logbook)]);
    const [entry, ...others] = await logbook.entries();
    expect(others).toEqual([]);
    expect((await logbook.page(entry?.id ?? ''))?.record).toEqual(record);
    expect(shelf.getItem(SAVE_KEY)).toBeNull();
  });

  it('stays where it is while nothing lasts', async () => {
    const shelf = shelfWith(game().table.record);
    await takeOver(new Saves(shelf), new Logbook(chestInMemory()));
    expect(shelf.getItem(SAVE_KEY)).not.toBeNull();
  });
});

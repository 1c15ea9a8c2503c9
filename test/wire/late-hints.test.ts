import { describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { actOnce, Guest, loneTables, atTable } from './guest.js';

describe('a node that has not heard of another node’s moves yet', () => {
  it('welcomes whoever comes from there with everything that they were told is done', async () => {
    const store = await openStore(':memory:');
    const [here, there] = [await loneTables(store), await loneTables(store)];
    const { table, guests } = await atTable(there);
    // Somebody watches here already: the table is awake, and as it was before the move.
    await new Guest('wim').come(here, table);
    const done = await actOnce(guests);
    expect(done).toMatchObject({ t: 'done' });
    const back = await new Guest('ada', 'ada again').come(here, table);
    expect({ t: 'done', id: expect.any(String) as unknown, v: back.welcomedAt }).toEqual(done);
    await Promise.all([here.close(), there.close()]);
    await store.close();
  });

  it('tells its own visitors what it finds when another node’s bot was first', async () => {
    const store = await openStore(':memory:');
    let first: () => Promise<void> = () => Promise.resolve();
    const here = await loneTables(store, { think: () => first() });
    const there = await loneTables(store);
    const { table, guests } = await atTable(here, 'bot');
    const [ada] = guests;
    const isBotsTurn = (): boolean => ada!.play.acts.kind === 'seats' && ada!.play.acts.must[0] === 1;
    if (!isBotsTurn()) await actOnce(guests);
    await ada!.until(isBotsTurn);
    const { moves } = ada!.play;
    // While the bot thinks here, the same bot has played there.
    first = () => there.lookAfter(table);
    await here.lookAfter(table);
    expect(ada!.play.moves).toBe(moves + 1);
    await Promise.all([here.close(), there.close()]);
    await store.close();
  });
});

import { LEFT_NAME } from '@seekiste/protocol';
import { describe, expect, it } from 'vitest';
import { Guest, playOn, seated, settle, setupOf, testNode } from './node.test-help.js';

/** Somebody who does not hear these people. */
class Picky extends Guest {
  constructor(
    person: string,
    readonly blocked: ReadonlySet<string>,
  ) {
    super(person);
  }
}

const texts = (guest: Guest): readonly string[] =>
  guest.replies.flatMap(reply => ('chat' in reply ? (reply.chat ?? []) : [])).map(({ text }) => text);

describe('a table that is written anew', () => {
  it('P6.16 without a person who left goes on with a bot in their seat, and nobody has their name', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 3), ['anna', 'bo', 'cleo']);
    const [anna, bo] = guests as [Guest, Guest];
    const wim = await new Guest('wim').come(node.tables, table);
    await anna.ask({ t: 'say', text: 'Anna war hier' });
    await playOn(guests, 4);
    const { v } = bo;
    await node.tables.forget(table, 'anna');
    await settle();
    for (const guest of [bo, wim]) {
      expect(guest.latest('crew')[0]).toMatchObject({ name: LEFT_NAME, left: true, relief: 'sailor' });
      const last = guest.all('welcome').at(-1)!;
      expect(JSON.stringify(last)).not.toMatch(/anna/i);
      expect([last.v, last.asides.at(-1)]).toMatchObject([v + 1, { type: 'left', name: LEFT_NAME, seat: 0 }]);
    }
    expect(bo.latest('host')).toBe('bo');
    expect(JSON.stringify(node.store.tables.get(table)!.entries)).not.toMatch(/anna/i);
    // Forgotten twice is forgotten once.
    await node.tables.forget(table, 'anna');
    await settle();
    expect(bo.all('welcome').at(-1)!.v).toBe(v + 1);
    expect(await bo.ask({ t: 'pace', pace: 'days' })).toMatchObject({ t: 'done' });
  });

  it('before the game opens the seat, and with nobody left the next one who sits down is host', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf('santa-timea', 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(node.tables, opened.value);
    const bo = await new Guest('bo').come(node.tables, opened.value);
    await anna.sit(1);
    await node.tables.forget(opened.value, 'anna');
    await settle();
    expect([bo.latest('host'), bo.latest('crew')[1]]).toEqual([null, { kind: 'open' }]);
    await bo.sit(0);
    await settle();
    expect(bo.latest('host')).toBe('bo');
    expect(await bo.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
  });

  it('P6.17 that was removed has nobody there any more', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    node.store.tables.delete(table);
    node.tables.removed(table);
    await settle();
    expect(guests.map(({ turnedAway }) => turnedAway)).toEqual(['no-table', 'no-table']);
    expect(await node.tables.visit(table, new Guest('wim'))).toBeUndefined();
  });
});

describe('a person who is blocked', () => {
  it('P6.15 is heard by all but those who have blocked them, watchers among them', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna', 'bo']);
    const [, bo] = guests as [Guest, Guest];
    const wim = await new Guest('wim').come(node.tables, table);
    const vera = await new Picky('vera', new Set(['bo'])).come(node.tables, table);
    await bo.ask({ t: 'say', text: 'Moin' });
    await settle();
    expect([texts(wim), texts(vera)]).toEqual([['Moin'], []]);
    const late = await new Picky('vera', new Set(['bo'])).come(node.tables, table);
    expect(texts(late)).toEqual([]);
    expect(vera.latest('play')).toEqual(wim.latest('play'));
  });
});

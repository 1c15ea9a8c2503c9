import { verdictOf, verify } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { Guest, playOn, seated, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';

/** Anna has opened the table and sits at it with Bo and Cleo; Wim watches. */
const gathered = async (node: TestNode) => {
  const opened = await node.tables.open('anna', setupOf('santa-timea', 4));
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const come = (person: string): Promise<Guest> => new Guest(person).come(node.tables, table);
  const [anna, bo, cleo, wim] = [await come('anna'), await come('bo'), await come('cleo'), await come('wim')];
  await anna.sit(0);
  await bo.sit(1);
  await cleo.sit(2);
  return { table, anna, bo, cleo, wim };
};

const REFUSED = (code: string) => ({ t: 'refused', clause: 'table', code });

describe('the host', () => {
  it('P4.16 removes a guest before the game, who cannot sit down there again', async () => {
    const node = testNode();
    const { anna, bo, cleo } = await gathered(node);
    expect(await bo.ask({ t: 'remove', seat: 2 })).toMatchObject(REFUSED('not-host'));
    expect(await anna.ask({ t: 'remove', seat: 9 })).toMatchObject(REFUSED('no-such-seat'));
    expect(await anna.ask({ t: 'remove', seat: 3 })).toMatchObject(REFUSED('no-person-there'));
    expect(await anna.ask({ t: 'remove', seat: 0 })).toMatchObject(REFUSED('already-host'));
    expect(await anna.ask({ t: 'remove', seat: 1 })).toMatchObject({ t: 'done' });
    await settle();
    expect(cleo.latest('crew')[1]).toEqual({ kind: 'open' });
    expect(cleo.latest('asides').at(-1)).toMatchObject({ type: 'removed', name: 'bo', seat: 1 });
    expect(bo.seat).toBe(null);
    expect(await bo.sit(1)).toMatchObject(REFUSED('removed'));
    await anna.ask({ t: 'begin' });
    expect(await anna.ask({ t: 'remove', seat: 2 })).toMatchObject(REFUSED('not-gathering'));
  });

  it('P4.17, P6.13 closes the table to watchers: they go when the game begins, and its record is for those who sat there', async () => {
    const node = testNode();
    const { table, anna, bo, wim } = await gathered(node);
    expect(await bo.ask({ t: 'watchers', open: false })).toMatchObject(REFUSED('not-host'));
    expect(await anna.ask({ t: 'watchers', open: true })).toMatchObject(REFUSED('nothing-to-change'));
    expect(await anna.ask({ t: 'watchers', open: false })).toMatchObject({ t: 'done' });
    await settle();
    expect([wim.latest('open'), wim.turnedAway]).toEqual([false, undefined]);
    await anna.ask({ t: 'begin' });
    await settle();
    expect(wim.turnedAway).toBe('no-watchers');
    expect(wim.all('news').some(({ play }) => play !== undefined)).toBe(false);
    const late = new Guest('wim');
    expect(await node.tables.visit(table, late)).toBeUndefined();
    expect([late.turnedAway, late.replies]).toEqual(['no-watchers', []]);
    expect(await node.tables.reveal(table, 'wim')).toMatchObject({ error: { code: 'no-watchers' } });
    expect(await node.tables.reveal(table)).toMatchObject({ error: { code: 'no-watchers' } });
    expect(await node.tables.reveal(table, 'bo')).toMatchObject({ error: { code: 'not-over' } });
    await anna.ask({ t: 'watchers', open: true });
    await late.come(node.tables, table);
    expect(late.latest('open')).toBe(true);
  });

  it('P4.18 hands the table on to somebody who plays, and has its powers no more', async () => {
    const node = testNode();
    const { anna, bo, cleo } = await gathered(node);
    expect(await anna.ask({ t: 'entrust', seat: 3 })).toMatchObject(REFUSED('no-person-there'));
    expect(await anna.ask({ t: 'entrust', seat: 0 })).toMatchObject(REFUSED('already-host'));
    expect(await anna.ask({ t: 'entrust', seat: 2 })).toMatchObject({ t: 'done' });
    await settle();
    expect(bo.latest('host')).toBe('cleo');
    expect(await anna.ask({ t: 'pace', pace: 'days' })).toMatchObject(REFUSED('not-host'));
    expect(await cleo.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
    expect(await cleo.ask({ t: 'pace', pace: 'days' })).toMatchObject({ t: 'done' });
    await settle();
    expect(anna.latest('pace')).toBe('days');
    expect(anna.latest('asides').at(-1)).toMatchObject({ type: 'paced', pace: 'days' });
  });

  it('P6.12 who gets up in the game leaves its powers to the longest seated, and does not get them back', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('santa-timea', 3), ['anna', 'bo', 'cleo']);
    const [anna, bo] = guests as [Guest, Guest];
    await anna.ask({ t: 'stand' });
    await settle();
    expect(bo.latest('host')).toBe('bo');
    await anna.ask({ t: 'return' });
    await settle();
    expect(bo.latest('host')).toBe('bo');
  });

  it('who only watches keeps them, whoever gets up', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', setupOf('santa-timea', 3));
    if (!opened.ok) throw new Error(opened.error.code);
    const [anna, bo, cleo] = await Promise.all(
      ['anna', 'bo', 'cleo'].map(person => new Guest(person).come(node.tables, opened.value)),
    );
    await bo!.sit(0);
    await cleo!.sit(1);
    await bo!.ask({ t: 'stand' });
    await settle();
    expect(anna!.latest('host')).toBe('anna');
  });
});

describe('a game that is ended by agreement', () => {
  it('P4.19, P6.14 ends with the last yes, without a result, and can be looked at but not be proven', async () => {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 3), ['anna', 'bo', 'cleo']);
    const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
    await playOn(guests, 6);
    expect(await bo.ask({ t: 'end', yes: true })).toMatchObject(REFUSED('not-host'));
    expect(await bo.ask({ t: 'end', yes: false })).toMatchObject(REFUSED('not-asked'));
    await anna.ask({ t: 'end', yes: true });
    expect(await anna.ask({ t: 'end', yes: true })).toMatchObject(REFUSED('not-asked'));
    await settle();
    expect(bo.play.ending).toEqual({ by: 0, open: [1, 2] });
    expect(await bo.ask({ t: 'end', yes: true }, { v: 1 })).toMatchObject(REFUSED('stale'));
    await bo.ask({ t: 'end', yes: true });
    // The question outlives moves.
    await playOn(guests, 1);
    expect(cleo.play.ending).toEqual({ by: 0, open: [2] });
    await cleo.ask({ t: 'end', yes: true });
    await settle();
    expect(anna.latest('phase')).toBe('over');
    expect(anna.play).toMatchObject({ acts: { kind: 'over' }, undo: { kind: 'nothing' } });
    expect(anna.play.outcome).toBeUndefined();
    const { line } = node.store.tables.get(table)!;
    expect([line.phase, line.asked, line.wakeAt]).toEqual(['over', [], null]);
    const mover = guests.find(guest => guest.play.moves > 0)!;
    expect(await mover.ask({ t: 'act', move: someMove(mover) ?? null })).toMatchObject(REFUSED('game-over'));
    const record = await node.tables.reveal(table, 'bo');
    if (!record.ok) throw new Error(record.error.code);
    expect(verdictOf(verify(GAMES, record.value))).toBe('no-proof');
    expect(record.value).toMatchObject({ seat: 1, players: [{ name: 'anna' }, { name: 'bo' }, { name: 'cleo' }] });
    expect(await bo.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
  });

  it('goes on with the first no', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('santa-timea', 3), ['anna', 'bo', 'cleo']);
    const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
    await anna.ask({ t: 'end', yes: true });
    await settle();
    await cleo.ask({ t: 'end', yes: false });
    await settle();
    expect([bo.play.ending, bo.latest('phase')]).toEqual([undefined, 'playing']);
    expect(bo.latest('asides').at(-1)).toMatchObject({ type: 'end-declined', name: 'cleo', seat: 2 });
    expect(await bo.ask({ t: 'end', yes: true })).toMatchObject(REFUSED('not-host'));
  });

  it('asks neither bots nor people for whom a bot plays, but those who come back', async () => {
    const node = testNode();
    const { guests } = await seated(node, setupOf('santa-timea', 4), ['anna', 'bo', 'cleo']);
    const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
    await bo.ask({ t: 'stand' });
    await anna.ask({ t: 'end', yes: true });
    await settle();
    expect(anna.play.ending).toEqual({ by: 0, open: [2] });
    await bo.ask({ t: 'return' });
    await settle();
    expect(anna.play.ending).toEqual({ by: 0, open: [2, 1] });
    await bo.ask({ t: 'stand' });
    await cleo.ask({ t: 'stand' });
    await settle();
    expect(anna.play.ending).toBeUndefined();
    expect(await cleo.ask({ t: 'end', yes: true })).toMatchObject(REFUSED('relieved'));
    await anna.ask({ t: 'end', yes: true });
    await settle();
    expect(anna.latest('phase')).toBe('over');
  });
});

import { expect, it } from 'vitest';
import { allGiving, giving } from './departure.test-help.js';
import { seated, settle, setupOf, someMove, testNode, type Guest, type TestNode } from './node.test-help.js';

const alone = async (): Promise<{ node: TestNode; table: string; anna: Guest }> => {
  for (let seed = 1; ; seed++) {
    const node = testNode();
    const { table, guests } = await seated(node, setupOf('santa-timea', 2), ['anna'], seed);
    if (someMove(guests[0]!) !== undefined) return { node, table, anna: guests[0]! };
  }
};

it('P4.9, P6.6 a move that told nobody anything is taken back at once', async () => {
  const { anna } = await alone();
  const before = anna.play;
  const log = anna.log;
  await anna.ask({ t: 'act', move: someMove(anna) });
  await settle();
  expect(anna.play.undo).toEqual({ kind: 'possible' });
  expect(anna.log.length).toBeGreaterThan(log.length);
  expect(await anna.ask({ t: 'undo' })).toMatchObject({ t: 'done' });
  await settle();
  expect(anna.play.view).toEqual(before.view);
  expect(anna.log).toEqual(log);
  expect(anna.latest('asides').at(-1)).toMatchObject({ type: 'undone', name: 'anna', seat: 0 });
  expect(anna.play.chain).not.toBe(before.chain);
  expect(await anna.ask({ t: 'act', move: someMove(anna, 1) })).toMatchObject({ t: 'done' });
});

it('a move that is older than an undo is stale', async () => {
  const { anna } = await alone();
  const { v } = anna;
  await anna.ask({ t: 'act', move: someMove(anna) });
  await anna.ask({ t: 'undo' });
  await settle();
  expect(await anna.ask({ t: 'act', move: someMove(anna) }, { v })).toMatchObject({ t: 'refused', code: 'stale' });
});

it('P6.6 what somebody has learned since is the reason why not', async () => {
  const { node, table, anna } = await alone();
  await anna.ask({ t: 'act', move: someMove(anna) });
  await node.tables.lookAfter(table);
  await settle();
  expect(anna.play.undo).toMatchObject({ kind: 'told', shown: { type: 'played', seat: 1 }, to: 'viewer' });
  expect(await anna.ask({ t: 'undo' })).toMatchObject({ t: 'refused', code: 'already-told' });
});

it('who has not moved has nothing to take back', async () => {
  const { anna } = await alone();
  expect(anna.play.undo).toEqual({ kind: 'nothing' });
  expect(await anna.ask({ t: 'undo' })).toMatchObject({ t: 'refused', code: 'nothing-to-undo' });
});

it('P4.10, P6.7 where another person has moved since, that person is asked and may say no', async () => {
  const { guests } = await allGiving();
  const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
  await anna.ask({ t: 'act', move: giving(anna) });
  await bo.ask({ t: 'act', move: giving(bo) });
  await settle();
  expect(anna.play.undo).toEqual({ kind: 'by-consent', of: [1] });
  const { moves } = anna.play;
  expect(await anna.ask({ t: 'undo' })).toMatchObject({ t: 'done' });
  await settle();
  expect(cleo.play.asked).toEqual({ by: 0, open: [1] });
  expect(await cleo.ask({ t: 'consent', yes: true })).toMatchObject({ code: 'not-asked' });
  expect(await bo.ask({ t: 'consent', yes: true }, { v: bo.v - 1 })).toMatchObject({ code: 'stale' });
  expect(await bo.ask({ t: 'consent', yes: false })).toMatchObject({ t: 'done' });
  await settle();
  expect(anna.play.asked).toBeUndefined();
  expect(anna.play.moves).toBe(moves);
  expect(anna.latest('asides').at(-1)).toMatchObject({ type: 'declined', name: 'bo', seat: 1, to: 0, step: moves });
});

it('P4.10 with consent both moves are taken back, and all are asked anew', async () => {
  const { guests } = await allGiving();
  const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
  const before = guests.map(({ play }) => play.view);
  await anna.ask({ t: 'act', move: giving(anna) });
  await bo.ask({ t: 'act', move: giving(bo) });
  await settle();
  await anna.ask({ t: 'undo' });
  await settle();
  expect(await bo.ask({ t: 'consent', yes: true })).toMatchObject({ t: 'done' });
  await settle();
  expect(guests.map(({ play }) => play.view)).toEqual(before);
  expect(cleo.latest('asides').at(-1)).toMatchObject({ type: 'undone', name: 'anna' });
});

it('P6.7 another move closes the question', async () => {
  const { guests } = await allGiving();
  const [anna, bo, cleo] = guests as [Guest, Guest, Guest];
  await anna.ask({ t: 'act', move: giving(anna) });
  await bo.ask({ t: 'act', move: giving(bo) });
  await anna.ask({ t: 'undo' });
  await settle();
  expect(await cleo.ask({ t: 'act', move: giving(cleo) })).toMatchObject({ t: 'done' });
  expect(await bo.ask({ t: 'consent', yes: true })).toMatchObject({ code: 'not-asked' });
});

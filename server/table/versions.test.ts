import { verdictOf, verify } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import type { AnyGame } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { secondVersion } from '../../tools/second-version.js';
import { Guest, seated, settle, setupOf, testNode, type TestNode } from './node.test-help.js';

const first = gameNamed('lighthouse-run')!;
const second = secondVersion(first);

/** The first move that these rules allow, by whoever is to move, as often as that or to the end. */
const play = async (rules: AnyGame, guests: readonly Guest[], most = Infinity): Promise<void> => {
  for (let count = 0; count < most; count++) {
    await settle();
    const mover = guests.find(({ play: { acts }, seat }) => acts.kind === 'seats' && acts.must.includes(seat ?? -1));
    if (!mover) return;
    const answer = await mover.ask({ t: 'act', move: rules.moves(mover.play.view)[0] });
    expect(answer).toMatchObject({ t: 'done' });
  }
};

const moored = (node: TestNode, table: string): Promise<readonly Guest[]> =>
  Promise.all(['anna', 'bo'].map(person => new Guest(person).come(node.tables, table)));

describe('a server that is upgraded in the middle of a game', () => {
  it('plays it on by the rules that it was begun with, opens new tables by the newest, and verifies both', async () => {
    const before = testNode({ games: [first] });
    const { table, guests } = await seated(before, setupOf(first.name, 2), ['anna', 'bo']);
    await play(first, guests, 7);
    const after = testNode({ games: [second, first], store: before.store });
    const again = await moored(after, table);
    expect(again[0]?.latest('head').rulesVersion).toBe(1);
    await play(first, again);
    const old = await after.tables.reveal(table);
    const opened = await after.tables.open('anna', setupOf(first.name, 2));
    if (!old.ok || !opened.ok) throw new Error('refused');
    expect(old.value).toMatchObject({ rulesVersion: 1 });
    expect(verdictOf(verify([second, first], old.value))).toBe('consistent');
    const [anna, bo] = await moored(after, opened.value);
    await anna?.sit(0);
    await bo?.sit(1);
    await anna?.ask({ t: 'begin' });
    await play(second, [anna!, bo!]);
    const fresh = await after.tables.reveal(opened.value);
    expect(fresh).toMatchObject({ ok: true, value: { rulesVersion: 2 } });
    expect(fresh.ok && verdictOf(verify([second, first], fresh.value))).toBe('consistent');
  });

  it('opens a rematch of an old game by the newest rules', async () => {
    const before = testNode({ games: [first] });
    const { table, guests } = await seated(before, setupOf(first.name, 2), ['anna', 'bo']);
    await play(first, guests);
    const after = testNode({ games: [second, first], store: before.store });
    const [anna] = await moored(after, table);
    await anna?.ask({ t: 'rematch' });
    await settle();
    const next = await new Guest('anna').come(after.tables, anna!.latest('next')!);
    expect(next.latest('head').rulesVersion).toBe(2);
  });

  it('says of a table whose rules it does not have that it has not got them, and keeps it as it is', async () => {
    const before = testNode({ games: [first] });
    const { table, guests } = await seated(before, setupOf(first.name, 2), ['anna', 'bo']);
    await play(first, guests, 3);
    const stored = JSON.stringify(before.store.tables.get(table));
    const after = testNode({ games: [second], store: before.store });
    const visitor = new Guest('anna');
    expect(await after.tables.visit(table, visitor)).toBeUndefined();
    expect(visitor.turnedAway).toBe('other-rules');
    expect(await after.tables.reveal(table)).toMatchObject({ ok: false, error: { code: 'other-rules' } });
    expect(JSON.stringify(before.store.tables.get(table))).toBe(stored);
    const nobody = new Guest('anna');
    expect(await after.tables.visit('nowhere'.padEnd(22, '_'), nobody)).toBeUndefined();
    expect(nobody.turnedAway).toBeUndefined();
    expect(await moored(before, table)).toHaveLength(2);
  });
});

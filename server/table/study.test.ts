import { readFileSync } from 'node:fs';
import { MAX_STUDY, verdictOf, verify, type TableSetup } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { decodeRecord, Table, writeRecord, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { Guest, playOn, settle, setupOf, someMove, testNode, type TestNode } from './node.test-help.js';

const recordOf = (path: string): GameRecord => {
  const file = readFileSync(new URL(`../../rules/${path}.json`, import.meta.url), 'utf8');
  const record = decodeRecord(GAMES, JSON.parse(file));
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

const RECORDS = [
  'in-aller-ruhe/records/three-players-won',
  'santa-timea/records/five-players-shared',
  'lighthouse-run/records/great-fleet',
].map(recordOf);

const [CALM] = RECORDS as [GameRecord];

/** A game up to a moment, as it is sent. */
const studyOf = (record: GameRecord, at: number): TableSetup => ({
  ...setupOf(record.game, record.seats),
  options: record.options,
  study: writeRecord(gameNamed(record.game)!, { ...record, moves: record.moves.slice(0, at) }),
});

const codeOf = async (setup: TableSetup): Promise<unknown> => {
  const opened = await testNode().tables.open('anna', setup);
  return opened.ok ? 'opened' : opened.error.code;
};

/** Opens a study and lets these people begin it. */
const begun = async (node: TestNode, setup: TableSetup, people: readonly string[]) => {
  const opened = await node.tables.open(people[0]!, setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const guests: Guest[] = [];
  for (const [seat, person] of people.entries()) {
    const guest = await new Guest(person).come(node.tables, opened.value);
    await guest.sit(seat);
    guests.push(guest);
  }
  await guests[0]!.ask({ t: 'begin' });
  await settle();
  return { table: opened.value, guests };
};

describe('a study', () => {
  it.each(RECORDS)('P2.21, P6.21 of $game begins at its moment, and chance goes on as in that deal', async record => {
    const node = testNode();
    const game = gameNamed(record.game)!;
    const at = record.moves.findIndex(({ actor }, index) => index >= record.moves.length / 2 && actor !== 'chance');
    const people = ['anna', 'bo', 'cleo', 'dirk', 'ede', 'fee'].slice(0, record.seats);
    const { table, guests } = await begun(node, studyOf(record, at), people);
    const local = Table.resume(game, { ...record, moves: record.moves.slice(0, at) });
    if (!local.ok) throw new Error(local.error.code);
    expect(guests[0]!.latest('head').study).toEqual({ moves: at });
    for (const [seat, guest] of guests.entries())
      expect(guest.play.view).toEqual(JSON.parse(JSON.stringify(game.view(local.value.state, seat))));
    // Nobody takes back what was made before.
    for (const guest of guests) expect(guest.play.undo).toEqual({ kind: 'nothing' });
    for (let n = 0; n < 500; n++) {
      const mover = guests.find(guest => someMove(guest, n) !== undefined);
      if (!mover) break;
      const move = someMove(mover, n);
      await mover.ask({ t: 'act', move });
      await settle();
      local.value.act(mover.seat!, move);
    }
    expect(guests[0]!.latest('phase')).toBe('over');
    const revealed = await node.tables.reveal(table, 'anna');
    if (!revealed.ok) throw new Error(revealed.error.code);
    const file = revealed.value as GameRecord;
    expect(file).toMatchObject({ seed: record.seed, rng: record.rng, study: { moves: at } });
    expect(file.moves).toEqual(JSON.parse(JSON.stringify(local.value.record.moves)));
  });

  it('P6.21 claims no proof of its deal, and is followed by a game like any other', async () => {
    const node = testNode();
    const { table, guests } = await begun(node, studyOf(CALM, CALM.moves.length - 3), ['anna', 'bo', 'cleo']);
    await playOn(guests);
    const revealed = await node.tables.reveal(table, 'anna');
    if (!revealed.ok) throw new Error(revealed.error.code);
    expect(verdictOf(verify(GAMES, revealed.value))).toBe('no-proof');
    await guests[0]!.ask({ t: 'rematch' });
    await settle();
    const next = await new Guest('anna').come(node.tables, guests[0]!.latest('next')!);
    expect(next.latest('head').study).toBeUndefined();
  });

  it('P6.21 goes on after a restart before and after it began', async () => {
    const node = testNode();
    const opened = await node.tables.open('anna', studyOf(CALM, 20));
    if (!opened.ok) throw new Error(opened.error.code);
    const again = testNode({ store: node.store });
    const anna = await new Guest('anna').come(again.tables, opened.value);
    await anna.sit(0);
    await anna.ask({ t: 'begin' });
    await settle();
    const later = await new Guest('anna').come(testNode({ store: node.store }).tables, opened.value);
    expect(later.play.moves).toBeGreaterThanOrEqual(20);
    expect(later.play.view).toEqual(anna.play.view);
  });

  it('P2.21 is refused if its record cannot be read, differs from the setup, breaks a rule, is over or too long', async () => {
    const setup = studyOf(CALM, 20);
    const text = setup.study!;
    expect(await codeOf(setup)).toBe('opened');
    expect(await codeOf({ ...setup, study: 'ahoy' })).toBe('no-moves-part');
    expect(await codeOf({ ...setup, study: text.replace('rules 1', 'rules 99') })).toBe('rules-version');
    expect(await codeOf({ ...setup, study: text.replace(/seed .*/, 'seed 12') })).toBe('bad-seed');
    expect(await codeOf({ ...setup, seats: setup.seats.slice(1) })).toBe('study-differs');
    expect(await codeOf({ ...setup, options: { ...setup.options, strict: true } })).toBe('study-differs');
    const lines = text.trimEnd().split('\n');
    expect(
      await codeOf({ ...setup, study: [...lines, lines.find(line => line.startsWith('chance'))!, ''].join('\n') }),
    ).not.toBe('opened');
    expect(await codeOf(studyOf(CALM, CALM.moves.length))).toBe('game-over');
    expect(MAX_STUDY).toBeLessThan(16 * 1024);
  });
});

import { gameNamed } from '@seekiste/rules';
import { Table, type AnyGame, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { secondVersion } from '../../../tools/second-version.js';
import { openedBy } from '../local/saves.js';
import { Replay } from './model.js';

const first = gameNamed('santa-timea')!;
const second = secondVersion(first);
const rules = [second, first];
const seats = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bo' },
] as const;

/** So many moves, always the first that is allowed; then the game lies in a logbook. */
const begun = (own: AnyGame, moves: number): GameRecord => {
  const options = { professional: false, rounds: 1 };
  const table = Table.open(own, { seats: 2, options }, '24'.padEnd(64, '0'));
  playOn(own, table, moves);
  return JSON.parse(JSON.stringify(table.record)) as GameRecord;
};

const playOn = (own: AnyGame, table: { state: unknown; act(seat: number, move: unknown): unknown }, most: number) => {
  for (let count = 0; count < most; count++) {
    const acts = own.toAct(table.state);
    if (acts.kind !== 'seats') return;
    const [seat = 0] = acts.must;
    table.act(seat, own.moves(own.view(table.state, seat))[0]);
  }
};

describe('an app that was brought up to date in the middle of a game', () => {
  it('goes on with it by the rules that it was begun with, to its end', () => {
    const opened = openedBy(rules, begun(first, 5));
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.game).toBe(first);
    playOn(first, opened.value, Infinity);
    expect(opened.value.record).toEqual(begun(first, Infinity));
    expect(opened.value.record.rulesVersion).toBe(1);
  });

  it.each([
    ['first', first],
    ['second', second],
  ] as const)('shows a game of the %s version as its own rules do, at every turn', (_, own) => {
    const record = begun(own, Infinity);
    const [beside, alone] = [Replay.of({ record, seats }, rules), Replay.of({ record, seats }, [own])];
    if (!beside.ok || !alone.ok) throw new Error('refused');
    expect(beside.value.refused).toBeUndefined();
    expect(beside.value.outcome).toBeDefined();
    for (let turn = 0; turn <= alone.value.last; turn++)
      expect(beside.value.scene(turn, 0)).toEqual(alone.value.scene(turn, 0));
  });

  it('refuses a game of a version that it does not have, and says which it has', () => {
    const refused = { ok: false, error: { code: 'rules-version', params: { allowed: '2' } } };
    expect(openedBy([second], begun(first, 5))).toMatchObject(refused);
    expect(Replay.of({ record: begun(first, 5), seats }, [second])).toMatchObject(refused);
  });
});

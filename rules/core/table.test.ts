import { describe, expect, it } from 'vitest';
import { Cipher } from './cipher.js';
import { decodeRecord, replay } from './record.js';
import { seedOf } from './seeds.test-help.js';
import { Table } from './table.js';
import { shells } from './toy.test-help.js';

const open = ({ seats = 2, tide = true } = {}) =>
  Table.open(shells, { seats, options: { shells: 9, tide, boasting: true } }, seedOf(3));

type Shells = ReturnType<typeof open>;

/** Lets a seat choose its smallest shell. */
const choose = (table: Shells, seat: number) =>
  table.act(seat, { type: 'choose', shell: table.state.hands[seat]![0]! });

describe('a table', () => {
  it('lets chance deal from the seed before anybody acts', () => {
    const table = open();
    expect(table.history).toHaveLength(1);
    expect(table.record.moves).toEqual([
      { actor: 'chance', move: shells.chance(shells.start(table.state.options, 2), Cipher.from(seedOf(3), 0)) },
    ]);
    expect(table.record).toMatchObject({ game: 'shells', rulesVersion: 3, seats: 2, seed: seedOf(3) });
  });

  it('tells what a move did and what chance added to it', () => {
    const table = open();
    expect(choose(table, 0)).toMatchObject({ ok: true, value: [{ type: 'chose', seat: 0 }] });
    const events = choose(table, 1);
    expect(events.ok && events.value.map(({ type }) => type)).toEqual(['chose', 'shown', 'washed-up', 'washed-up']);
    expect(table.record.moves.map(({ actor }) => actor)).toEqual(['chance', 0, 1, 'chance']);
  });

  it('stays as it was when a move is refused', () => {
    const table = open();
    const before = JSON.stringify([table.state, table.record]);
    expect(table.act(0, { type: 'boast' })).toMatchObject({ ok: false, error: { code: 'not-boasting', clause: '3' } });
    expect(table.act(0, { type: 'choose', shell: 99 })).toMatchObject({ ok: false, error: { code: 'not-held' } });
    expect(JSON.stringify([table.state, table.record])).toBe(before);
  });

  it('is the fold of its record', () => {
    const table = open();
    for (const seat of [0, 1, 1, 0]) choose(table, seat);
    expect(replay(shells, table.record)).toEqual({ ok: true, value: table.state });
  });

  it('reports a chance that its own game refuses', () => {
    const broken: typeof shells = { ...shells, chance: () => ({ type: 'tide', shells: [] }) };
    const setup = { seats: 2, options: { shells: 9, tide: true, boasting: false } };
    expect(() => Table.open(broken, setup, seedOf(1))).toThrow('chance was refused: bad-tide');
  });
});

describe('undo', () => {
  it('goes back to before the last move of these people', () => {
    const table = open();
    const dealt = table.state;
    choose(table, 0);
    expect(table.horizon(0, [0])).toEqual({ kind: 'back-to', moves: 1, of: [] });
    expect(table.undo(0, [0])).toBe(true);
    expect(table.state).toEqual(dealt);
    expect(table.record.moves).toHaveLength(1);
  });

  it('takes along what others did since, if nobody was told anything', () => {
    const table = open({ seats: 3 });
    choose(table, 0);
    choose(table, 1);
    expect(table.horizon(0, [0])).toEqual({ kind: 'back-to', moves: 1, of: [] });
    expect(table.horizon(1, [1])).toEqual({ kind: 'back-to', moves: 2, of: [] });
    expect(table.horizon(1, [0, 1])).toEqual({ kind: 'back-to', moves: 2, of: [] });
  });

  it('is never another person’s: nobody takes back what somebody else chose', () => {
    const table = open({ seats: 3 });
    choose(table, 0);
    expect(table.horizon(1, [0, 1])).toEqual({ kind: 'nothing' });
    expect(table.undo(1, [0, 1])).toBe(false);
    choose(table, 1);
    expect(table.horizon(0, [0, 1])).toEqual({ kind: 'nothing' });
    expect(table.horizon(0, [0])).toEqual({ kind: 'back-to', moves: 1, of: [] });
  });

  it('ends where one of these people was told something, and says by what', () => {
    const table = open({ seats: 3 });
    choose(table, 0);
    choose(table, 1);
    table.act(1, { type: 'boast' });
    expect(table.horizon(0, [0])).toEqual({ kind: 'told', event: { type: 'boasted', seat: 1 } });
    expect(table.undo(0, [0])).toBe(false);
    expect(table.history).toHaveLength(4);
    expect(table.horizon(1, [1])).toEqual({ kind: 'back-to', moves: 3, of: [] });
  });

  it('ends at the round’s end, which tells everybody', () => {
    const table = open({ tide: false });
    choose(table, 0);
    choose(table, 1);
    expect(table.horizon(0, [0])).toMatchObject({ kind: 'told', event: { type: 'shown' } });
  });

  it('never goes back behind chance', () => {
    const table = open();
    expect(table.horizon(1, [0, 1])).toEqual({ kind: 'nothing' });
    choose(table, 0);
    choose(table, 1);
    expect(table.horizon(1, [0, 1])).toEqual({ kind: 'nothing' });
    expect(table.undo(1, [0, 1])).toBe(false);
  });

  it('has nothing to offer to people who did nothing', () => {
    const table = open();
    choose(table, 0);
    expect(table.horizon(1, [1])).toEqual({ kind: 'nothing' });
    expect(table.horizon(1, [])).toEqual({ kind: 'nothing' });
  });

  it('lets the game go on in another way', () => {
    const table = open();
    choose(table, 0);
    table.undo(0, [0]);
    table.act(0, { type: 'choose', shell: table.state.hands[0]![1]! });
    choose(table, 1);
    expect(replay(shells, table.record)).toEqual({ ok: true, value: table.state });
  });
});

describe('resume', () => {
  it('stands where the game stood, with the same history', () => {
    const table = open();
    for (const seat of [0, 1, 1]) choose(table, seat);
    const resumed = Table.resume(shells, table.record);
    expect(resumed.ok && resumed.value.state).toEqual(table.state);
    expect(resumed.ok && resumed.value.history).toEqual(table.history);
  });

  it('lets chance go on as it would have', () => {
    const table = open();
    for (const seat of [0, 1, 1]) choose(table, seat);
    const resumed = Table.resume(shells, table.record);
    if (!resumed.ok) throw new Error(resumed.error.code);
    for (const each of [table, resumed.value]) choose(each, 0);
    expect(resumed.value.record).toEqual(table.record);
    expect(table.record.moves.at(-1)?.actor).toBe('chance');
  });

  it('lets chance act that had not acted yet', () => {
    const table = open();
    const resumed = Table.resume(shells, { ...table.record, moves: [] });
    expect(resumed.ok && resumed.value.record).toEqual(table.record);
  });

  it('refuses a record with a move that the rules refuse, by name', () => {
    const { record } = open();
    const moves = [...record.moves, { actor: 0, move: { type: 'boast' } as const }];
    expect(Table.resume(shells, { ...record, moves })).toMatchObject({
      ok: false,
      error: { code: 'not-boasting', params: { field: 'moves[1]' } },
    });
  });

  it('takes a record that went through JSON', () => {
    const table = open();
    choose(table, 1);
    const record = decodeRecord([shells], JSON.parse(JSON.stringify(table.record)));
    expect(record).toEqual({ ok: true, value: table.record });
  });
});

describe('asking for a hint', () => {
  it('is noted with the number of moves made so far, once for each seat and move', () => {
    const table = open();
    table.markHint(0);
    table.markHint(0);
    choose(table, 0);
    table.markHint(1);
    expect(table.record.hints).toEqual([
      { at: 1, seat: 0 },
      { at: 2, seat: 1 },
    ]);
    expect(decodeRecord([shells], table.record)).toEqual({ ok: true, value: table.record });
  });

  it('leaves no trace where nobody asked', () => {
    expect(open().record).not.toHaveProperty('hints');
  });

  it('is still known when the game is taken up again', () => {
    const table = open();
    table.markHint(0);
    const again = Table.resume(shells, table.record);
    expect(again.ok && again.value.record).toEqual(table.record);
  });

  it('is not taken back with a move: the mark goes to where the game stands', () => {
    const table = open();
    table.markHint(0);
    choose(table, 0);
    table.markHint(0);
    table.undo(0, [0]);
    expect(table.record.moves).toHaveLength(1);
    expect(table.record.hints).toEqual([{ at: 1, seat: 0 }]);
    expect(decodeRecord([shells], table.record).ok).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { changedAt, lineAt, noted } from './record-lines.js';
import { readRecord, writeRecord } from './record-text.js';
import { MOST, treeWithin, type Variation } from './record-tree.js';
import { decodeRecord, replay, type GameRecord } from './record.js';
import { seedOf } from './seeds.test-help.js';
import { Table } from './table.js';
import { shells, type Move } from './toy.test-help.js';

const GAMES = [shells];

const opened = () => Table.open(shells, { seats: 2, options: { shells: 9, tide: true, boasting: true } }, seedOf(5));

/** Everybody plays the shell at this place of their hand until the end. */
const played = (table: ReturnType<typeof opened>, place: number): GameRecord<Move> => {
  for (;;) {
    const acts = shells.toAct(table.state);
    if (acts.kind !== 'seats') return table.record;
    const seat = acts.must[0]!;
    table.act(seat, { type: 'choose', shell: table.state.hands[seat]!.at(place)! });
  }
};

const main = played(opened(), 0);

/** The same game, played on differently after so many moves. */
const otherwise = (record: GameRecord<Move>, at: number): Variation<Move> => {
  const resumed = Table.resume(shells, { ...record, moves: record.moves.slice(0, at) });
  if (!resumed.ok) throw new Error(resumed.error.code);
  return { at, moves: played(resumed.value, -1).moves.slice(at) };
};

const first = otherwise(main, 3);
const record: GameRecord<Move> = {
  ...main,
  notes: [
    { at: 1, mark: 'moment' },
    { at: 3, mark: 'missed', comment: 'Two lines,\nand a "quote" \\ ' },
  ],
  variations: [
    {
      ...first,
      players: [{ name: 'Anna "the" Great' }, { name: 'Ole', bot: 'sailor' }],
      notes: [{ at: 4, comment: '„Besser“' }],
      variations: [{ ...otherwise(lineAt({ ...main, variations: [first] }, [0])!, 5) }],
    },
    { at: 0, moves: [] },
  ],
};

describe('notes and variations of a record', () => {
  it('survive JSON and text', () => {
    expect(decodeRecord(GAMES, JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    expect(readRecord(GAMES, writeRecord(shells, record))).toEqual({ ok: true, value: record });
  });

  it('change nothing of what the record folds to, and leave no trace where there are none', () => {
    expect(replay(shells, record)).toEqual(replay(shells, main));
    expect(decodeRecord(GAMES, { ...main, notes: [], variations: [] })).toEqual({ ok: true, value: main });
  });

  it('stay with a table, except where it is taken back', () => {
    const resumed = Table.resume(shells, record);
    expect(resumed.ok && resumed.value.record).toEqual(record);
    expect(treeWithin(record, 2)).toMatchObject({ notes: [{ at: 1 }], variations: [{ at: 0 }] });
  });

  it.each([[[0]], [[0, 0]], [[1]]])('make a game of its own of the line %j', path => {
    const line = lineAt(record, path)!;
    expect(replay(shells, line)).toMatchObject({ ok: true });
    expect(line.moves.slice(0, 3)).toEqual(path[0] === 0 ? main.moves.slice(0, 3) : []);
  });

  it('have no line where none was noted', () => {
    expect(lineAt(record, [])).toBe(record);
    expect([lineAt(record, [2]), lineAt(record, [0, 1]), lineAt(record, [0, 0, 0])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are changed in one place only', () => {
    const changed = changedAt(record, [0], line => ({ ...line, notes: noted(line.notes, { at: 3, mark: 'good' }) }));
    expect(changed.variations?.[0]?.notes).toEqual([
      { at: 3, mark: 'good' },
      { at: 4, comment: '„Besser“' },
    ]);
    expect({ ...changed, variations: [] }).toEqual({ ...record, variations: [] });
    expect(noted(record.notes, { at: 3, comment: '' })).toEqual([{ at: 1, mark: 'moment' }]);
  });

  const nested = (depth: number): unknown =>
    depth === 0 ? { at: 0, moves: [] } : { at: 0, moves: [], variations: [nested(depth - 1)] };
  it.each<[object, string, string]>([
    [{ notes: {} }, 'not-a-list', 'notes'],
    [{ notes: [null] }, 'not-an-object', 'notes[0]'],
    [{ notes: [{ at: 99, mark: 'good' }] }, 'note-out-of-place', 'notes[0].at'],
    [{ notes: [{ at: 1 }, { at: 1 }] }, 'note-twice', 'notes[1].at'],
    [{ notes: [{ at: 2 }, { at: 1 }] }, 'note-twice', 'notes[1].at'],
    [{ notes: [{ at: 1, mark: 'bad' }] }, 'unknown-mark', 'notes[0].mark'],
    [{ notes: [{ at: 1, comment: 5 }] }, 'text-too-long', 'notes[0].comment'],
    [{ notes: [{ at: 1, comment: 'x'.repeat(MOST.comment + 1) }] }, 'text-too-long', 'notes[0].comment'],
    [{ variations: {} }, 'not-a-list', 'variations'],
    [{ variations: [7] }, 'not-an-object', 'variations[0]'],
    [{ variations: [{ at: 99, moves: [] }] }, 'note-out-of-place', 'variations[0].at'],
    [
      { variations: [{ at: 1, moves: [], variations: [{ at: 0 }] }] },
      'note-out-of-place',
      'variations[0].variations[0].at',
    ],
    [{ variations: [{ at: 1 }] }, 'not-a-list', 'variations[0].moves'],
    [{ variations: [{ at: 1, moves: [{ actor: 7 }] }] }, 'unknown-actor', 'variations[0].moves[0].actor'],
    [{ variations: [{ at: 1, moves: [], notes: [{ at: 2 }] }] }, 'note-out-of-place', 'variations[0].notes[0].at'],
    [{ variations: [{ at: 1, moves: [], players: [{}] }] }, 'not-a-crew', 'variations[0].players'],
    [{ variations: [{ at: 1, moves: [], players: [{}, {}] }] }, 'not-a-crew', 'variations[0].players[0]'],
    [{ variations: Array.from({ length: 501 }, () => nested(0)) }, 'too-many-variations', 'variations[500]'],
    [{ variations: [nested(5000)] }, 'too-many-variations', 'variations[0]' + '.variations[0]'.repeat(16)],
  ])('are refused by the field that is wrong: %#', (given, code, field) => {
    expect(decodeRecord(GAMES, { ...main, ...given })).toMatchObject({ ok: false, error: { code, params: { field } } });
  });

  it('are refused in a text where they cannot be read', () => {
    const text = writeRecord(shells, main);
    const at = `moves[${main.moves.length}].actor`;
    for (const line of ['comment "no end', 'variation x', 'player Anna', 'end', 'hint x'])
      expect(readRecord(GAMES, `${text}${line}\n`)).toMatchObject({ ok: false, error: { params: { field: at } } });
    expect(readRecord(GAMES, `${text}variation 2\n0 fly\n`)).toMatchObject({
      ok: false,
      error: { params: { field: 'variations[0].moves[0].move' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from './record-text.js';
import { decodeRecord, newRecord, replay, type GameRecord } from './record.js';
import { seedOf } from './seeds.test-help.js';
import { Table } from './table.js';
import { shells, type Move, type Options } from './toy.test-help.js';

const GAMES = [shells];

/** A whole game: everybody always chooses their smallest shell. */
const whole = (): GameRecord<Move> => {
  const options: Options = { shells: 9, tide: true, boasting: true };
  const table = Table.open(shells, { seats: 2, options }, seedOf(5));
  for (;;) {
    const acts = shells.toAct(table.state);
    if (acts.kind !== 'seats') return table.record;
    const seat = acts.must[0]!;
    table.act(seat, { type: 'choose', shell: table.state.hands[seat]![0]! });
  }
};

const record = whole();
const text = writeRecord(shells, record);

describe('a record', () => {
  it('begins with the setup, the generator’s name and the seed, and no moves', () => {
    const setup = { seats: 2, options: { shells: 9, tide: false, boasting: false } };
    expect(newRecord(shells, setup, seedOf(1))).toEqual({
      format: 'seekiste-record/1',
      game: 'shells',
      rulesVersion: 3,
      ...setup,
      rng: 'chacha20',
      seed: seedOf(1),
      moves: [],
    });
  });

  it('survives JSON', () => {
    expect(decodeRecord(GAMES, JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
  });

  it('is written as a header, an empty line and a move a line', () => {
    expect(text.split('\n').slice(0, 10)).toEqual([
      'seekiste-record/2',
      'game shells',
      'rules 3',
      'seats 2',
      'option shells 9',
      'option tide true',
      'option boasting true',
      'rng chacha20',
      `seed ${seedOf(5)}`,
      '',
    ]);
    expect(text.split('\n')[10]).toMatch(/^chance tide \d \d \/ \d \d$/);
    expect(text.split('\n')[11]).toMatch(/^0 \d$/);
  });

  it('survives text, with the line ends of any system', () => {
    expect(readRecord(GAMES, text)).toEqual({ ok: true, value: record });
    expect(readRecord(GAMES, text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: record });
    expect(readRecord(GAMES, text.trimEnd())).toEqual({ ok: true, value: record });
  });

  it('brings nothing along that was not asked for', () => {
    const given = { ...record, stowaway: 1, moves: record.moves.map(played => ({ ...played, stowaway: 1 })) };
    expect(decodeRecord(GAMES, given)).toEqual({ ok: true, value: record });
  });

  it('takes defaults for options that it does not name', () => {
    const read = readRecord(GAMES, text.replace('option boasting true\n', ''));
    expect(read).toMatchObject({ ok: true, value: { options: { shells: 9, tide: true, boasting: false } } });
  });
});

describe('hints in a record', () => {
  const hints = [
    { at: 1, seat: 0 },
    { at: 1, seat: 1 },
    { at: record.moves.length, seat: 1 },
  ];
  const hinted = { ...record, hints };

  it('survive JSON and text', () => {
    expect(decodeRecord(GAMES, JSON.parse(JSON.stringify(hinted)))).toEqual({ ok: true, value: hinted });
    expect(readRecord(GAMES, writeRecord(shells, hinted))).toEqual({ ok: true, value: hinted });
  });

  it('stand as lines of their own before the move that was to be made', () => {
    const lines = writeRecord(shells, hinted).trimEnd().split('\n').slice(10);
    expect(lines.slice(1, 3)).toEqual(['hint 0', 'hint 1']);
    expect(lines[3]).toMatch(/^0 \d$/);
    expect(lines.at(-1)).toBe('hint 1');
  });

  it('change nothing of what the record folds to', () => {
    expect(replay(shells, hinted)).toEqual(replay(shells, record));
  });

  it('leave no trace where there are none', () => {
    expect(decodeRecord(GAMES, { ...record, hints: [] })).toEqual({ ok: true, value: record });
  });

  it.each<[unknown, string, string]>([
    [null, 'not-a-list', 'hints'],
    [{}, 'not-a-list', 'hints'],
    [[null], 'not-an-object', 'hints[0]'],
    [[{ seat: 0 }], 'hint-out-of-place', 'hints[0].at'],
    [[{ at: -1, seat: 0 }], 'hint-out-of-place', 'hints[0].at'],
    [[{ at: 1.5, seat: 0 }], 'hint-out-of-place', 'hints[0].at'],
    [[{ at: record.moves.length + 1, seat: 0 }], 'hint-out-of-place', 'hints[0].at'],
    [[hints[2], hints[0]], 'hint-out-of-place', 'hints[1].at'],
    [[{ at: 1, seat: 2 }], 'unknown-actor', 'hints[0].seat'],
    [[{ at: 1, seat: 'chance' }], 'unknown-actor', 'hints[0].seat'],
    [[hints[0], hints[1], hints[0]], 'hint-twice', 'hints[2]'],
  ])('are refused by the field that is wrong: %#', (given, code, field) => {
    expect(decodeRecord(GAMES, { ...record, hints: given })).toMatchObject({
      ok: false,
      error: { code, params: { field } },
    });
  });

  it('are refused in a text by somebody who does not sit there', () => {
    expect(readRecord(GAMES, `${text}hint 7\n`)).toMatchObject({
      ok: false,
      error: { code: 'unknown-actor', params: { field: 'hints[0].seat' } },
    });
  });
});

describe('a broken record is refused by the field that is wrong', () => {
  const first = record.moves[1]!;
  it.each<[unknown, string, string]>([
    [null, 'not-an-object', 'record'],
    [[], 'not-an-object', 'record'],
    ['seekiste-record/1', 'not-an-object', 'record'],
    [{}, 'unknown-format', 'format'],
    [{ ...record, format: 'seekiste-record/2' }, 'unknown-format', 'format'],
    [{ ...record, format: { toString: 1 } }, 'unknown-format', 'format'],
    [{ ...record, game: 'chess' }, 'unknown-game', 'game'],
    [{ ...record, game: undefined }, 'unknown-game', 'game'],
    [{ ...record, rulesVersion: 2 }, 'rules-version', 'rulesVersion'],
    [{ ...record, rulesVersion: '3' }, 'rules-version', 'rulesVersion'],
    [{ ...record, seats: 9 }, 'seats-out-of-range', 'seats'],
    [{ ...record, options: [] }, 'not-an-object', 'options'],
    [{ ...record, options: { colour: 1 } }, 'unknown-option', 'options.colour'],
    [{ ...record, options: { tide: 'yes' } }, 'option-value', 'options.tide'],
    [{ ...record, seats: 4, options: { shells: 6 } }, 'too-few-shells', 'seats, shells'],
    [{ ...record, rng: 'mt19937' }, 'unknown-rng', 'rng'],
    [{ ...record, seed: 5 }, 'bad-seed', 'seed'],
    [{ ...record, seed: '0'.repeat(64) }, 'bad-seed', 'seed'],
    [{ ...record, moves: {} }, 'not-a-list', 'moves'],
    [{ ...record, moves: [null] }, 'not-an-object', 'moves[0]'],
    [{ ...record, moves: [record.moves[0], 'boast'] }, 'not-an-object', 'moves[1]'],
    [{ ...record, moves: [{ ...first, actor: 2 }] }, 'unknown-actor', 'moves[0].actor'],
    [{ ...record, moves: [{ ...first, actor: -1 }] }, 'unknown-actor', 'moves[0].actor'],
    [{ ...record, moves: [{ ...first, actor: '0' }] }, 'unknown-actor', 'moves[0].actor'],
    [{ ...record, moves: [{ ...first, actor: 'watcher' }] }, 'unknown-actor', 'moves[0].actor'],
    [{ ...record, moves: [record.moves[0], { ...first, move: { type: 'fly' } }] }, 'malformed', 'moves[1].move'],
    [{ ...record, moves: [{ actor: 0 }] }, 'malformed', 'moves[0].move'],
  ])('as JSON: %#', (given, code, field) => {
    expect(decodeRecord(GAMES, given)).toMatchObject({ ok: false, error: { code, params: { field } } });
  });

  it.each<[string, string, string]>([
    ['', 'unknown-game', 'game'],
    ['nothing', 'no-moves-part', 'record'],
    [text.replace('\n\n', '\n'), 'no-moves-part', 'record'],
    [text.replace('seats 2', 'seats 2\ncolour blue'), 'no-moves-part', 'record'],
    [text.replace('record/2', 'record/9'), 'unknown-format', 'format'],
    [text.replace('game shells', 'game chess'), 'unknown-game', 'game'],
    [text.replace('game shells\n', ''), 'unknown-game', 'game'],
    [text.replace('rules 3', 'rules three'), 'rules-version', 'rulesVersion'],
    [text.replace('rules 3\n', ''), 'rules-version', 'rulesVersion'],
    [text.replace('seats 2', 'seats 2.5'), 'seats-out-of-range', 'seats'],
    [text.replace('seats 2\n', ''), 'seats-out-of-range', 'seats'],
    [text.replace('option tide true', 'option tide'), 'option-value', 'options.tide'],
    [text.replace('option tide true', 'option tide 1'), 'option-value', 'options.tide'],
    [text.replace('option tide true', 'option colour blue'), 'unknown-option', 'options.colour'],
    [text.replace('option tide true', 'option __proto__ 1'), 'unknown-option', 'options.__proto__'],
    [text.replace('rng chacha20', 'rng dice'), 'unknown-rng', 'rng'],
    [text.replace(/seed .*/, 'seed 17'), 'bad-seed', 'seed'],
    [text.replace('\nchance', '\nboast\nchance'), 'unknown-actor', 'moves[0].actor'],
    [text.replace('\nchance', '\n0x1 boast\nchance'), 'unknown-actor', 'moves[0].actor'],
    [text.replace('\nchance', '\n7 boast\nchance'), 'unknown-actor', 'moves[0].actor'],
    [`${text}0 fly\n`, 'malformed', `moves[${record.moves.length}].move`],
  ])('as text: %#', (given, code, field) => {
    expect(readRecord(GAMES, given)).toMatchObject({ ok: false, error: { code, params: { field } } });
  });
});

describe('replay', () => {
  it('hands over every step', () => {
    const seen: string[] = [];
    const end = replay(shells, record, ({ played, events }) => seen.push(`${played.actor} ${events[0]?.type}`));
    expect(seen).toHaveLength(record.moves.length);
    expect(seen.slice(0, 3)).toEqual(['chance washed-up', '0 chose', '1 chose']);
    expect(end.ok && shells.result(end.value)?.kind).toBe('ranking');
  });

  it('stops at the first move that the rules refuse, and names it', () => {
    const moves = record.moves.toSpliced(2, 1);
    let steps = 0;
    expect(replay(shells, { ...record, moves }, () => steps++)).toMatchObject({
      ok: false,
      error: { clause: expect.any(String) as string, params: { field: 'moves[2]' } },
    });
    expect(steps).toBe(2);
  });

  it('believes no outcome of chance that could not be', () => {
    const moves = [
      {
        actor: 'chance',
        move: {
          type: 'tide',
          shells: [
            [1, 2],
            [2, 3],
          ],
        },
      } as const,
    ];
    expect(replay(shells, { ...record, moves })).toMatchObject({
      ok: false,
      error: { code: 'bad-tide', params: { field: 'moves[0]' } },
    });
  });
});

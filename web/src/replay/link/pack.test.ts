import { GAMES, gameNamed } from '@seekiste/rules';
import { decodeRecord, writeRecord, type GameRecord } from '@seekiste/rules/core';
import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SeatSetup } from '../../local/seats.js';
import { framed } from './frame.js';
import { pack, unpack } from './pack.js';

const RULES = new URL('../../../../rules/', import.meta.url);

const records = GAMES.flatMap(({ name: game }) => {
  const folder = new URL(`${game}/records/`, RULES);
  return readdirSync(folder).map(name => {
    const record = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!record.ok) throw new Error(`${name}: ${record.error.code}`);
    return [`${game}/${name}`, record.value] as const;
  });
});

const crew = (count: number): readonly SeatSetup[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: 'Änne “the” Bold' } : { kind: 'bot', name: 'Ole', bot: 'sailor' },
  );

const noted = (record: GameRecord): GameRecord => ({
  ...record,
  notes: [{ at: 1, mark: 'missed', comment: 'Ein *, und\n„mehr“' }],
  variations: [
    { at: 3, moves: record.moves.slice(3, 6), players: [...crew(record.seats)].map(({ name }) => ({ name })) },
  ],
});

describe.each(records)('the link of %s', (_, record) => {
  const seats = crew(record.seats);

  it('holds the whole game, and what was noted', async () => {
    for (const given of [record, noted(record)]) {
      const text = await pack({ record: given, seats });
      expect(await unpack(text)).toEqual({ ok: true, value: { record: given, seats } });
    }
  });

  it('leaves room for an address within 2,000 characters', async () => {
    expect((await pack({ record, seats })).length).toBeLessThan(1900);
  });
});

describe('a link from before spaces were named by the table', () => {
  it.each(records.filter(([name]) => /arch|pyramid/.test(name)))('%s still opens', async (_, record) => {
    const game = gameNamed(record.game)!;
    const [head = ''] = writeRecord(game, record).split('\n\n');
    const moves = record.moves.map(({ actor, move }) => (actor === 'chance' ? '*' : `${actor} ${game.write(move)}`));
    const text = [head.replace('record/2', 'record/1'), '', ...moves, ''].join('\n');
    const crewLine = JSON.stringify(Array.from({ length: record.seats }, () => ['Ole', 'sailor']));
    const opened = await unpack(framed(new Uint8Array(deflateRawSync(`${crewLine}\n${text}`))));
    expect(opened).toMatchObject({ ok: true, value: { record } });
  });
});

describe('a bad link', () => {
  const [, record] = records[0]!;
  const good = pack({ record, seats: crew(record.seats) });
  const codeOf = async (text: string): Promise<string> => {
    const read = await unpack(text);
    return read.ok ? 'ok' : read.error.code;
  };
  const of = (text: string | Buffer): string => framed(new Uint8Array(deflateRawSync(text)));

  it('says that its end is missing, wherever it was cut', async () => {
    const text = await good;
    for (const length of [2, 5, 11, 12, 13, 14, 100, text.length - 1])
      expect([length, await codeOf(text.slice(0, length))]).toEqual([length, 'link-cut']);
  });

  it('says that it was changed, whichever character it was', async () => {
    const text = await good;
    for (let at = 12; at < text.length; at += 7) {
      const other = text[at] === 'A' ? 'B' : 'A';
      expect([at, await codeOf(text.slice(0, at) + other + text.slice(at + 1))]).toEqual([at, 'link-damaged']);
    }
    expect(await codeOf(text.slice(0, 50) + '%' + text.slice(51))).toBe('link-damaged');
    expect(await codeOf(text + 'AAAA')).toBe('link-damaged');
  });

  it('says that its version is unknown', async () => {
    expect(await codeOf((await good).replace(/^1/, '2'))).toBe('link-version');
    expect(await codeOf('nothing')).toBe('link-version');
  });

  it('forgives what a sentence leaves at its end', async () => {
    expect([await codeOf(`${await good}).`), await codeOf(`${await good} `)]).toEqual(['ok', 'ok']);
  });

  it('with ten megabytes of zeros behind it is too large, and so is one that is long itself', async () => {
    expect(await codeOf(of(Buffer.alloc(10_000_000)))).toBe('link-too-large');
    expect(await codeOf(`1.${'A'.repeat(300_000)}`)).toBe('link-too-large');
  });

  it('that was made on purpose is refused by what is wrong with it', async () => {
    expect(await codeOf(framed(new Uint8Array([1, 2, 3])))).toBe('link-damaged');
    expect(await codeOf(of('no end'))).toBe('link-damaged');
    expect(await codeOf(of('[]\nseekiste-record/1\ngame chess\n\n'))).toBe('unknown-game');
    expect(await codeOf(of(new Uint8Array([0xff, 0xfe, 10]) as Buffer))).toBe('link-damaged');
  });

  it('with a move that the rules refuse ends with it: chance is not known any more', async () => {
    const at = record.moves.length - 2;
    const moves = record.moves.toSpliced(at, 1, record.moves[at - 1]!);
    const read = await unpack(await pack({ record: { ...record, moves }, seats: [] }));
    expect(read.ok && read.value.record.moves.slice(0, at + 1)).toEqual(moves.slice(0, at + 1));
  });

  it('names no bot that does not exist', async () => {
    const read = await unpack(await pack({ record, seats: [{ kind: 'bot', name: 'X', bot: 'kraken' }] }));
    expect(read.ok && read.value.seats[0]).toEqual({ kind: 'human', name: 'X' });
  });
});

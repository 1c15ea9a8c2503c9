import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRecord, readRecord, replay, writeRecord, type AnyGame, type GameRecord } from '../core/index.js';
import { inAllerRuhe, type Move } from './index.js';

const FOLDER = new URL('records/', import.meta.url);
const GAMES: readonly AnyGame[] = [inAllerRuhe];

const record = (name: string): GameRecord<Move> => {
  const decoded = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
  return decoded.value as GameRecord<Move>;
};

const ENDS = {
  'four-players-lost-strict': { laid: 34, departedBy: 0, won: false, reason: 'too-few-cards', clause: '8.3', seat: 1 },
  'solo-won-galatea': { laid: 36, departedBy: 0, won: true, reason: 'arrived', clause: '8.1', seat: 0 },
  'three-players-won': { laid: 36, departedBy: 2, won: true, reason: 'arrived', clause: '8.1', seat: 0 },
  'two-players-lost': { laid: 35, departedBy: 1, won: false, reason: 'no-action', clause: '8.2', seat: 0 },
} as const;

describe('Finished games', () => {
  it('3.1 each record has its end here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(ENDS)
        .map(name => `${name}.json`)
        .sort(),
    );
  });

  it.each(Object.entries(ENDS))('8.1, 8.2, 8.3 %s still ends as it did', (name, { laid, departedBy, ...outcome }) => {
    const end = replay(inAllerRuhe, record(name));
    expect(end.ok && inAllerRuhe.result(end.value)).toEqual({ kind: 'team', ...outcome });
    expect(end).toMatchObject({ value: { open: 36 - laid, departedBy } });
  });

  it.each(Object.keys(ENDS))('%s is the same as text', name => {
    expect(readRecord(GAMES, writeRecord(inAllerRuhe, record(name)))).toEqual({ ok: true, value: record(name) });
  });

  it('3.1 a record with a move too many is refused at that move', () => {
    const [name = ''] = Object.keys(ENDS);
    const full = record(name);
    const moves = [...full.moves, { actor: 0, move: { type: 'depart' } as const }];
    expect(replay(inAllerRuhe, { ...full, moves })).toMatchObject({
      ok: false,
      error: { code: 'game-over', params: { field: `moves[${full.moves.length}]` } },
    });
  });

  it('4.1 a record with a changed move is refused', () => {
    const [name = ''] = Object.keys(ENDS);
    const full = record(name);
    const moves = full.moves.map((played, i) =>
      i === 1 ? { ...played, move: { type: 'discard', cards: [81, 82] } as const } : played,
    );
    expect(replay(inAllerRuhe, { ...full, moves })).toMatchObject({ error: { params: { field: 'moves[1]' } } });
  });
});

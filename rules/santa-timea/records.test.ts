import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRecord, readRecord, replay, writeRecord, type AnyGame, type GameRecord } from '../core/index.js';
import { santaTimea, type Move } from './index.js';

const FOLDER = new URL('records/', import.meta.url);
const GAMES: readonly AnyGame[] = [santaTimea];

const record = (name: string): GameRecord<Move> => {
  const decoded = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
  return decoded.value as GameRecord<Move>;
};

const ENDS = {
  'five-players-shared': {
    roundsWon: [1, 0, 0, 1, 0],
    points: [5, 3, 1, 5, 3],
    places: [1, 3, 5, 1, 3],
    reason: 'shared',
    clause: '8.3',
  },
  // With a choice of sets, a carried wind card and a led bride.
  'four-players-professional': {
    roundsWon: [1, 0, 1, 0],
    points: [4, 4, 6, 6],
    places: [3, 4, 1, 2],
    reason: 'rounds-won',
    clause: '8.2',
  },
  'three-players-rounds-won': {
    roundsWon: [1, 2, 0],
    points: [7, 7, 5],
    places: [2, 1, 3],
    reason: 'rounds-won',
    clause: '8.2',
  },
  'two-players-five-rounds': {
    roundsWon: [3, 2],
    points: [6, 4],
    places: [1, 2],
    reason: 'most-points',
    clause: '8.1',
  },
} as const;

describe('Finished games', () => {
  it('2.1 each record has its end here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(ENDS)
        .map(name => `${name}.json`)
        .sort(),
    );
  });

  it.each(Object.entries(ENDS))('8.1, 8.2, 8.3 %s still ends as it did', (name, { roundsWon, ...outcome }) => {
    const end = replay(santaTimea, record(name));
    expect(end.ok && santaTimea.result(end.value)).toEqual({ kind: 'ranking', ...outcome });
    expect(end).toMatchObject({ value: { roundsWon } });
  });

  it.each(Object.keys(ENDS))('%s is the same as text', name => {
    expect(readRecord(GAMES, writeRecord(santaTimea, record(name)))).toEqual({ ok: true, value: record(name) });
  });

  it('8.1 a record with a move too many is refused at that move', () => {
    const full = record('two-players-five-rounds');
    const moves = [...full.moves, { actor: 0, move: { type: 'play', card: 1 } as const }];
    expect(replay(santaTimea, { ...full, moves })).toMatchObject({
      ok: false,
      error: { code: 'game-over', params: { field: `moves[${full.moves.length}]` } },
    });
  });

  it('3.1 a record with a changed move is refused', () => {
    const full = record('two-players-five-rounds');
    const moves = full.moves.map((played, i) => (i === 2 ? (full.moves[1] ?? played) : played));
    expect(replay(santaTimea, { ...full, moves })).toMatchObject({ error: { params: { field: 'moves[2]' } } });
  });
});

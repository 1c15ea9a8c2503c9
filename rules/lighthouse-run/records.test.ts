import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRecord, readRecord, replay, writeRecord, type AnyGame, type GameRecord } from '../core/index.js';
import { lighthouseRun, type Move } from './index.js';

const FOLDER = new URL('records/', import.meta.url);
const GAMES: readonly AnyGame[] = [lighthouseRun];

const record = (name: string): GameRecord<Move> => {
  const decoded = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
  return decoded.value as GameRecord<Move>;
};

const ENDS = {
  'erik-first': { points: [16, 18], places: [3, 2], reason: 'erik', clause: '9.8' },
  'four-players': { points: [23, 24, 23, 27], places: [3, 2, 3, 1], reason: 'points', clause: '8.2' },
  'great-fleet': { points: [59, 54], places: [1, 2], reason: 'points', clause: '8.2' },
  'three-players-tie': { points: [22, 22, 18], places: [2, 1, 3], reason: 'cards', clause: '8.3' },
} as const;

describe('Finished games', () => {
  it('3.1 each record has its end here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(ENDS).map(name => `${name}.json`));
  });

  it.each(Object.entries(ENDS))('8.2, 8.3, 9.8, 9.14 %s still ends as it did', (name, outcome) => {
    const end = replay(lighthouseRun, record(name));
    expect(end.ok && lighthouseRun.result(end.value)).toEqual({ kind: 'ranking', ...outcome });
  });

  it.each(Object.keys(ENDS))('%s is the same as text', name => {
    expect(readRecord(GAMES, writeRecord(lighthouseRun, record(name)))).toEqual({ ok: true, value: record(name) });
  });

  it('8.1 a record with a move too many is refused at that move', () => {
    const full = record('four-players');
    const moves = [...full.moves, full.moves.at(-1)!];
    expect(replay(lighthouseRun, { ...full, moves })).toMatchObject({
      ok: false,
      error: { code: 'game-over', params: { field: `moves[${full.moves.length}]` } },
    });
  });

  it('3.1 a record with moves exchanged is refused', () => {
    const full = record('four-players');
    const [deal, first, second, ...rest] = full.moves;
    expect(replay(lighthouseRun, { ...full, moves: [deal!, second!, first!, ...rest] })).toMatchObject({
      error: { code: 'not-your-turn', params: { field: 'moves[1]' } },
    });
  });
});

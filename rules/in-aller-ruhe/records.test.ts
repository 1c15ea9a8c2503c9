import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeRecord, readRecord, replay, writeRecord, type AnyGame, type GameRecord } from '../core/index.js';
import { inAllerRuhe, type Move } from './index.js';
import { after, dealt } from './naive-play.test-help.js';
import { comparable, tableOf } from './naive-table.test-help.js';

const FOLDER = new URL('records/', import.meta.url);
const GAMES: readonly AnyGame[] = [inAllerRuhe];

const record = (name: string): GameRecord<Move> => {
  const decoded = decodeRecord(GAMES, JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
  return decoded.value as GameRecord<Move>;
};

const WON = { kind: 'team', won: true, reason: 'arrived', clause: '8.1' } as const;
const STUCK = { kind: 'team', won: false, reason: 'no-action', clause: '8.2' } as const;

const ENDS = {
  'all-expansions-lost': { laid: 28, departedBy: 4, end: { ...STUCK, seat: 3 } },
  'all-expansions-won': { laid: 36, departedBy: 0, end: { ...WON, seat: 0 } },
  'arch-won': { laid: 40, departedBy: null, end: { ...WON, seat: 2 } },
  'day-night-won': { laid: 36, departedBy: 1, end: { ...WON, seat: 1 } },
  'duel-full-sea': {
    laid: 36,
    departedBy: null,
    end: { kind: 'ranking', points: [25, 36], places: [2, 1], reason: 'sea-full', clause: '16.8' },
  },
  'duel-hands-empty': {
    laid: 33,
    departedBy: null,
    end: { kind: 'ranking', points: [15, 21], places: [2, 1], reason: 'hands-empty', clause: '16.8' },
  },
  'four-players-lost-strict': {
    laid: 34,
    departedBy: 0,
    end: { kind: 'team', won: false, reason: 'too-few-cards', clause: '8.3', seat: 1 },
  },
  'monsters-won': { laid: 36, departedBy: 0, end: { ...WON, seat: 1 } },
  'pyramid-harder-lost': { laid: 31, departedBy: null, end: { ...STUCK, seat: 0 } },
  'pyramid-won': { laid: 36, departedBy: null, end: { ...WON, seat: 1 } },
  'rock-won': { laid: 36, departedBy: 1, end: { ...WON, seat: 1 } },
  'solo-won-galatea': { laid: 36, departedBy: 0, end: { ...WON, seat: 0 } },
  'storms-won': { laid: 36, departedBy: 1, end: { ...WON, seat: 3 } },
  'three-players-won': { laid: 36, departedBy: 2, end: { ...WON, seat: 0 } },
  'two-players-lost': { laid: 35, departedBy: 1, end: { ...STUCK, seat: 0 } },
} as const;

describe('Finished games', () => {
  it('3.1 each record has its end here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(ENDS)
        .map(name => `${name}.json`)
        .sort(),
    );
  });

  it.each(Object.entries(ENDS))('8.1, 8.2, 8.3, 16.8 %s still ends as it did', (name, { laid, departedBy, end }) => {
    const folded = replay(inAllerRuhe, record(name));
    expect(folded.ok && inAllerRuhe.result(folded.value)).toEqual(end);
    expect(folded.ok && folded.value.sea.filter(card => card !== 0)).toHaveLength(laid);
    expect(folded).toMatchObject({ value: { departedBy } });
  });

  // What the naive game knows: the same table after every move, from the deal to the end.
  it.each(Object.keys(ENDS))('3.1 %s goes the same way by the naive game', name => {
    const { options, seats, moves } = record(name);
    const empty = inAllerRuhe.start(options as Parameters<typeof inAllerRuhe.start>[0], seats);
    let second = tableOf(inAllerRuhe.save(empty));
    const folded = replay(inAllerRuhe, record(name), ({ played: { actor, move }, state }) => {
      second = move.type === 'deal' ? dealt(second, move) : after(second, Number(actor), inAllerRuhe.write(move));
      expect(comparable(second)).toEqual(comparable(tableOf(inAllerRuhe.save(state))));
    });
    expect(folded.ok && moves.length).toBe(moves.length);
  });

  it.each(Object.keys(ENDS))('%s is the same as text', name => {
    expect(readRecord(GAMES, writeRecord(inAllerRuhe, record(name)))).toEqual({ ok: true, value: record(name) });
  });

  it.each(['arch-won', 'pyramid-won', 'three-players-won'])(
    '%s still reads as the first version of the text wrote it, spaces counted along the route',
    name => {
      const given = record(name);
      const [head = ''] = writeRecord(inAllerRuhe, given).split('\n\n');
      const moves = given.moves.map(({ actor, move }) => `${actor} ${inAllerRuhe.write(move)}`);
      const first = [head.replace('seekiste-record/2', 'seekiste-record/1'), '', ...moves, ''].join('\n');
      expect(readRecord(GAMES, first)).toEqual({ ok: true, value: given });
    },
  );

  it('14.1, 17.1 a text names the spaces of arch and pyramid by their rows and columns', () => {
    expect(writeRecord(inAllerRuhe, record('pyramid-won'))).toMatch(/^\d \d+ [G-K]1\b/m);
    expect(writeRecord(inAllerRuhe, record('arch-won'))).toMatch(/^\d \d+ G[1-7]\b/m);
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

import type { Measured } from '@seekiste/learn/ladder';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { usualOptions, type AnyGame } from '@seekiste/rules/core';
import { expect, it } from 'vitest';
import type { SeatSetup } from '../local/seats.js';
import type { Entry } from '../logbook/entry.js';
import { rungAt, standings } from './rungs.js';

const game = inAllerRuhe as unknown as AnyGame;
const me: SeatSetup = { kind: 'human', name: 'Ada' };
const bot = (level: string): SeatSetup => ({ kind: 'bot', name: 'Ole', bot: level });

const RUNGS: readonly Measured[] = [
  { seats: 2, options: {}, crew: ['sailor'], games: 10, won: 9 },
  { seats: 2, options: { rock: true }, crew: ['sailor'], games: 10, won: 8 },
  { seats: 1, options: { rock: true }, crew: [], games: 10, won: 7 },
];

const entry = (options: object, seats: readonly SeatSetup[], won: boolean): Entry => ({
  id: 'one',
  version: 1,
  game: game.name,
  options: { ...usualOptions(game), ...options },
  seats,
  begun: 0,
  changed: 0,
  name: '',
  star: false,
  length: 40,
  standing: 'over',
  outcome: { kind: 'team', won, reason: 'arrived' } as Entry['outcome'] & object,
});

it('knows a rung by number of players, options and crew, and no other game counts', () => {
  const found = standings(game, RUNGS, [
    entry({}, [me, bot('sailor')], true),
    entry({ rock: true }, [me, bot('captain')], true),
    entry({ rock: true }, [me, me], true),
    entry({ rock: true }, [me], false),
  ]);
  expect(found.map(({ tries, best }) => [tries, best])).toEqual([
    [1, { won: true }],
    [0, undefined],
    [1, { won: false }],
  ]);
});

it('keeps the best of several tries: a win, then the better place, then more points', () => {
  const seats = [bot('sailor'), me, bot('sailor')];
  const rungs: readonly Measured[] = [{ seats: 3, options: {}, crew: ['sailor', 'sailor'], games: 10, won: 3 }];
  const try_ = (places: readonly number[], points: readonly number[]): Entry => ({
    ...entry({}, seats, false),
    outcome: { kind: 'ranking', places, points, reason: 'harbour', clause: '9' },
  });
  const best = (...tries: readonly Entry[]) => standings(game, rungs, tries)[0]?.best;
  const third = try_([1, 3, 2], [9, 2, 5]);
  const second = try_([1, 2, 2], [9, 4, 4]);
  const higher = try_([1, 2, 3], [9, 8, 4]);
  expect(best(third, second)).toEqual({ won: false, place: { place: 2, tied: true, points: 4 } });
  expect(best(second, higher, third)).toEqual({ won: false, place: { place: 2, tied: false, points: 8 } });
  expect(best(higher, try_([2, 1, 2], [1, 2, 1]))).toEqual({ won: true, place: { place: 1, tied: false, points: 2 } });
});

it('finds the rung that a game was, and none in another game', () => {
  const at = (options: object, seats: readonly SeatSetup[]) => rungAt(game, RUNGS, entry(options, seats, false));
  expect(at({}, [me, bot('sailor')])).toBe(0);
  expect(at({ rock: true }, [me])).toBe(2);
  expect(at({ rock: true }, [me, bot('captain')])).toBeUndefined();
  expect(at({}, [me, me])).toBeUndefined();
});

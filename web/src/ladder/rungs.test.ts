import type { Measured } from '@seekiste/learn/ladder';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import type { AnyGame } from '@seekiste/rules/core';
import { expect, it } from 'vitest';
import type { SeatSetup } from '../local/seats.js';
import type { Entry } from '../logbook/entry.js';
import { standings, usualOf } from './rungs.js';

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
  options: { ...usualOf(game), ...options },
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
  expect(found.map(({ tries, won }) => [tries, won])).toEqual([
    [1, true],
    [0, false],
    [1, false],
  ]);
});

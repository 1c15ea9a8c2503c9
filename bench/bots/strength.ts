import { hintsFor, type Bot } from '@seekiste/bots';
import type { AnyGame, Outcome, Seat } from '@seekiste/rules/core';
import { playDeal, sailorOf } from './positions.js';

const BUDGETS = [30, 100, 300, 1000] as const;
const DEALS = Number(process.env['BENCH_DEALS'] ?? 4);

export interface Strength {
  readonly playouts: number;
  readonly milliseconds: number;
  readonly share: number;
  readonly games: number;
}

/** A captain with this budget, and how long it has thought. */
const captain = (game: AnyGame, playouts: number) => {
  const effort = { moves: 0, milliseconds: 0 };
  const bot: Bot = {
    name: 'captain',
    choose(view, rng) {
      const from = process.cpuUsage();
      const move = hintsFor(game.name, view, rng, playouts)[0]?.move;
      const { user, system } = process.cpuUsage(from);
      effort.moves++;
      effort.milliseconds += (user + system) / 1000;
      return move;
    },
  };
  return { bot, effort };
};

const shareOf = (outcome: Outcome, seat: Seat): number => {
  switch (outcome.kind) {
    case 'team':
      return outcome.won ? 1 : 0;
    case 'ranking':
      return outcome.places[seat] === 1 ? 1 / outcome.places.filter(place => place === 1).length : 0;
  }
};

/** Whether all players of a game win or lose together. */
const isCrew = (game: AnyGame): boolean => playDeal(game, game.seats.min, 0, () => sailorOf(game)).kind === 'team';

/** The part of the games that a search with this budget wins: every deal from each seat, or with the search on all seats. */
const strengthOf = (game: AnyGame, seats: number, playouts: number): Strength => {
  const { bot, effort } = captain(game, playouts);
  const [sailor, crew] = [sailorOf(game), isCrew(game)];
  let won = 0;
  for (let deal = 0; deal < DEALS; deal++)
    for (let seat = 0; seat < seats; seat++) {
      const outcome = crew
        ? playDeal(game, seats, deal * seats + seat, () => bot)
        : playDeal(game, seats, deal, at => (at === seat ? bot : sailor));
      won += shareOf(outcome, seat);
    }
  const games = DEALS * seats;
  return { playouts, milliseconds: effort.milliseconds / effort.moves, share: won / games, games };
};

export const strengths = (game: AnyGame, seats: number): readonly Strength[] =>
  BUDGETS.map(playouts => strengthOf(game, seats, playouts));

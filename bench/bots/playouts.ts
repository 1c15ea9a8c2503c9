import { hintsFor } from '@seekiste/bots';
import { Rng, type AnyGame } from '@seekiste/rules/core';
import { median, spread } from '../tally.js';
import { playDeal, sailorOf } from './positions.js';

/** Positions from games of sailors, so that searches meet what they meet in play: all of a game counts, its end as well. */
const DEALS = 3;
const SLICES = 5;
const PLAYOUTS = 200;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** One slice: every position once. */
const slice = (game: AnyGame, views: readonly unknown[], rng: Rng): number => {
  const from = cpuSeconds();
  for (const view of views) hintsFor(game.name, view, rng, PLAYOUTS);
  return (views.length * PLAYOUTS) / (cpuSeconds() - from);
};

export const playoutsPerSecond = (game: AnyGame, seats: number): string => {
  const views: unknown[] = [];
  const sailor = sailorOf(game);
  for (let deal = 0; deal < DEALS; deal++)
    playDeal(
      game,
      { seats },
      deal,
      () => sailor,
      view => {
        if (game.moves(view).length > 1) views.push(view);
      },
    );
  const rng = Rng.from('b0a7'.padEnd(64, '0'));
  slice(game, views, rng); // warms up
  const rates = Array.from({ length: SLICES }, () => slice(game, views, rng));
  return `${median(rates).toFixed(0)} (${spread(rates, 0)}), ${views.length} positions`;
};

import { wilson, Z, type Interval } from '@seekiste/rules/logbook';

/** The interval of a mean, from sum and sum of squares of many values. */
export const meanInterval = (sum: number, squares: number, trials: number): Interval => {
  const mean = sum / trials;
  const variance = trials > 1 ? Math.max(0, squares - sum * mean) / (trials - 1) : 0;
  const half = Z * Math.sqrt(variance / trials);
  return [mean - half, mean + half];
};

/**
 * The interval of a share of which every trial is itself a mean between 0 and 1 (the games of one
 * deal): Wilson's, for as many independent games as would spread this much. Where nothing spreads,
 * a trial counts as one game.
 */
export const shareInterval = (sum: number, squares: number, trials: number): Interval => {
  const share = sum / trials;
  const variance = trials > 1 ? Math.max(0, squares - sum * share) / (trials - 1) : 0;
  const games = variance > 0 ? (share * (1 - share) * trials) / variance : trials;
  return wilson(share * games, games);
};

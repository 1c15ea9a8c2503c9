export type Interval = readonly [low: number, high: number];

/** The normal distribution's 97.5 % point, for intervals of 95 %. */
const Z = 1.959963984540054;

/** Wilson's score interval for a share: stays inside 0 and 1 and is honest near both ends. */
export const wilson = (hits: number, trials: number): Interval => {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const spread = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  // Exact where rounding would leave 1e-17: no hit and nothing but hits.
  return [hits === 0 ? 0 : middle - half, hits === trials ? 1 : middle + half];
};

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

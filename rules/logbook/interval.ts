export type Interval = readonly [low: number, high: number];

/** The normal distribution's 97.5 % point, for intervals of 95 %. */
export const Z = 1.959963984540054;

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

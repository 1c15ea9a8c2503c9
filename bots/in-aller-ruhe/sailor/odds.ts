/** The chance of at least `wanted` successes among `tries` that succeed with `chance` each, 0 < chance < 1. */
export const atLeast = (wanted: number, tries: number, chance: number): number => {
  if (wanted <= 0) return 1;
  if (wanted > tries) return 0;
  const odds = chance / (1 - chance);
  let exactly = (1 - chance) ** tries;
  let fewer = exactly;
  for (let hits = 1; hits < wanted; hits++) {
    exactly *= ((tries - hits + 1) / hits) * odds;
    fewer += exactly;
  }
  return 1 - fewer;
};

/** The logarithm of a chance, kept finite: a hopeless gap must still be comparable with another one. */
export const logChance = (chance: number): number => Math.log(Math.max(1e-9, chance));

/** The logarithm of the logistic function: near 0 when x is comfortable, falling like x when it is not. */
export const logComfort = (x: number): number => (x < -30 ? x : -Math.log(1 + Math.exp(-x)));

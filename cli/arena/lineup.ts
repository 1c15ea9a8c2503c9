/** Who plays, by name: each bot once, in the order in which they were named. */
export const rivals = (bots: readonly string[]): readonly string[] => [...new Set(bots)];

/** Everybody moved on by some seats. */
const rotated = (bots: readonly string[], by: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + by) % bots.length] as string);

/** Every way to seat them around the table in this order, each once: `a,b,a,b` has only two. */
export const seatings = (bots: readonly string[]): readonly (readonly string[])[] => {
  const ways = new Map(bots.map((_, by) => [rotated(bots, by).join(), rotated(bots, by)]));
  return [...ways.values()];
};

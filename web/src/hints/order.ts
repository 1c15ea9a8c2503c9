import type { Hint } from '@seekiste/bots';

/**
 * In the order of what they say: never 98 above 99. A bot may think better of a move than its playouts tell; such a
 * move is practically equal to the one with the better chance, and is called so.
 */
export const asSaid = (hints: readonly Hint[]): readonly Hint[] => {
  const [thoughtBest] = hints;
  const said = [...hints].sort((one, other) => other.worth.mean - one.worth.mean);
  const [first] = said;
  if (first === thoughtBest) return said;
  return said.map(hint => {
    if (hint === first) return { ...hint, level: false };
    return hint === thoughtBest ? { ...hint, level: true } : hint;
  });
};

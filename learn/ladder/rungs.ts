import type { Measured } from './voyage.js';

/** The number of rungs of a ladder, where enough voyages were measured. */
const RUNGS = 30;

const rateOf = ({ won, games }: Measured): number => won / games;

/**
 * The rungs, easiest first: as evenly spread between the easiest and the hardest as the measured voyages allow. Each
 * voyage is a rung at most once.
 */
export const rungsFrom = (measured: readonly Measured[]): readonly Measured[] => {
  const left = measured.filter(({ games }) => games > 0).sort((a, b) => rateOf(b) - rateOf(a));
  if (left.length <= RUNGS) return left;
  const [highest, lowest] = [left[0], left.at(-1)].map(each => (each ? rateOf(each) : 0)) as [number, number];
  const chosen = Array.from({ length: RUNGS }, (_, at) => {
    const wanted = highest + ((lowest - highest) * at) / (RUNGS - 1);
    const off = (each: Measured): number => Math.abs(rateOf(each) - wanted);
    const nearest = left.reduce((best, each) => (off(each) < off(best) ? each : best));
    left.splice(left.indexOf(nearest), 1);
    return nearest;
  });
  return chosen.sort((a, b) => rateOf(b) - rateOf(a));
};

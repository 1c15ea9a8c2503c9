import { CANDIDATES } from './candidates.js';
import { keyOf, type Measured, type Voyage } from './voyage.js';

/** The number of rungs of a ladder, where enough voyages were measured. */
const RUNGS = 30;

const rateOf = ({ won, games }: Measured): number => won / games;

/** A voyage as its options were written down, which is enough to find it again among candidates. */
const written = (voyage: Voyage): string => keyOf(voyage, {});

/**
 * The rungs, easiest first: as evenly spread between the easiest and the hardest as the measured voyages allow. Each
 * voyage is a rung at most once.
 */
export const rungsOf = (game: string, measured: readonly Measured[]): readonly Measured[] => {
  const candidates = new Set(CANDIDATES[game]?.map(written));
  const left = measured
    .filter(each => each.games > 0 && candidates.has(written(each)))
    .sort((a, b) => rateOf(b) - rateOf(a));
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

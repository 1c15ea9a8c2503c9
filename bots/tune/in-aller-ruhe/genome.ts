import type { Options } from '@seekiste/rules/in-aller-ruhe';
import { CHAPTERS } from '../../in-aller-ruhe/chapters/index.js';
import { at, type Weights } from '../../in-aller-ruhe/sailor/index.js';

/** How far each number of the weights that is tuned is from where it began. */
export type Genome = Float64Array;

/** A number among the weights. */
interface Gene {
  readonly key: keyof Weights;
  /** Which one of several. */
  readonly index: number;
}

/** Chances near to one, which factors would lift above it. */
const FIXED: readonly (keyof Weights)[] = ['ownKept', 'ownArrivalKept'];

/** Chances that a little changes a lot: so much of the factors. */
const FINE: Readonly<Partial<Record<keyof Weights, number>>> = { usable: 0.2, affordable: 0.2, arrivalComes: 0.2 };

/** What may as well be on the other side of zero: so much is added, in place of factors. */
const ADDED: Readonly<Partial<Record<keyof Weights, number>>> = {
  teamNeed: 4,
  teamNeedOpen: 8,
  seatNeed: 2,
  monsterHeld: 1,
  turned: 1,
  stormOut: 1,
  cleared: 1,
};

/** Weights of a chapter have a say only where it is in play. */
const hasSay = (key: keyof Weights, options: Options): boolean =>
  CHAPTERS.every(({ weights, inPlay }) => !Object.hasOwn(weights, key) || inPlay(options));

/** The numbers that are tuned for these tables. */
export const genesFor = (weights: Weights, tables: readonly { readonly options: Options }[]): readonly Gene[] =>
  (Object.keys(weights) as (keyof Weights)[])
    .filter(key => !FIXED.includes(key) && tables.some(({ options }) => hasSay(key, options)))
    .flatMap(key => {
      const value = weights[key];
      const count = typeof value === 'number' ? 1 : value.length;
      return Array.from({ length: count }, (_, index) => ({ key, index }));
    });

const rounded = (value: number): number => Number(value.toPrecision(3));

const changed = (value: number, key: keyof Weights, by: number): number => {
  const added = ADDED[key];
  return rounded(added === undefined ? value * Math.exp((FINE[key] ?? 1) * by) : value + added * by);
};

/** The weights with all that a genome changes. */
export const grown = (weights: Weights, genes: readonly Gene[], genome: Genome): Weights => {
  const made: Record<string, number | number[]> = {
    ...weights,
    usable: [...weights.usable],
    affordable: [...weights.affordable],
  };
  genes.forEach(({ key, index }, i) => {
    const [value, by] = [made[key], genome[i] ?? 0];
    if (typeof value === 'number') made[key] = changed(value, key, by);
    else if (value) value[index] = changed(at(value, index), key, by);
  });
  return made as unknown as Weights;
};

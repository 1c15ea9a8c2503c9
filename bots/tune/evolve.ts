import { Rng, type Seed } from '@seekiste/rules/core';
import type { Weights } from '../in-aller-ruhe/weights.js';
import { genesIn, grown, type Genome } from './genome.js';
import { normal } from './normal.js';
import { practise, type Practice } from './practice.js';

/** Candidates of a generation, and how many of them have a say in the next one. */
const CANDIDATES = 12;
const PARENTS = 4;
/** How far candidates stray, as logarithms of factors: in the first generation and in the last. */
const STRAYS = 0.25;
const STRAYS_LAST = 0.08;

export interface Evolution {
  readonly practices: readonly Practice[];
  readonly weights: Weights;
  /** All candidates together play about so many games. */
  readonly games: number;
  readonly seed: Seed;
  tell?(generation: { readonly games: number; readonly score: number }): void;
}

/** What weights score on average at every table, each deal the same for all who are handed the same seed. */
export const scoreOf = (weights: Weights, practices: readonly Practice[], seed: Seed): number => {
  const rng = Rng.from(seed);
  return practices.reduce((sum, practice) => sum + practise(practice, weights, rng.split()), 0) / practices.length;
};

const meanOf = (genomes: readonly Genome[]): Genome =>
  (genomes[0] ?? []).map((_, gene) => genomes.reduce((sum, genome) => sum + (genome[gene] ?? 0), 0) / genomes.length);

/**
 * An evolution strategy: candidates stray from the mean of the best of the generation before, and all of a
 * generation play the same deals. The same seed finds the same weights.
 */
export const evolve = ({ practices, weights, games, seed, tell }: Evolution): Weights => {
  const rng = Rng.from(seed);
  const generations = Math.max(1, Math.round(games / CANDIDATES / practices.length));
  let mean: Genome = new Array<number>(genesIn(weights)).fill(0);
  for (let generation = 0; generation < generations; generation++) {
    const strays = STRAYS + ((STRAYS_LAST - STRAYS) * generation) / generations;
    const deals = rng.split().seed();
    const tried = Array.from({ length: CANDIDATES }, () => {
      const genome = mean.map(gene => gene + strays * normal(rng));
      return { genome, score: scoreOf(grown(weights, genome), practices, deals) };
    });
    const parents = tried.sort((a, b) => b.score - a.score).slice(0, PARENTS);
    mean = meanOf([...parents.map(({ genome }) => genome), mean]);
    const score = parents.reduce((sum, parent) => sum + parent.score, 0) / PARENTS;
    tell?.({ games: (generation + 1) * CANDIDATES * practices.length, score });
  }
  return grown(weights, mean);
};

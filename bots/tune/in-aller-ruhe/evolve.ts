import { Rng, type Seed } from '@seekiste/rules/core';
import type { Weights } from '../../in-aller-ruhe/sailor/index.js';
import { adamFor, descend } from './adam.js';
import { genesFor, grown, type Genome } from './genome.js';
import { normal } from './normal.js';
import { practise, type Practice } from './practice.js';

/** Pairs of candidates in a generation. */
const PAIRS = 20;
/** How far candidates stray from the mean, and how far the mean goes in the first generation; in the last, nowhere. */
const STRAYS = 0.2;
const RATE = 0.03;

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

/**
 * An evolution strategy with mirrored candidates (Salimans et al. 2017): two stray from the mean in opposite
 * directions and play the same deals, and by how much one of them does better, the mean follows it. Every pair plays
 * other deals: many directions tried once tell more than few tried often. The same seed finds the same weights.
 */
export const evolve = ({ practices, weights, games, seed, tell }: Evolution): Weights => {
  const rng = Rng.from(seed);
  const genes = genesFor(weights, practices);
  const perGeneration = 2 * PAIRS * practices.length;
  const generations = Math.max(1, Math.round(games / perGeneration));
  const mean = new Float64Array(genes.length);
  const adam = adamFor(genes.length);
  const scored = (genome: Genome, deals: Seed): number => scoreOf(grown(weights, genes, genome), practices, deals);
  for (let generation = 0; generation < generations; generation++) {
    const slope = new Float64Array(genes.length);
    let score = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const strays = mean.map(() => STRAYS * normal(rng));
      const deals = rng.split().seed();
      const one = scored(
        mean.map((gene, i) => gene + (strays[i] as number)),
        deals,
      );
      const other = scored(
        mean.map((gene, i) => gene - (strays[i] as number)),
        deals,
      );
      score += (one + other) / (2 * PAIRS);
      for (let i = 0; i < slope.length; i++) slope[i] = (slope[i] as number) - (one - other) * (strays[i] as number);
    }
    descend(adam, mean, slope, RATE * (1 - generation / generations));
    tell?.({ games: (generation + 1) * perGeneration, score });
  }
  return grown(weights, genes, mean);
};

import { Rng, type Seed } from '../rng.js';
import { ConformanceError } from './checks.js';
import { bytes } from './plain.js';
import type { Judged } from './walk.js';

/** How far counts lie from what was expected of them (Pearson). */
export const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  expected.reduce((sum, due, i) => sum + ((observed[i] ?? 0) - due) ** 2 / due, 0);

/**
 * What a chi-square statistic exceeds once in 480 million times (Laurent and Massart 2000,
 * lemma 1, with x = 20): past it, the counts are wrong and not unlucky.
 */
export const chiSquareBound = (freedom: number): number => freedom + 2 * Math.sqrt(20 * freedom) + 40;

export interface World<State> {
  readonly state: State;
  /** How likely, in proportion to the others. */
  readonly weight: number;
}

/** From this view exactly these worlds are imagined, each as often as it should be. */
export const judgeWorlds = <State, Move>(
  game: Judged<State, Move>,
  view: unknown,
  worlds: readonly World<State>[],
  { seed, draws }: { readonly seed: Seed; readonly draws: number },
): void => {
  const fail = (detail: string): never => {
    throw new ConformanceError('worlds', detail, `game ${game.name}\nseed ${seed}\nview ${bytes(view)}\n`);
  };
  const rng = Rng.from(seed);
  const seen = new Map(worlds.map(({ state }) => [bytes(state), 0]));
  for (let i = 0; i < draws; i++) {
    const world = bytes(game.imagine(view, rng));
    seen.set(world, (seen.get(world) ?? fail(`${world} is impossible`)) + 1);
  }
  const missing = [...seen].find(([, count]) => count === 0);
  if (missing) fail(`${missing[0]} is possible, but not in ${draws} draws`);
  const whole = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const off = chiSquare(
    [...seen.values()],
    worlds.map(({ weight }) => (weight / whole) * draws),
  );
  const bound = chiSquareBound(worlds.length - 1);
  if (off > bound) fail(`chi-square ${off.toFixed(1)} of ${worlds.length} worlds exceeds ${bound.toFixed(1)}`);
};

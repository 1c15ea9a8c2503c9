import type { Seat } from '../game.js';
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

const spread = (observed: readonly number[], weights: readonly number[]): string | undefined => {
  const draws = observed.reduce((sum, count) => sum + count, 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const off = chiSquare(
    observed,
    weights.map(weight => (weight / whole) * draws),
  );
  const bound = chiSquareBound(weights.length - 1);
  return off > bound ? `chi-square ${off.toFixed(1)} exceeds ${bound.toFixed(1)}` : undefined;
};

interface Draws {
  readonly seed: Seed;
  readonly draws: number;
}

/** From this view exactly these worlds are imagined, each as often as it should be. */
export const judgeWorlds = <State, Move>(
  game: Judged<State, Move>,
  view: unknown,
  worlds: readonly World<State>[],
  { seed, draws }: Draws,
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
  const off = spread(
    [...seen.values()],
    worlds.map(({ weight }) => weight),
  );
  if (off !== undefined) fail(off);
};

/** In this position the kernel picks each of the seat's moves equally often. */
export const judgePicks = <State, Move>(
  game: Judged<State, Move>,
  state: State,
  seat: Seat,
  { seed, draws }: Draws,
): void => {
  const rng = Rng.from(seed);
  const out = new Int32Array(game.kernel.mostMoves);
  const codes = [...out.subarray(0, game.kernel.list(state, seat, out))];
  const picked = new Map(codes.map(code => [code, 0]));
  const fail = (detail: string): never => {
    throw new ConformanceError('kernel-pick', detail, `game ${game.name}\nseed ${seed}\nstate ${bytes(state)}\n`);
  };
  for (let i = 0; i < draws; i++) {
    const code = game.kernel.pick(state, seat, rng);
    picked.set(code, (picked.get(code) ?? fail(`${code} is not listed`)) + 1);
  }
  const off = spread(
    [...picked.values()],
    codes.map(() => 1),
  );
  if (off !== undefined) fail(off);
};

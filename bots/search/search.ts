import { CHANCE, OVER, type Kernel, type Rng, type Seat } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { ranked, tryArms, type Arms } from './bandit.js';
import { checkPlayouts } from './budget.js';
import type { Beliefs, Guide } from './guide.js';
import { seatToAct, type Searched, type Seen } from './searched.js';

/** A move and what it came to: the mean of the guide's value, and the interval that has it in 95 of 100 cases. */
export interface Judged<Move> {
  readonly move: Move;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How often it was tried. */
  readonly playouts: number;
}

/** Of a normal distribution, 95 % lie within so many standard deviations. */
const WITHIN = 1.96;

/** Plays on by the policy until the game is over or chance would deal anew. */
const playOut = <State, Move>(kernel: Kernel<State, Move>, guide: Guide<State>, state: State, rng: Rng): void => {
  for (let seat = kernel.actor(state); seat !== OVER && seat !== CHANCE; seat = kernel.actor(state))
    kernel.play(state, seat, guide.policy(state, seat, rng));
};

const judged = <Move>(move: Move, { tries, sums, spread }: Arms, arm: number): Judged<Move> => {
  const playouts = tries[arm] as number;
  const mean = (sums[arm] as number) / playouts;
  const margin = (WITHIN * spread) / Math.sqrt(playouts);
  return { move, mean, low: mean - margin, high: mean + margin, playouts };
};

/** What a search goes by, besides the view. */
interface Question<State, Move, View extends Seen> {
  readonly searched: Searched<State, Move, View>;
  readonly guide: Guide<State> & Beliefs<State, View>;
  readonly view: View;
  readonly rng: Rng;
}

/** The moves that are worth a try, as codes, and a world to read them in. */
const triedIn = <State, Move, View extends Seen>({ searched, guide, view, rng }: Question<State, Move, View>) => {
  const { kernel, imagine } = searched;
  const seat = seatToAct(view);
  const world = imagine(view, rng);
  const codes = new Int32Array(kernel.mostMoves);
  const count = guide.candidates?.(world, seat, codes) ?? kernel.list(world, seat, codes);
  const moveOf = (arm: number): Move => kernel.decode(world, seat, codes[arm] as number);
  return { seat, codes, count, moveOf };
};

/** Tries the moves out, the same worlds for every move, and plays on by the policy. */
const tryOut = <State, Move, View extends Seen>(
  { searched, guide, view, rng }: Question<State, Move, View>,
  { seat, codes, count }: { readonly seat: Seat; readonly codes: Int32Array; readonly count: number },
  playouts: number,
): Arms => {
  const { kernel } = searched;
  const spare = searched.imagine(view, rng);
  const next = guide.worlds?.(view, rng) ?? (() => searched.imagine(view, rng));
  const worlds: State[] = [];
  return tryArms(count, playouts, (arm, n) => {
    kernel.copy((worlds[n] ??= next()), spare);
    kernel.play(spare, seat, codes[arm] as number);
    playOut(kernel, guide, spare, rng);
    return guide.value(spare, seat);
  });
};

/**
 * Determinised Monte Carlo: imagines worlds that fit the view and tries moves in them. Returns the moves that were
 * tried, best first. The budget is a number of playouts, so that the same view and generator give the same answer
 * on any machine.
 */
export const analyse = <State, Move, View extends Seen>(
  searched: Searched<State, Move, View>,
  guide: Guide<State> & Beliefs<State, View>,
  view: View,
  rng: Rng,
  playouts: number,
): readonly Judged<Move>[] => {
  checkPlayouts(playouts);
  const question = { searched, guide, view, rng };
  const tried = triedIn(question);
  const arms = tryOut(question, tried, playouts);
  return ranked(arms).map(arm => judged(tried.moveOf(arm), arms, arm));
};

/** The captain: makes the best of the moves that it has tried out, and does not think where there is only one. */
export const searchBot = <State, Move, View extends Seen>(
  searched: Searched<State, Move, View>,
  guide: Guide<State> & Beliefs<State, View>,
  playouts: number,
): Bot => {
  checkPlayouts(playouts);
  return {
    name: 'captain',
    choose(view, rng) {
      const question = { searched, guide, view: view as View, rng };
      const tried = triedIn(question);
      return tried.moveOf(tried.count === 1 ? 0 : (ranked(tryOut(question, tried, playouts))[0] ?? 0));
    },
  };
};

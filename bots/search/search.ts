import type { Rng, Seat } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { checkPlayouts } from './budget.js';
import type { Beliefs, Guide } from './guide.js';
import { ranked, raceWithin, type Budget } from './budgeted.js';
import { estimateOf, type Estimate } from './interval.js';
import { playOut } from './play-out.js';
import { trialsOf, type Trials } from './race.js';
import { seatToAct, type Searched, type Seen } from './searched.js';

/** A move and what it came to by the guide's value. */
export interface Judged<Move> extends Estimate {
  readonly move: Move;
  /** How often it was tried. */
  readonly playouts: number;
}

/** So many moves are tried to the end where all are to be judged, and not only the best is to be found. */
const JUDGED = 3;

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
  budget: Budget,
): Trials => {
  const { kernel } = searched;
  const spare = searched.imagine(view, rng);
  const next = guide.worlds?.(view, rng) ?? (() => searched.imagine(view, rng));
  let [world, met] = [spare, -1];
  return raceWithin(count, budget, (arm, n) => {
    if (n > met) [world, met] = [next(), n];
    kernel.copy(world, spare);
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
  const trials = tryOut(question, tried, { budget: playouts, least: JUDGED });
  return ranked(trials).map(arm => {
    const values = trialsOf(trials, arm);
    return { move: tried.moveOf(arm), ...estimateOf(values), playouts: values.length };
  });
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
      if (tried.count === 1) return tried.moveOf(0);
      return tried.moveOf(ranked(tryOut(question, tried, { budget: playouts, least: 1 }))[0] ?? 0);
    },
  };
};

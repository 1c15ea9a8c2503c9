import { OVER, type Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../bot.js';
import { checkPlayouts } from '../search/budget.js';
import { seatToAct } from '../search/searched.js';
import { believe } from './belief.js';
import { choose } from './choose.js';
import { guide } from './guide.js';
import { race, type Course } from './race.js';
import { isLearned, isPlain, learnedMove, learnedStarters, startersIn } from './starters.js';
import { weightsFor } from './weights-for.js';

/** How hard a captain thinks. */
export interface Effort {
  /** Only when so few spaces are open: before, luck outweighs by far what moves differ in. */
  readonly open: number;
  /** How many moves start in the race, and how far behind they may be thought. */
  readonly arms: number;
  readonly behind: number;
  /** No further world is met once so many decisions have been played out. */
  readonly turns: number;
  readonly worlds: number;
}

/** With the learned value a turn takes three times as long, with chapters even longer. */
const PLAIN: Effort = { open: 8, arms: 5, behind: 1, turns: 7000, worlds: 400 };
const JUDGED: Effort = { ...PLAIN, turns: 5000 };
const CHAPTERS: Effort = { open: 14, arms: 4, behind: 1, turns: 1000, worlds: 64 };

/** Worlds before a move may be given up, and before moves that never differed count as equal. */
const FIRST = 16;
const ALIKE = 64;

const { kernel, imagine } = inAllerRuhe;

/** Plays on to the end; returns how many decisions that took. */
const playOut = (state: State, rng: Rng): number => {
  let turns = 0;
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
    kernel.play(state, seat, isLearned(state) ? learnedMove(state, seat) : guide.policy(state, seat, rng));
    turns++;
  }
  return turns;
};

/**
 * 5.3 What is named at the departure, all reckon alike; thinking further would only put them out. In the pyramid
 * playouts were no better than the heuristic's own choice.
 */
const isSettled = (view: View): boolean =>
  view.phase === 'pledge' || (view.phase === 'give' && !isLearned(view)) || view.pyramid !== undefined;

const effortFor = (state: State): Effort => {
  if (isLearned(state)) return JUDGED;
  return isPlain(state) ? PLAIN : CHAPTERS;
};

const raced = (view: View, seat: Seat, rng: Rng, effort: Effort | undefined): Move => {
  const world = imagine(view, rng);
  const limits = effort ?? effortFor(world);
  const isEarly = view.open > limits.open;
  if (isEarly && !isLearned(world)) return choose(view, weightsFor(view.options));
  const starters = (isLearned(world) ? learnedStarters : startersIn)(world, seat)
    .filter(({ behind }) => behind <= limits.behind)
    .slice(0, isEarly ? 1 : limits.arms);
  const codeAt = (arm: number): number => (starters[arm] ?? { code: 0 }).code;
  const spare = imagine(view, rng);
  const worlds: State[] = [];
  let turns = 0;
  const course: Course = { worlds: limits.worlds, first: FIRST, alike: ALIKE, isOver: () => turns >= limits.turns };
  const winner = race(starters, course, (arm, n) => {
    kernel.copy((worlds[n] ??= believe(imagine(view, rng), seat, rng)), spare);
    kernel.play(spare, seat, codeAt(arm));
    turns += playOut(spare, rng);
    return guide.value(spare, seat);
  });
  return kernel.decode(world, seat, codeAt(winner));
};

/**
 * Where it has a say, the learned value chooses among the heuristic's best ideas. Near the end the best ideas race
 * each other in worlds that fit the view; where nothing speaks against it, the first choice is made.
 */
export const captainWith = (effort?: Effort): Bot => {
  if (effort) [effort.arms, effort.turns, effort.worlds].forEach(checkPlayouts);
  return {
    name: 'captain',
    choose(given, rng) {
      const view = given as View;
      const seat = seatToAct(view);
      return isSettled(view) ? choose(view, weightsFor(view.options)) : raced(view, seat, rng, effort);
    },
  };
};

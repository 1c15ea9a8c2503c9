import { OVER, type Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../../bot.js';
import { checkPlayouts, seatToAct } from '../../search/index.js';
import type { Effort } from '../chapter.js';
import { chaptersInPlay } from '../chapters/index.js';
import { believe } from './belief.js';
import { choose, guide, weightsFor } from '../sailor/index.js';
import { USUAL_STATES, solvedMove } from '../endgame/index.js';
import { raceStarters, type Limits } from './race-starters.js';
import { isLearned, learnedMoveInPlayout, learnedStarters, startersIn } from './starters.js';

/** By the learned value a turn takes several times as long as by the heuristic at search speed. */
const LATE: Effort = { open: 8, arms: 5, behind: 1, turns: 5000, worlds: 400, states: USUAL_STATES };

/** Worlds before a move may be given up, and before moves that never differed count as equal. */
const FIRST = 16;
const ALIKE = 64;

const { kernel, imagine } = inAllerRuhe;

/** Plays on to the end; returns how many decisions that took. */
const playOut = (state: State, rng: Rng): number => {
  let turns = 0;
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
    kernel.play(state, seat, learnedMoveInPlayout(state, seat) ?? guide.policy(state, seat, rng));
    turns++;
  }
  return turns;
};

/** 5.3 What is named at the departure, all reckon alike; thinking further would only put them out. */
const isSettled = (view: View): boolean =>
  view.phase === 'pledge' ||
  (view.phase === 'give' && !isLearned(view)) ||
  chaptersInPlay(view.options).some(({ settled = [] }) => settled.includes(view.phase));

const effortFor = ({ options }: State): Effort => ({
  ...LATE,
  ...chaptersInPlay(options).find(({ effort }) => effort)?.effort,
});

const raced = (view: View, seat: Seat, rng: Rng, effort: Partial<Effort>): Move => {
  const world = imagine(view, rng);
  const limits = { ...effortFor(world), ...effort };
  const isEarly = view.open > limits.open;
  const learned = learnedStarters(world, seat);
  if (isEarly && !learned) return choose(view, weightsFor(view.options));
  const starters = (learned ?? startersIn(world, seat))
    .filter(({ behind }) => behind <= limits.behind)
    .slice(0, isEarly ? 1 : limits.arms);
  const codeAt = (arm: number): number => (starters[arm] ?? { code: 0 }).code;
  const spare = imagine(view, rng);
  const worlds: State[] = [];
  let turns = 0;
  const course: Limits = { worlds: limits.worlds, first: FIRST, alike: ALIKE, isOver: () => turns >= limits.turns };
  const winner = raceStarters(starters, course, (arm, n) => {
    kernel.copy((worlds[n] ??= believe(imagine(view, rng), seat, rng)), spare);
    kernel.play(spare, seat, codeAt(arm));
    turns += playOut(spare, rng);
    return guide.value(spare, seat);
  });
  return kernel.decode(world, seat, codeAt(winner));
};

/**
 * Where it has a say, the learned value chooses among the heuristic's best ideas. Near the end the best ideas race
 * each other in worlds that fit the view; where nothing speaks against it, the first choice is made. What can be solved
 * is.
 */
export const captainWith = (effort: Partial<Effort> = {}): Bot => {
  const { arms = 1, turns = 1, worlds = 1 } = effort;
  [arms, turns, worlds].forEach(checkPlayouts);
  return {
    name: 'captain',
    choose(given, rng) {
      const view = given as View;
      const seat = seatToAct(view);
      const solved = solvedMove(view, effort.states ?? LATE.states);
      if (solved) return solved;
      return isSettled(view) ? choose(view, weightsFor(view.options)) : raced(view, seat, rng, effort);
    },
  };
};

export const captain: Bot = captainWith();

/** One that plays out so many decisions for a move at most. */
export const captainWithin = (turns: number): Bot => captainWith({ turns });

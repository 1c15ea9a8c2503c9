import { OVER, type Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, SPACES, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../../bot.js';
import { checkPlayouts, seatToAct } from '../../search/index.js';
import { believe } from './belief.js';
import { choose, guide, weightsFor } from '../sailor/index.js';
import { USUAL_STATES, solvedMove } from '../endgame/index.js';
import { raceStarters, type Limits } from './race-starters.js';
import { isLearned, learnedMoveInPlayout, learnedStarters, startersIn } from './starters.js';

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
  /** The rest is solved instead where it has no more states than that. */
  readonly states: number;
}

/** By the learned value a turn takes several times as long as by the heuristic at search speed. */
const LATE: Effort = { open: 8, arms: 5, behind: 1, turns: 5000, worlds: 400, states: USUAL_STATES };
/** With more open spaces, as many turns are too few worlds to tell moves apart. */
const MONSTERS: Effort = { ...LATE, open: 12, turns: 10_000 };
/** In playouts everybody plays on like a sailor, who errs more with storms the longer it takes. */
const STORMS: Effort = { ...LATE, turns: 8000 };
/** 10.3 The rock is one decision more in every turn, and not at search speed. */
const ROCK: Effort = { ...MONSTERS, turns: 5000 };
/** 17.4 Nobody goes by the learned value here, so that as many worlds take less time. */
const PYRAMID: Effort = { ...LATE, turns: 2500 };
/** 16.8 Every turn of a duel counts. */
const DUEL: Effort = { ...LATE, open: SPACES, arms: 6, turns: 3000, worlds: 256 };

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

/**
 * 5.3 What is named at the departure, all reckon alike; thinking further would only put them out. 10.3 Where the rock
 * goes makes next to no difference in playouts, and it is asked in every turn.
 */
const isSettled = (view: View): boolean =>
  view.phase === 'pledge' || view.phase === 'rock' || (view.phase === 'give' && !isLearned(view));

const effortFor = ({ duel, pyramid, storms, rock, monsters }: State): Effort => {
  if (duel) return DUEL;
  if (pyramid) return PYRAMID;
  if (storms) return STORMS;
  if (rock) return ROCK;
  return monsters ? MONSTERS : LATE;
};

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

import { GIVEN_UP, leadOf, meanOf, race, sumOf, trialsOf, type Course, type Trials } from './race.js';

/** What is not ahead of the best by more than this is given up as well: it would not be worth the playouts. */
const ALIKE = 0.005;
/** Few worlds without a difference prove nothing: two moves may differ by this much in the next. */
const SURPRISE = 0.25;
/** This many worlds are met before anybody is given up, and this many times more before it is looked at again. */
const [FIRST, GROWTH] = [16, 1.25];

/** How long a race lasts: the trials in all, and how many arms are tried to the end. */
export interface Budget {
  readonly budget: number;
  readonly least: number;
}

/** Whether an arm may still be worth more than the leader. */
const mayWin = (arm: readonly number[], leader: readonly number[]): boolean => {
  const { mean, error } = leadOf(leader, arm, SURPRISE);
  return mean < GIVEN_UP * error - ALIKE;
};

const courseWithin = ({ budget, least }: Budget): Course => {
  let check = FIRST;
  return {
    goesOn(running, worlds, spent) {
      if (worlds === 0) return true;
      const isDecided = least === 1 && running === 1 && worlds >= FIRST;
      return spent + running <= budget && !isDecided;
    },
    isChecked(worlds) {
      if (worlds < check) return false;
      check = Math.ceil(check * GROWTH);
      return true;
    },
    keep(running, trials) {
      const placed = running.toSorted((a, b) => sumOf(trialsOf(trials, b)) - sumOf(trialsOf(trials, a)) || a - b);
      const leader = trialsOf(trials, placed[0] as number);
      return placed.filter((arm, place) => place < least || mayWin(trialsOf(trials, arm), leader));
    },
  };
};

/**
 * A race until the budget of trials is spent or one arm alone is left. Every arm is tried at least once; arms that fall
 * behind are given up.
 */
export const raceWithin = (arms: number, budget: Budget, trial: (arm: number, world: number) => number): Trials =>
  race(arms, courseWithin(budget), trial).trials;

/** The arms, best first: the one that ran longest comes first, then the one that did better. */
export const ranked = (trials: Trials): readonly number[] => {
  const of = (arm: number): readonly number[] => trialsOf(trials, arm);
  return trials
    .map((_, arm) => arm)
    .sort((a, b) => of(b).length - of(a).length || meanOf(of(b)) - meanOf(of(a)) || a - b);
};

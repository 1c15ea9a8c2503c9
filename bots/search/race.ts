/** What came of each arm, world by world; an arm that was given up has met fewer. */
export type Trials = readonly (readonly number[])[];

/** How a race is run. */
export interface Course {
  /** Whether another world is met by this many arms, after this many worlds and trials. */
  goesOn(running: number, worlds: number, spent: number): boolean;
  /** Whether arms may be given up after this many worlds. */
  isChecked(worlds: number): boolean;
  /** The arms that go on. */
  keep(running: readonly number[], trials: Trials): readonly number[];
}

/** What came of a race, and the arms that were not given up. */
export interface Raced {
  readonly trials: Trials;
  readonly running: readonly number[];
}

/** Tries arms in the same worlds, world by world, as long as the course goes on. */
export const race = (arms: number, course: Course, trial: (arm: number, world: number) => number): Raced => {
  const trials = Array.from({ length: arms }, (): number[] => []);
  let running: readonly number[] = trials.map((_, arm) => arm);
  for (let world = 0, spent = 0; course.goesOn(running.length, world, spent); world++) {
    for (const arm of running) trials[arm]?.push(trial(arm, world));
    spent += running.length;
    if (course.isChecked(world + 1)) running = course.keep(running, trials);
  }
  return { trials, running };
};

/** What came of one arm, as a list that is known to be there. */
export const trialsOf = (trials: Trials, arm: number): readonly number[] => trials[arm] as readonly number[];

export const sumOf = (values: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum;
};

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** How far ahead an arm is on average, and the standard error of that. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
}

/**
 * The lead of one arm over another in the worlds that both have met. The error is reckoned as if they had differed by
 * `surprise` in one world more.
 */
export const leadOf = (of: readonly number[], over: readonly number[], surprise = 0): Lead => {
  const worlds = Math.min(of.length, over.length);
  let sum = 0;
  let squares = surprise * surprise;
  for (let i = 0; i < worlds; i++) {
    const difference = (of[i] as number) - (over[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
};

/** This many standard errors behind the best, an arm is given up. */
export const GIVEN_UP = 2.5;

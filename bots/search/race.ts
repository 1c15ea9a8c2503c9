/** So many standard errors behind the best, a move is given up. */
const GIVEN_UP = 2.5;
/** What is not ahead of the best by more than this is given up as well: it would not be worth the playouts. */
const ALIKE = 0.005;
/** As if two moves had differed by so much in one world more: few worlds without a difference prove nothing. */
const SURPRISE = 0.25;
/** So many worlds are met before anybody is given up, and so many times more before it is looked at again. */
const [FIRST, GROWTH] = [16, 1.25];

/** What came of each arm, world by world; who was given up has met fewer. */
export type Trials = readonly (readonly number[])[];

const sum = (values: readonly number[]): number => {
  let all = 0;
  for (let i = 0; i < values.length; i++) all += values[i] as number;
  return all;
};

const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/** Whether an arm may still be worth more than the leader, as far as the worlds tell that both have met. */
const mayWin = (arm: readonly number[], leader: readonly number[]): boolean => {
  const worlds = arm.length;
  let behind = 0;
  let squares = SURPRISE * SURPRISE;
  for (let i = 0; i < worlds; i++) {
    const difference = (leader[i] as number) - (arm[i] as number);
    behind += difference;
    squares += difference * difference;
  }
  const mean = behind / worlds;
  const error = Math.sqrt((squares / worlds - mean * mean) / worlds);
  return mean < GIVEN_UP * error - ALIKE;
};

/** The best, at least `least` of them, and whoever may still win. */
const stillRunning = (running: readonly number[], trials: Trials, least: number): readonly number[] => {
  const of = (arm: number): readonly number[] => trials[arm] as readonly number[];
  const placed = running.toSorted((a, b) => sum(of(b)) - sum(of(a)) || a - b);
  const leader = of(placed[0] as number);
  return placed.filter((arm, place) => place < least || mayWin(of(arm), leader));
};

/** How long a race lasts: so many trials in all, and so many arms that are tried to the end. */
export interface Course {
  readonly budget: number;
  readonly least: number;
}

/**
 * Tries arms in the same worlds, world by world, and gives up those that fall behind, until the budget of trials is
 * spent or one alone is left. Every arm is tried at least once.
 */
export const race = (
  arms: number,
  { budget, least }: Course,
  trial: (arm: number, world: number) => number,
): Trials => {
  const trials = Array.from({ length: arms }, (): number[] => []);
  let running: readonly number[] = trials.map((_, arm) => arm);
  let check = FIRST;
  for (let world = 0, spent = 0; world === 0 || spent + running.length <= budget; world++) {
    for (const arm of running) trials[arm]?.push(trial(arm, world));
    spent += running.length;
    if (world + 1 < check) continue;
    running = stillRunning(running, trials, least);
    check = Math.ceil(check * GROWTH);
    if (running.length === 1 && least === 1) break;
  }
  return trials;
};

/** The arms, best first: who ran longest comes first, then who did better. */
export const ranked = (trials: Trials): readonly number[] => {
  const of = (arm: number): readonly number[] => trials[arm] as readonly number[];
  return trials
    .map((_, arm) => arm)
    .sort((a, b) => of(b).length - of(a).length || meanOf(of(b)) - meanOf(of(a)) || a - b);
};

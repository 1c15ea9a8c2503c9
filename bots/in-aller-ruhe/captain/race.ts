/** A move that starts in a race, and the logarithm of how much less likely it is thought to win than the first. */
export interface Starter {
  readonly behind: number;
}

export interface Course {
  /** At most so many worlds, so many before anybody may fall behind, and so many before moves count as equal. */
  readonly worlds: number;
  readonly first: number;
  readonly alike: number;
  /** Whether no further world is to be met. */
  isOver(): boolean;
}

/** So many standard errors behind the best, a move is given up. */
const GIVEN_UP = 2.5;
/** What was thought before counts as much as so many worlds. */
const THOUGHT = 40;
const BATCH = 8;

/** What came of a move so far, world by world. */
type Trials = number[];

interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** How far ahead of another a move is on average in the worlds that both have met, and the standard error of that. */
const lead = (of: Trials, over: Trials): Lead => {
  const n = Math.min(of.length, over.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const more = (of[i] as number) - (over[i] as number);
    sum += more;
    squares += more * more;
  }
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / n) };
};

const meanOf = (trials: Trials): number => trials.reduce((sum, value) => sum + value, 0) / trials.length;

/** Without those that are far behind the best; in the end, without those that have never differed from it either. */
const stillRunning = (running: readonly number[], trials: readonly Trials[], alike: number): readonly number[] => {
  const of = (arm: number): Trials => trials[arm] as Trials;
  const leader = running.reduce((best, arm) => (lead(of(arm), of(best)).mean > 0 ? arm : best));
  return running.filter(arm => {
    const { mean, error } = lead(of(leader), of(arm));
    return arm === leader || (mean <= GIVEN_UP * error && (error > 0 || of(arm).length < alike));
  });
};

/** The move that is best by what was thought of it and what came of it. */
const bestOf = (running: readonly number[], trials: readonly Trials[], starters: readonly Starter[]): number => {
  const first = trials[0] as Trials;
  const chance = meanOf(first);
  let [best, most] = [0, -Infinity];
  for (const arm of running) {
    const tried = trials[arm] as Trials;
    const n = Math.min(tried.length, first.length);
    const thought = chance * (Math.exp(-(starters[arm] as Starter).behind) - 1);
    const ahead = (n * lead(tried, first).mean + THOUGHT * thought) / (n + THOUGHT);
    if (ahead > most) [best, most] = [arm, ahead];
  }
  return best;
};

/**
 * Tries moves in the same worlds, gives up those that fall behind, and names the best. What was thought of them
 * before still counts, the less the more worlds they have met.
 */
export const race = (
  starters: readonly Starter[],
  { worlds, first, alike, isOver }: Course,
  trial: (arm: number, world: number) => number,
): number => {
  if (starters.length < 2) return 0;
  const trials = starters.map((): Trials => []);
  let running: readonly number[] = starters.map((_, arm) => arm);
  for (let world = 0; world < worlds && running.length > 1 && !isOver(); world++) {
    for (const arm of running) trials[arm]?.push(trial(arm, world));
    if ((world + 1) % BATCH === 0 && world + 1 >= first) running = stillRunning(running, trials, alike);
  }
  return bestOf(running, trials, starters);
};

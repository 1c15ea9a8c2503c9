import { GIVEN_UP, leadOf, meanOf, race, trialsOf, type Course, type Trials } from '../../search/index.js';

/** A move that starts in a race, and the logarithm of how much less likely it is thought to win than the first. */
export interface Starter {
  readonly behind: number;
}

export interface Limits {
  /** The most worlds, those before anybody may fall behind, and those before moves count as equal. */
  readonly worlds: number;
  readonly first: number;
  readonly alike: number;
  /** Whether no further world is to be met. */
  isOver(): boolean;
}

/** What was thought before counts as much as this many worlds. */
const THOUGHT = 40;
const BATCH = 8;

/** Without those that are far behind the best; in the end, without those that have never differed from it either. */
const stillRunning = (running: readonly number[], trials: Trials, alike: number): readonly number[] => {
  const of = (arm: number): readonly number[] => trialsOf(trials, arm);
  const leader = running.reduce((best, arm) => (leadOf(of(arm), of(best)).mean > 0 ? arm : best));
  return running.filter(arm => {
    const { mean, error } = leadOf(of(leader), of(arm));
    return arm === leader || (mean <= GIVEN_UP * error && (error > 0 || of(arm).length < alike));
  });
};

const courseFor = ({ worlds: most, first, alike, isOver }: Limits): Course => ({
  goesOn: (running, worlds) => worlds < most && running > 1 && !isOver(),
  isChecked: worlds => worlds % BATCH === 0 && worlds >= first,
  keep: (running, trials) => stillRunning(running, trials, alike),
});

/** The move that is best by what was thought of it and what came of it. */
const bestOf = (running: readonly number[], trials: Trials, starters: readonly Starter[]): number => {
  const first = trialsOf(trials, 0);
  const chance = meanOf(first);
  let [best, most] = [0, -Infinity];
  for (const arm of running) {
    const tried = trialsOf(trials, arm);
    const n = Math.min(tried.length, first.length);
    const thought = chance * (Math.exp(-(starters[arm] as Starter).behind) - 1);
    const ahead = (n * leadOf(tried, first).mean + THOUGHT * thought) / (n + THOUGHT);
    if (ahead > most) [best, most] = [arm, ahead];
  }
  return best;
};

/**
 * A race of moves that are not thought alike: what was thought of them before still counts, the less the more worlds
 * they have met. Names the best.
 */
export const raceStarters = (
  starters: readonly Starter[],
  limits: Limits,
  trial: (arm: number, world: number) => number,
): number => {
  if (starters.length < 2) return 0;
  const { trials, running } = race(starters.length, courseFor(limits), trial);
  return bestOf(running, trials, starters);
};

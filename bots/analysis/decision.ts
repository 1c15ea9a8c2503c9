import type { Rng, Seat } from '@seekiste/rules/core';
import { GIVEN_UP, leadOf, meanOf, race, trialsOf, type Course, type Seen } from '../search/index.js';
import type { JudgedMove, Look } from './curve.js';
import { chanceSpan, lossSpan, NO_LOSS, partOf } from './spans.js';
import { nextSeed, type Trial, type Trials } from './trial.js';

/** More moves than this are not told apart within a budget. */
const MOST_ARMS = 8;
/** At least this many worlds, whatever the budget: to find the best moves, and to judge them. */
const [LEAST_FINDING, LEAST_JUDGING] = [3, 6];
/** Worlds between two looks at who has fallen behind, and what counts as a surprise in a single one. */
const [BATCH, SURPRISE] = [8, 0.25];
/** Of the budget, what goes to finding the best moves, and to judging them in fresh worlds. */
const [FINDING, JUDGING] = [0.3, 0.7];
/** The best moves that are judged; the one made and the usual one are judged besides. */
const JUDGED = 2;

/** A decision by what its player knows: nothing here has seen the cards. */
export interface Decision {
  readonly view: Seen;
  readonly seat: Seat;
  readonly move: unknown;
  /** Whether the seat had to act; otherwise waiting is the alternative. */
  readonly must: boolean;
}

interface Arm {
  /** Undefined for waiting. */
  readonly code: number | undefined;
  readonly text: string | null;
}

export const codeFor = (
  { analysed }: Trials,
  world: unknown,
  { seat, move }: Pick<Decision, 'seat' | 'move'>,
): number => {
  const { game } = analysed;
  if (analysed.codeOf) return analysed.codeOf(world, seat, move);
  const codes = new Int32Array(game.kernel.mostMoves);
  const wanted = game.write(move);
  const offered = codes.subarray(0, game.kernel.list(world, seat, codes));
  const code = offered.find(one => game.write(game.kernel.decode(world, seat, one)) === wanted);
  if (code === undefined) throw new Error(`not on offer: ${wanted}`);
  return code;
};

/** The moves to be tried: first the usual one, then the one that was made, then what else comes into question. */
const armsIn = (
  trials: Trials,
  world: unknown,
  decision: Decision,
  rng: Rng,
): { readonly arms: readonly Arm[]; readonly made: number } => {
  const { game, guide } = trials.analysed;
  const { seat, must } = decision;
  const arm = (code: number): Arm => ({
    code,
    text: game.write(game.kernel.decode(world, seat, code), trials.options),
  });
  const made = arm(codeFor(trials, world, decision));
  if (!must) return { arms: [{ code: undefined, text: null }, made], made: 1 };
  const codes = new Int32Array(game.kernel.mostMoves);
  const usual = arm(guide.policy(world, seat, rng));
  const count = guide.candidates?.(world, seat, codes) ?? game.kernel.list(world, seat, codes);
  const others = Array.from(codes.subarray(0, Math.min(count, MOST_ARMS)), arm);
  const known = new Set<string | null>();
  const arms = [usual, made, ...others].filter(({ text }) => !known.has(text) && known.add(text));
  return { arms, made: made.text === usual.text ? 0 : 1 };
};

/** Every world is met by all arms that still run, with the same dice. */
const tryAll = (
  trials: Trials,
  { view, seat }: Decision,
  arms: readonly Arm[],
  course: Course,
  rng: Rng,
): readonly (readonly Trial[])[] => {
  const { game, guide } = trials.analysed;
  const side = trials.sides === 1 ? 0 : seat;
  const next = guide.worlds?.(view, rng) ?? (() => game.imagine(view, rng));
  const seen = arms.map((): Trial[] => []);
  let [world, dice, met] = [undefined as unknown, '', -1];
  race(arms.length, course, (arm, n) => {
    if (n > met) [world, dice, met] = [next(), nextSeed(rng), n];
    const code = arms[arm]?.code;
    const trial = trials.after(world, code === undefined ? undefined : { seat, code }, dice);
    seen[arm]?.push(trial);
    return trial.scores[side] ?? 0;
  });
  return seen;
};

const untilSpent = (trials: Trials, budget: number, least: number): Pick<Course, 'goesOn'> => {
  const most = trials.spent + budget;
  return { goesOn: (_, worlds) => worlds < least || trials.spent < most };
};

/** Gives up moves that have fallen behind, but never the first `pinned`. */
const finding = (trials: Trials, budget: number, pinned: number): Course => ({
  ...untilSpent(trials, budget, LEAST_FINDING),
  isChecked: worlds => worlds % BATCH === 0,
  keep(running, values) {
    const of = (arm: number): readonly number[] => trialsOf(values, arm);
    const leader = running.reduce((best, arm) => (meanOf(of(arm)) > meanOf(of(best)) ? arm : best));
    return running.filter(arm => {
      const { mean, error } = leadOf(of(leader), of(arm), SURPRISE);
      return arm < pinned || mean < GIVEN_UP * error;
    });
  },
});

const judging = (trials: Trials, budget: number): Course => ({
  ...untilSpent(trials, budget, LEAST_JUDGING),
  isChecked: () => false,
  keep: running => running,
});

const scoresOf = (tried: readonly Trial[], side: number): readonly number[] =>
  tried.map(({ scores }) => scores[side] ?? 0);

/** The best by the first trials: those that ran longest, then those that did better. */
const favourites = (found: readonly (readonly Trial[])[], side: number): readonly number[] =>
  found
    .map((tried, arm) => ({ arm, count: tried.length, mean: meanOf(scoresOf(tried, side)) }))
    .sort((a, b) => b.count - a.count || b.mean - a.mean || a.arm - b.arm)
    .slice(0, JUDGED)
    .map(({ arm }) => arm);

const pointsOf = (tried: readonly Trial[], side: number): { readonly points?: number } => {
  if (!tried[0]?.points) return {};
  const mean = meanOf(tried.map(({ points }) => points?.[side] ?? 0));
  return { points: Math.round(mean * 100) / 100 };
};

const means = (tried: readonly Trial[], sides: number): readonly number[] =>
  Array.from({ length: sides }, (_, side) => partOf(meanOf(scoresOf(tried, side))));

/** Judges the moves in worlds that they have not been chosen by, best first. */
const ranking = (
  arms: readonly Arm[],
  judged: readonly (readonly Trial[])[],
  side: number,
): readonly { readonly arm: number; readonly move: JudgedMove }[] => {
  const of = (arm: number): readonly number[] => scoresOf(judged[arm] ?? [], side);
  const order = arms.map((_, arm) => arm).sort((a, b) => meanOf(of(b)) - meanOf(of(a)) || a - b);
  const [best = 0] = order;
  return order.map(arm => ({
    arm,
    move: {
      move: arms[arm]?.text ?? null,
      chance: chanceSpan(of(arm)),
      loss: arm === best ? NO_LOSS : lossSpan(of(best), of(arm)),
      ...pointsOf(judged[arm] ?? [], side),
    },
  }));
};

const withReason = ({ analysed, options }: Trials, { view, seat }: Decision, judged: JudgedMove): JudgedMove => {
  const read = judged.move === null ? undefined : analysed.game.read(judged.move, options);
  return read?.ok ? { ...judged, reason: analysed.reasonFor(view, seat, read.value) } : judged;
};

/** The pinned moves, and the best of the others by a first look. */
const worthJudging = (
  trials: Trials,
  decision: Decision,
  { all, pinned }: { readonly all: readonly Arm[]; readonly pinned: number },
  budget: number,
  rng: Rng,
): readonly Arm[] => {
  if (all.length <= JUDGED) return all;
  const found = tryAll(trials, decision, all, finding(trials, budget, pinned), rng);
  const chosen = favourites(found, trials.sides === 1 ? 0 : decision.seat);
  return all.filter((_, arm) => arm < pinned || chosen.includes(arm));
};

/** Everything about a decision but hindsight, from the view alone. */
export const judgeDecision = (
  trials: Trials,
  decision: Decision,
  budget: number,
  rng: Rng,
): Omit<Look, 'at' | 'actor' | 'open'> => {
  const { game } = trials.analysed;
  const side = trials.sides === 1 ? 0 : decision.seat;
  const { arms: all, made } = armsIn(trials, game.imagine(decision.view, rng), decision, rng);
  const arms = worthJudging(trials, decision, { all, pinned: made + 1 }, FINDING * budget, rng);
  const judged = tryAll(trials, decision, arms, judging(trials, JUDGING * budget), rng);
  const ranked = ranking(arms, judged, side);
  const placeOf = (arm: number): number => ranked.findIndex(one => one.arm === arm);
  const usual = judged[0] ?? [];
  return {
    fair: Array.from({ length: trials.sides }, (_, of) => chanceSpan(scoresOf(usual, of))),
    after: means(judged[made] ?? usual, trials.sides),
    moves: ranked.map(({ move }) => withReason(trials, decision, move)),
    played: placeOf(made),
    usual: placeOf(0),
  };
};

import { CERTAIN } from '@seekiste/bots/analysis';
import type { Interval } from '@seekiste/rules/logbook';
import { meanInterval } from '../simulate/interval.js';
import type { Forecast } from './worker.js';

/** How well chances that were said agree with what came of them. Games are the samples. */
export interface Scores {
  readonly games: number;
  readonly forecasts: number;
  /** Mean of (said − came)². */
  readonly brier: number;
  readonly brierInterval: Interval;
  /** The same for a guess that always says the share of games won. */
  readonly constant: number;
  /** Mean of came − said: above zero, the curve is too low. */
  readonly bias: number;
  readonly biasInterval: Interval;
  /** Whether neither the bias nor any bin lies beyond its interval. */
  readonly calibrated: boolean;
  readonly bins: readonly Bin[];
}

export interface Bin {
  readonly count: number;
  /** Games that it has forecasts of. */
  readonly games: number;
  readonly said: number;
  readonly came: number;
  /** Of what came. */
  readonly interval: Interval;
  /** Whether what was said lies within what could have come, by this many games. */
  readonly holds: boolean;
}

export const BINS = 5;
/** Fewer games than this say nothing about a bin. */
const TELLING = 8;
/** 95 % for five bins at once (Bonferroni), 2.58 : 1.96. */
const OF_FIVE = 1.31;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

const intervalOf = (values: readonly number[]): Interval =>
  meanInterval(sum(values), sum(values.map(value => value * value)), values.length);

const share = (part: number): number => part / CERTAIN;
const binOf = ([said]: Forecast): number => Math.min(BINS - 1, Math.floor(share(said) * BINS));

/** As if one more game had ended against the forecast: a few games without a surprise prove nothing. */
const widened = (misses: readonly number[], said: number): Interval => {
  const values = [...misses, said > 0.5 ? -said : 1 - said];
  const [low, high] = intervalOf(values);
  const [half, centre] = [((high - low) / 2) * OF_FIVE, mean(misses)];
  return [centre - half, centre + half];
};

const binFrom = (games: readonly (readonly Forecast[])[], bin: number): Bin => {
  const inside = games.map(game => game.filter(one => binOf(one) === bin)).filter(game => game.length > 0);
  const all = inside.flat();
  const said = mean(all.map(([chance]) => share(chance)));
  const misses = inside.map(game => mean(game.map(([chance, end]) => share(end - chance))));
  const [low, high] = all.length === 0 ? [0, 0] : widened(misses, said);
  return {
    count: all.length,
    games: inside.length,
    said,
    came: mean(all.map(([, end]) => share(end))),
    interval: [Math.max(0, said + low), Math.min(1, said + high)],
    holds: inside.length < TELLING || (low <= 0 && high >= 0),
  };
};

export const scoresOf = (games: readonly (readonly Forecast[])[]): Scores => {
  const told = games.filter(game => game.length > 0);
  const all = told.flat();
  const usual = mean(all.map(([, came]) => share(came)));
  const perGame = (of: (said: number, came: number) => number): readonly number[] =>
    told.map(game => mean(game.map(([said, came]) => of(share(said), share(came)))));
  const errors = perGame((said, came) => (said - came) ** 2);
  const misses = perGame((said, came) => came - said);
  const biasInterval = intervalOf(misses);
  const bins = Array.from({ length: BINS }, (_, bin) => binFrom(told, bin));
  return {
    games: told.length,
    forecasts: all.length,
    brier: mean(errors),
    brierInterval: intervalOf(errors),
    constant: mean(perGame((_, came) => (usual - came) ** 2)),
    bias: mean(misses),
    biasInterval,
    calibrated: biasInterval[0] <= 0 && biasInterval[1] >= 0 && bins.every(({ holds }) => holds),
    bins,
  };
};

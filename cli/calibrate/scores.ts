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
  /** Whether the interval of the bias holds zero. */
  readonly calibrated: boolean;
  readonly bins: readonly Bin[];
}

export interface Bin {
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly came: number;
}

const BINS = 5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const intervalOf = (values: readonly number[]): Interval =>
  meanInterval(
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value) => sum + value * value, 0),
    values.length,
  );

const binsOf = (all: readonly Forecast[]): readonly Bin[] =>
  Array.from({ length: BINS }, (_, bin) => {
    const inside = all.filter(([said]) => Math.min(BINS - 1, Math.floor(said * BINS)) === bin);
    return {
      from: bin / BINS,
      count: inside.length,
      said: inside.length > 0 ? mean(inside.map(([said]) => said)) : 0,
      came: inside.length > 0 ? mean(inside.map(([, came]) => came)) : 0,
    };
  });

export const scoresOf = (games: readonly (readonly Forecast[])[]): Scores => {
  const all = games.flat();
  const share = mean(all.map(([, came]) => came));
  const perGame = (of: (forecast: Forecast) => number): readonly number[] => games.map(game => mean(game.map(of)));
  const errors = perGame(([said, came]) => (said - came) ** 2);
  const misses = perGame(([said, came]) => came - said);
  const biasInterval = intervalOf(misses);
  return {
    games: games.length,
    forecasts: all.length,
    brier: mean(errors),
    brierInterval: intervalOf(errors),
    constant: mean(perGame(([, came]) => (share - came) ** 2)),
    bias: mean(misses),
    biasInterval,
    calibrated: biasInterval[0] <= 0 && biasInterval[1] >= 0,
    bins: binsOf(all),
  };
};

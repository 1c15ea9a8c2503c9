import type { Rng } from '@seekiste/rules/core';
import { CHART, ROUNDS } from '@seekiste/rules/lighthouse-run';
import { Judge, SPACES, WEIGHTS, plainTaste, ripeTaste } from '../../lighthouse-run/sailor/index.js';
import type { Prospects } from '../../lighthouse-run/learned/index.js';
import { LeastSquares, type Fit } from './least-squares.js';
import { FACTORS, logOf } from './voyage.js';

const rounded = (points: number): number => Number(points.toFixed(2));

const known = (worths: readonly (number | undefined)[]): readonly number[] => {
  let last = 0;
  return worths.map(worth => (last = worth ?? last));
};

const smooth = (worths: readonly number[]): readonly number[] =>
  worths.map((worth, i) => ((worths[i - 1] ?? worth) + 2 * worth + (worths[i + 1] ?? worth)) / 4);

const rising = (worths: readonly number[]): readonly number[] => {
  let most = -Infinity;
  return worths.map(worth => (most = Math.max(most, worth)));
};

/** Without what only repeats the last number. */
const short = (worths: readonly number[]): readonly number[] => worths.slice(0, worths.indexOf(worths.at(-1) ?? 0) + 1);

/**
 * Of spaces never reached nothing is known but that they are no worse than those before; neighbours, which differ by
 * chance, are smoothed; and the judge's short cuts rest on no space being worth less than the one before.
 */
export const shipsFrom = ({ weights }: Fit): readonly number[] => {
  const worths = rising(smooth(known(weights.slice(0, SPACES))));
  return short(worths.map(worth => rounded(worth - (worths[0] ?? 0))));
};

/** Cards that are alike come last in the box, under the first of their indices. */
const KINDS = Math.max(...CHART.alike) + 1;

/** Only differences tell something: everybody has played as many cards. */
export const cardsFrom = ({ weights }: Fit): readonly number[] => {
  const worths = weights.slice(SPACES, SPACES + KINDS).map(worth => worth ?? 0);
  const least = Math.min(...worths);
  return worths.map(worth => rounded(worth - least));
};

export interface Lesson {
  readonly seats: number;
  /** For each time that the tables are made anew. */
  readonly games: number;
  readonly rng: Rng;
}

const learnFrom = (judge: Judge, { seats, games, rng }: Lesson): Prospects => {
  const rounds = Array.from({ length: ROUNDS - 1 }, () => new LeastSquares(FACTORS));
  for (let game = 0; game < games; game++) {
    const log = logOf({ seats, seat: game % seats, judge }, rng);
    log.rounds.forEach((factors, round) => rounds[round]?.add(factors, log.points));
  }
  const fits = rounds.map(round => round.fit());
  return { ships: fits.map(shipsFrom), cards: fits.map(cardsFrom), luck: fits.map(({ spread }) => rounded(spread)) };
};

/** While learning, rivals count in full; what they had better count (`weights.ts`) could be tried out only afterwards. */
const LEARNER = { ...WEIGHTS, rivals: 1 };

/** Once with what a sailor makes of ships and cards, then so many times with what was found before. */
const REPEATED = 3;
export const LESSONS = 1 + REPEATED;

/** What ships and cards come to, for one player against sailors. */
export const learnProspects = (lesson: Lesson): Prospects => {
  let learned = learnFrom(new Judge(plainTaste(WEIGHTS)), lesson);
  for (let time = 0; time < REPEATED; time++) learned = learnFrom(new Judge(ripeTaste(learned, LEARNER)), lesson);
  return learned;
};

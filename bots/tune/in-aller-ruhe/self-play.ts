import { OVER, type Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Options, type State } from '@seekiste/rules/in-aller-ruhe';
import { guide } from '../../in-aller-ruhe/sailor/index.js';
import {
  GAP_UNITS,
  inputs,
  isJudged,
  judge,
  judged,
  logitAfter,
  rows,
  told,
  type Networks,
  type Shape,
} from '../../in-aller-ruhe/learned/index.js';
import { MOST_GAPS, type Position } from './gradient.js';

const { kernel, start } = inAllerRuhe;

/** A table to learn at. */
export interface Table {
  readonly seats: number;
  readonly options: Partial<Options>;
}

/** A game that is about to be dealt there. */
export const startAt = ({ seats, options }: Table): State =>
  start({ islandsRemoved: 0, strict: false, ...options }, seats);

/** How much of what a position is wished to be worth comes from how the game ends, and not from the next position. */
const LAMBDA = 0.7;

const MOST_TURNS = 200;
const gapsSize = ({ gapNumbers }: Shape): number => MOST_GAPS * gapNumbers;

/** Positions after the ideas that were played, and what each is wished to be worth. */
export interface Lessons {
  readonly shape: Shape;
  readonly gaps: Float32Array;
  readonly counts: Uint8Array;
  readonly tables: Float32Array;
  readonly worths: Float32Array;
  readonly wished: Float64Array;
  count: number;
}

export const lessonsFor = (most: number, shape: Shape): Lessons => ({
  shape,
  gaps: new Float32Array(most * gapsSize(shape)),
  counts: new Uint8Array(most),
  tables: new Float32Array(most * shape.tableNumbers),
  worths: new Float32Array(most),
  wished: new Float64Array(most),
  count: 0,
});

/** Whether there is room for one more game. */
export const hasRoom = ({ count, counts }: Lessons): boolean => count + MOST_TURNS <= counts.length;

export const readLesson = (lessons: Lessons, lesson: number, position: Position): void => {
  position.count = lessons.counts[lesson] as number;
  position.worth = lessons.worths[lesson] as number;
  const { gapNumbers, tableNumbers } = lessons.shape;
  const gaps = lesson * gapsSize(lessons.shape);
  position.gaps.set(lessons.gaps.subarray(gaps, gaps + position.count * gapNumbers));
  position.table.set(lessons.tables.subarray(lesson * tableNumbers, (lesson + 1) * tableNumbers));
};

/** Writes down the position after what was judged to be the best. */
const write = (lessons: Lessons, networks: Networks, state: State): void => {
  const lesson = lessons.count++;
  logitAfter(networks, state, judged.codes[judged.best] as number);
  lessons.counts[lesson] = rows.count;
  lessons.worths[lesson] = told.worth;
  const { gapNumbers, tableNumbers, inputs: end } = lessons.shape;
  for (let i = 0; i < rows.count; i++) {
    const from = (rows.used[i] as number) * gapNumbers;
    lessons.gaps.set(rows.numbers.subarray(from, from + gapNumbers), lesson * gapsSize(lessons.shape) + i * gapNumbers);
  }
  lessons.tables.set(inputs.subarray(GAP_UNITS, end), lesson * tableNumbers);
};

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

const chances = new Float64Array(MOST_TURNS);
const seatsOf = new Uint8Array(MOST_TURNS);
const came = new Float64Array(5);

/**
 * TD(λ) (Sutton 1988), for each seat by itself: what another seat thinks next tells nothing about the own hand, which
 * it does not see.
 */
const wish = ({ wished, count }: Lessons, first: number, won: number): void => {
  came.fill(won);
  for (let lesson = count - 1; lesson >= first; lesson--) {
    const seat = seatsOf[lesson - first] as number;
    const later = came[seat] as number;
    wished[lesson] = later;
    came[seat] = (1 - LAMBDA) * (chances[lesson - first] as number) + LAMBDA * later;
  }
};

/** One game by the learned value on every seat, which is written down; returns whether it was won. */
export const playAndLearn = (table: Table, weights: Float64Array, rng: Rng, lessons: Lessons): number => {
  const state = startAt(table);
  kernel.deal(state, rng);
  const first = lessons.count;
  const judgement = { networks: { shape: lessons.shape, weights: [weights] }, caution: 0 };
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
    if (!isJudged(state) || !judge(judgement, state, seat)) {
      kernel.play(state, seat, guide.policy(state, seat, rng));
      continue;
    }
    const code = judged.codes[judged.best] as number;
    const logit = judged.logits[judged.best] as number;
    if (Number.isFinite(logit)) {
      seatsOf[lessons.count - first] = seat;
      chances[lessons.count - first] = chanceOf(logit);
      write(lessons, judgement.networks, state);
    }
    kernel.play(state, seat, code);
  }
  const won = kernel.score(state, 0);
  wish(lessons, first, won);
  return won;
};

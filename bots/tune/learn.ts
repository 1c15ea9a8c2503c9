import { Rng, shuffle, type Seed } from '@seekiste/rules/core';
import { GAP_NUMBERS } from '../in-aller-ruhe/gap-numbers.js';
import type { Sea } from '../in-aller-ruhe/learned.js';
import { GAP_UNITS, INPUTS, LAST_LAYER, TABLE_LAYER, UNITS, WEIGHT_COUNT, WORTH } from '../in-aller-ruhe/network.js';
import { adamFor, descend, type Adam } from './adam.js';
import { addGradient, blankPosition } from './gradient.js';
import { normal } from './normal.js';
import { hasRoom, lessonsFor, playAndLearn, readLesson, type Lessons, type Table } from './self-play.js';

interface Share extends Table {
  readonly share: number;
}

/** How often each number of players learns, from one to five. */
const SHARES = [2, 5, 8, 5, 5] as const;

const everybodyWith = (...missing: readonly number[]): readonly Share[] =>
  SHARES.flatMap((share, i) => missing.map(islandsRemoved => ({ seats: i + 1, islandsRemoved, share })));

/** Most where most is to be learned. */
const EVERYWHERE: readonly Share[] = [
  { seats: 1, islandsRemoved: 0, share: 5 },
  { seats: 1, islandsRemoved: 8, share: 3 },
  { seats: 2, islandsRemoved: 0, share: 5 },
  { seats: 2, islandsRemoved: 8, share: 6 },
  { seats: 2, islandsRemoved: 12, share: 6 },
  { seats: 3, islandsRemoved: 0, share: 7 },
  { seats: 3, islandsRemoved: 4, share: 9 },
  { seats: 3, islandsRemoved: 8, share: 14 },
  { seats: 3, islandsRemoved: 12, share: 12 },
  { seats: 4, islandsRemoved: 0, share: 5 },
  { seats: 4, islandsRemoved: 8, share: 6 },
  { seats: 4, islandsRemoved: 12, share: 6 },
  { seats: 5, islandsRemoved: 0, share: 6 },
  { seats: 5, islandsRemoved: 8, share: 5 },
  { seats: 5, islandsRemoved: 12, share: 5 },
];

/** Where a network learns, and how often. */
export const TABLES: Readonly<Record<Sea, readonly Share[]>> = {
  all: EVERYWHERE,
  'all-again': EVERYWHERE,
  few: everybodyWith(0, 4),
  many: everybodyWith(8, 12),
};

/** Positions that are played before any is learned from, how often each is, and how many are at once. */
const LESSONS = 20_000;
const REPEATS = 2;
const BATCH = 128;
/** The rate of learning, at first and after so many games, and how slowly the weights that are kept follow those that learn. */
const RATE = 1e-3;
const RATE_LATER = 1e-4;
const LATER: Readonly<Record<Sea, number>> = {
  all: 240_000,
  'all-again': 240_000,
  few: 900_000,
  many: 900_000,
};
const FOLLOWS = 1e-3;
/** In a long run the kept weights are noted every so many games, not too early; the mean of the last notes errs less. */
const NOTED = { from: 300_000, every: 50_000, most: 5 };

export interface Learning {
  readonly sea: Sea;
  /** About so many games are played. */
  readonly games: number;
  readonly seed: Seed;
  readonly lessons?: number;
  tell?(progress: { readonly games: number; readonly won: number; readonly loss: number }): void;
}

/** Nothing comes out of the network at first, so that the heuristic is where learning begins. */
export const firstWeights = (rng: Rng): Float64Array => {
  const weights = new Float64Array(WEIGHT_COUNT);
  for (let i = 0; i < TABLE_LAYER; i++) weights[i] = normal(rng) / Math.sqrt(GAP_NUMBERS);
  for (let i = TABLE_LAYER; i < LAST_LAYER; i++) weights[i] = normal(rng) / Math.sqrt(INPUTS);
  for (let unit = 0; unit < GAP_UNITS; unit++) weights[unit * (GAP_NUMBERS + 1) + GAP_NUMBERS] = 0;
  weights[LAST_LAYER + UNITS] = 1;
  weights[WORTH] = 1;
  return weights;
};

/** The weights that learn, those that follow them and are kept in the end, and what it takes to go on. */
interface Pupil {
  readonly weights: Float64Array;
  readonly kept: Float64Array;
  readonly gradient: Float64Array;
  readonly adam: Adam;
}

const position = blankPosition();

const studyBatch = (pupil: Pupil, lessons: Lessons, batch: readonly number[], rate: number): number => {
  const { weights, kept, gradient, adam } = pupil;
  gradient.fill(0);
  let loss = 0;
  for (const lesson of batch) {
    readLesson(lessons, lesson, position);
    loss += addGradient(weights, position, lessons.wished[lesson] as number, gradient);
  }
  for (let i = 0; i < gradient.length; i++) gradient[i] = (gradient[i] as number) / batch.length;
  descend(adam, weights, gradient, rate);
  const follows = Math.max(FOLLOWS, 1 / (adam.steps + 1));
  for (let i = 0; i < kept.length; i++)
    kept[i] = (kept[i] as number) + follows * ((weights[i] as number) - (kept[i] as number));
  return loss;
};

/** Learns from all lessons once, in any order; returns the mean loss. */
const study = (pupil: Pupil, lessons: Lessons, rate: number, rng: Rng): number => {
  const order = shuffle(
    Array.from({ length: lessons.count }, (_, i) => i),
    rng,
  );
  let loss = 0;
  for (let from = 0; from < order.length; from += BATCH)
    loss += studyBatch(pupil, lessons, order.slice(from, from + BATCH), rate);
  return loss / lessons.count;
};

/** Whether another `every` games have been played by now. */
const isNoted = (before: number, played: number): boolean =>
  played >= NOTED.from && Math.floor(played / NOTED.every) > Math.floor(before / NOTED.every);

const meanOf = (notes: readonly Float64Array[]): Float64Array =>
  new Float64Array(WEIGHT_COUNT).map(
    (_, i) => notes.reduce((sum, note) => sum + (note[i] as number), 0) / notes.length,
  );

/** Learns the value of In aller Ruhe's standard game by self-play. The same seed learns the same. */
export const learn = ({ sea, games, seed, lessons: most = LESSONS, tell }: Learning): Float64Array => {
  // Every table as often as its share.
  const tables = TABLES[sea].flatMap(table => new Array<Table>(table.share).fill(table));
  const rng = Rng.from(seed);
  const weights = firstWeights(rng);
  const kept = weights.slice();
  const pupil: Pupil = { weights, kept, gradient: new Float64Array(WEIGHT_COUNT), adam: adamFor(WEIGHT_COUNT) };
  const lessons = lessonsFor(most);
  const notes: Float64Array[] = [];
  for (let played = 0; played < games;) {
    lessons.count = 0;
    const before = played;
    let won = 0;
    for (; hasRoom(lessons) && played < games; played++)
      won += playAndLearn(tables[rng.below(tables.length)] as Table, weights, rng, lessons);
    const rate = RATE * (RATE_LATER / RATE) ** Math.min(1, played / LATER[sea]);
    let loss = 0;
    for (let repeat = 0; repeat < REPEATS; repeat++) loss += study(pupil, lessons, rate, rng) / REPEATS;
    if (isNoted(before, played)) notes.push(kept.slice());
    tell?.({ games: played, won: won / (played - before), loss });
  }
  return notes.length === 0 ? kept : meanOf(notes.slice(-NOTED.most));
};

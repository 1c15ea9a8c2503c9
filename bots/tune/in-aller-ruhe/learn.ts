import { Rng, shuffle, type Seed } from '@seekiste/rules/core';
import { GAP_UNITS, UNITS, shapeOn, type Sea, type Shape } from '../../in-aller-ruhe/learned/index.js';
import { adamFor, descend, type Adam } from './adam.js';
import { addGradient, blankPosition, type Position } from './gradient.js';
import { normal } from './normal.js';
import { ALL_EXPANSIONS } from './practice.js';
import { hasRoom, lessonsFor, playAndLearn, readLesson, type Lessons, type Table } from './self-play.js';

interface Share extends Table {
  readonly share: number;
}

/** How often each number of players learns, from one to five. */
const SHARES = [2, 5, 8, 5, 5] as const;

const everybodyWith = (...ways: readonly Table['options'][]): readonly Share[] =>
  SHARES.flatMap((share, i) => ways.map(options => ({ seats: i + 1, options, share })));

const shareOf = (share: number, seats: number, islandsRemoved: number): Share => ({
  seats,
  options: { islandsRemoved },
  share,
});

/** Most where most is to be learned. */
const EVERYWHERE: readonly Share[] = [
  shareOf(5, 1, 0),
  shareOf(3, 1, 8),
  shareOf(5, 2, 0),
  shareOf(6, 2, 8),
  shareOf(6, 2, 12),
  shareOf(7, 3, 0),
  shareOf(9, 3, 4),
  shareOf(14, 3, 8),
  shareOf(12, 3, 12),
  shareOf(5, 4, 0),
  shareOf(6, 4, 8),
  shareOf(6, 4, 12),
  shareOf(6, 5, 0),
  shareOf(5, 5, 8),
  shareOf(5, 5, 12),
];

const DAY_NIGHT = everybodyWith({ variant: 'day-night' });
const MONSTERS = everybodyWith({ monsters: 3 }, { monsters: 4 }, { monsters: 5 });
const STORMS = everybodyWith({ storms: true });
/** All expansions twice as often as storms with all but one of the others. */
const COMBINED = everybodyWith(
  ALL_EXPANSIONS,
  ALL_EXPANSIONS,
  ...Object.keys(ALL_EXPANSIONS)
    .filter(left => left !== 'storms')
    .map(left => Object.fromEntries(Object.entries(ALL_EXPANSIONS).filter(([name]) => name !== left))),
);

/** Where a network learns, and how often; and after how many games the rate of learning is lowest. */
interface School {
  readonly tables: readonly Share[];
  readonly later: number;
}

export const SCHOOLS: Readonly<Record<Sea, School>> = {
  all: { tables: EVERYWHERE, later: 240_000 },
  few: { tables: everybodyWith({ islandsRemoved: 0 }, { islandsRemoved: 4 }), later: 900_000 },
  many: { tables: everybodyWith({ islandsRemoved: 8 }, { islandsRemoved: 12 }), later: 900_000 },
  'day-night': { tables: DAY_NIGHT, later: 200_000 },
  monsters: { tables: MONSTERS, later: 120_000 },
  storms: { tables: STORMS, later: 120_000 },
  combined: { tables: COMBINED, later: 120_000 },
};

/** Positions that are played before any is learned from, how often each is, and how many are at once. */
const LESSONS = 20_000;
const REPEATS = 2;
const BATCH = 128;
/** The rate of learning, at first and later, and how slowly the weights that are kept follow those that learn. */
const RATE = 1e-3;
const RATE_LATER = 1e-4;
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
export const firstWeights = (shape: Shape, rng: Rng): Float64Array => {
  const { gapNumbers, inputs, tableLayer, lastLayer } = shape;
  const weights = new Float64Array(shape.weights);
  for (let i = 0; i < tableLayer; i++) weights[i] = normal(rng) / Math.sqrt(gapNumbers);
  for (let i = tableLayer; i < lastLayer; i++) weights[i] = normal(rng) / Math.sqrt(inputs);
  for (let unit = 0; unit < GAP_UNITS; unit++) weights[unit * (gapNumbers + 1) + gapNumbers] = 0;
  weights[lastLayer + UNITS] = 1;
  weights[shape.worth] = 1;
  return weights;
};

/** The weights that learn, those that follow them and are kept in the end, and what it takes to go on. */
interface Pupil {
  readonly weights: Float64Array;
  readonly kept: Float64Array;
  readonly gradient: Float64Array;
  readonly adam: Adam;
  readonly position: Position;
}

const studyBatch = (pupil: Pupil, lessons: Lessons, batch: readonly number[], rate: number): number => {
  const { weights, kept, gradient, adam, position } = pupil;
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
  (notes[0] as Float64Array).map((_, i) => notes.reduce((sum, note) => sum + (note[i] as number), 0) / notes.length);

/** Learns the value of In aller Ruhe by self-play. The same seed learns the same. */
export const learn = ({ sea, games, seed, lessons: most = LESSONS, tell }: Learning): Float64Array => {
  // Every table as often as its share.
  const { tables: shares, later } = SCHOOLS[sea];
  const tables = shares.flatMap(table => new Array<Table>(table.share).fill(table));
  const rng = Rng.from(seed);
  const shape = shapeOn(sea);
  const weights = firstWeights(shape, rng);
  const kept = weights.slice();
  const pupil: Pupil = {
    weights,
    kept,
    gradient: new Float64Array(shape.weights),
    adam: adamFor(shape.weights),
    position: blankPosition(shape),
  };
  const lessons = lessonsFor(most, shape);
  const notes: Float64Array[] = [];
  for (let played = 0; played < games;) {
    lessons.count = 0;
    const before = played;
    let won = 0;
    for (; hasRoom(lessons) && played < games; played++)
      won += playAndLearn(tables[rng.below(tables.length)] as Table, weights, rng, lessons);
    const rate = RATE * (RATE_LATER / RATE) ** Math.min(1, played / later);
    let loss = 0;
    for (let repeat = 0; repeat < REPEATS; repeat++) loss += study(pupil, lessons, rate, rng) / REPEATS;
    if (isNoted(before, played)) notes.push(kept.slice());
    tell?.({ games: played, won: won / (played - before), loss });
  }
  return notes.length === 0 ? kept : meanOf(notes.slice(-NOTED.most));
};

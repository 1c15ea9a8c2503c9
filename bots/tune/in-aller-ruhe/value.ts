import { OVER, Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { guide } from '../../in-aller-ruhe/sailor/index.js';
import {
  encodeWeights,
  isJudged,
  judge,
  judged,
  judgementOn,
  networksOf,
  shapeOn,
  type Sea,
} from '../../in-aller-ruhe/learned/index.js';
import { learn, SCHOOLS, type Learning } from './learn.js';
import { startAt, type Table } from './self-play.js';

const { kernel } = inAllerRuhe;

interface ValueFinding {
  /** How often games are won on deals that nobody has learned from: by the heuristic, and by the learned value. */
  readonly before: number;
  readonly after: number;
  readonly weights: Float64Array;
}

type Choice = (state: State, seat: Seat, rng: Rng) => number;

const winsOf = (table: Table, choice: Choice, rng: Rng): number => {
  const state = startAt(table);
  kernel.deal(state, rng);
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state))
    kernel.play(state, seat, choice(state, seat, rng));
  return kernel.score(state, 0);
};

const winRate = (tables: readonly Table[], choice: Choice, rounds: number, rng: Rng): number => {
  let won = 0;
  for (let round = 0; round < rounds; round++) for (const table of tables) won += winsOf(table, choice, rng.split());
  return won / rounds / tables.length;
};

/** For one game in so many of the learning, one is played to check it. */
const CHECKED = 16;

/** Learns the value of a sea, and checks it on other deals, the same for both. */
export const tuneValue = (learning: Learning): ValueFinding => {
  const { sea, games, seed } = learning;
  const weights = learn(learning).map(rounded);
  const judgement = judgementOn(sea, [weights]);
  const { tables } = SCHOOLS[sea];
  const deals = Rng.from(seed).split().seed();
  const rounds = Math.max(1, Math.round(games / CHECKED / tables.length));
  const learned: Choice = (state, seat, rng) => {
    const isSaid = isJudged(state) && judge(judgement, state, seat);
    return isSaid ? (judged.codes[judged.best] as number) : guide.policy(state, seat, rng);
  };
  return {
    before: winRate(tables, (state, seat, rng) => guide.policy(state, seat, rng), rounds, Rng.from(deals)),
    after: winRate(tables, learned, rounds, Rng.from(deals)),
    weights,
  };
};

/** Less than this is nothing. */
const LEAST = 1e-12;

/** To as many digits as a file of weights keeps. */
const rounded = (weight: number): number => (Math.abs(weight) < LEAST ? 0 : Number(weight.toPrecision(4)));

/** The file of a sea in which this pupil has learned anew; one more than there are joins them. */
export const fileWithPupil = (sea: Sea, pupil: number, weights: Float64Array): Uint8Array => {
  const networks = networksOf(sea);
  if (pupil > networks.length + 1) throw new RangeError(`the next pupil for ${sea} is ${networks.length + 1}`);
  return encodeWeights(networks.toSpliced(pupil - 1, 1, weights), shapeOn(sea));
};

import { OVER, Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { guide } from '../in-aller-ruhe/guide.js';
import { isJudged, judge, judged } from '../in-aller-ruhe/judge.js';
import { learn, TABLES, type Learning } from './learn.js';
import type { Table } from './self-play.js';

const { kernel, start } = inAllerRuhe;

interface ValueTask extends Learning {
  /** How to do it again. */
  readonly command: string;
}

interface ValueFinding {
  /** How often games are won on deals that nobody has learned from: by the heuristic, and by the learned value. */
  readonly before: number;
  readonly after: number;
  /** The text of `learned.ts`. */
  readonly text: string;
}

type Choice = (state: State, seat: Seat, rng: Rng) => number;

const winsOf = ({ seats, islandsRemoved }: Table, choice: Choice, rng: Rng): number => {
  const state = start({ islandsRemoved, strict: false }, seats);
  kernel.deal(state, rng);
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state))
    kernel.play(state, seat, choice(state, seat, rng));
  return kernel.score(state, 0);
};

const winRate = (choice: Choice, rounds: number, rng: Rng): number => {
  let won = 0;
  for (let round = 0; round < rounds; round++) for (const table of TABLES) won += winsOf(table, choice, rng.split());
  return won / rounds / TABLES.length;
};

/** For one game in so many of the learning, one is played to check it. */
const CHECKED = 16;

/** Learns the value of the standard game, and checks it on other deals, the same for both. */
export const tuneValue = ({ command, ...learning }: ValueTask): ValueFinding => {
  const weights = learn(learning).map(rounded);
  const deals = Rng.from(learning.seed).split().seed();
  const rounds = Math.max(1, Math.round(learning.games / CHECKED / TABLES.length));
  const learned: Choice = (state, seat, rng) => {
    if (!isJudged(state)) return guide.policy(state, seat, rng);
    judge(weights, state, seat);
    return judged.codes[judged.best] as number;
  };
  return {
    before: winRate((state, seat, rng) => guide.policy(state, seat, rng), rounds, Rng.from(deals)),
    after: winRate(learned, rounds, Rng.from(deals)),
    text: valueText(command, [...weights]),
  };
};

const rounded = (weight: number): number => Number(weight.toPrecision(4));

/** The data file, before it is formatted. */
export const valueText = (
  command: string,
  weights: readonly number[],
): string => `/** What self-play has learned, and how to learn it again. */
interface Learned {
  readonly command: string;
  readonly weights: readonly number[];
}

/** Written by \`npm run tune\`: the weights of the network in \`network.ts\`. */
export const LEARNED: Learned = { command: ${JSON.stringify(command)}, weights: ${JSON.stringify(weights)} };
`;

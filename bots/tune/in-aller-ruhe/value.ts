import { OVER, Rng, type Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { guide } from '../../in-aller-ruhe/sailor/index.js';
import { isJudged, judge, judged, judgementOn, type Sea } from '../../in-aller-ruhe/learned/index.js';
import { learn, SCHOOLS, type Learning } from './learn.js';
import { startAt, type Table } from './self-play.js';

const { kernel } = inAllerRuhe;

interface ValueTask extends Learning {
  /** Which of those who learn on this sea. */
  readonly pupil: number;
  /** How to do it again. */
  readonly command: string;
}

interface ValueFinding {
  /** How often games are won on deals that nobody has learned from: by the heuristic, and by the learned value. */
  readonly before: number;
  readonly after: number;
  /** The text of the data file. */
  readonly text: string;
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
export const tuneValue = ({ command, pupil, ...learning }: ValueTask): ValueFinding => {
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
    text: valueText(sea, pupil, command, [...weights]),
  };
};

const rounded = (weight: number): number => Number(weight.toPrecision(4));

const LEARNED_WHERE: Readonly<Record<Sea, string>> = {
  all: 'on all seas',
  few: 'with few islands missing',
  many: 'with many islands missing',
  'day-night': 'by day and night',
  monsters: 'with sea monsters',
  storms: 'with storms',
  combined: 'with storms and more',
};

/** The data file, before it is formatted. */
export const valueText = (
  sea: Sea,
  pupil: number,
  command: string,
  weights: readonly number[],
): string => `import type { Learned } from '../learned.js';

/** Written by \`npm run tune\`: the weights of a network (\`network.ts\`) that has learned ${LEARNED_WHERE[sea]}. */
export const ${sea.toUpperCase().replaceAll('-', '_')}_${pupil}: Learned = { command: ${JSON.stringify(command)}, weights: ${JSON.stringify(weights)} };
`;

import { Rng, type Seed } from '@seekiste/rules/core';
import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import { Judge, RIPE_FOR_MORE, RIPE_FOR_TWO, ripeTaste, type Taste } from '../../lighthouse-run/sailor/index.js';
import type { Prospects, Tuned } from '../../lighthouse-run/learned/index.js';
import { ripeForMore, ripeForTwo } from '../../lighthouse-run/captain/index.js';
import { learnKept } from './keeping.js';
import { learnProspects, LESSONS } from './prospects.js';
import { shareOf } from './voyage.js';

export interface ProspectsTask {
  /** About so many, all together; those that check what was found come on top. */
  readonly games: number;
  readonly seed: Seed;
  /** How to do it again. */
  readonly command: string;
}

interface Check {
  readonly seats: number;
  /** Shares of games won against sailors, without a search, on deals that nobody has learned from. */
  readonly present: number;
  readonly found: number;
}

export interface ProspectsFinding {
  readonly checks: readonly Check[];
  /** The text of `tuned.ts`. What is there now has no say in it. */
  readonly text: string;
}

interface Table {
  readonly seats: number;
  readonly present: Taste;
  readonly weights: typeof RIPE_FOR_TWO | typeof RIPE_FOR_MORE;
}

const TWO: Table = { seats: 2, present: ripeForTwo, weights: RIPE_FOR_TWO };
/** What is learned with three does as well with four, with Erik and with the great fleet. */
const MORE: Table = { seats: 3, present: ripeForMore, weights: RIPE_FOR_MORE };
const TABLES = 2;

/** For one game of learning in so many, one is played to check it. */
const CHECKED = 4;

/** For one game in so many, greedy players are watched: what they keep is soon seen. */
const WATCHED = 100;

const shareBy = (taste: Taste, seats: number, games: number, deals: Seed): number => {
  const [judge, rng] = [new Judge(taste), Rng.from(deals)];
  let won = 0;
  for (let game = 0; game < games; game++) won += shareOf({ seats, seat: game % seats, judge }, rng);
  return won / games;
};

const learn = ({ seats, present, weights }: Table, games: number, rng: Rng): { prospects: Prospects; check: Check } => {
  const oneIn = (part: number): number => Math.max(1, Math.round(games / part));
  const prospects = learnProspects({ seats, games: oneIn(LESSONS), rng: rng.split() });
  const deals = rng.split().seed();
  const share = (taste: Taste): number => shareBy(taste, seats, oneIn(CHECKED), deals);
  return { prospects, check: { seats, present: share(present), found: share(ripeTaste(prospects, weights)) } };
};

/** Learns what ships and cards come to, from the sailor on, and what sailors keep, so that the same seed finds the same again. */
export const tuneProspects = ({ games, seed, command }: ProspectsTask): ProspectsFinding => {
  const rng = Rng.from(seed);
  const [two, more] = [learn(TWO, games / TABLES, rng), learn(MORE, games / TABLES, rng)];
  const kept = learnKept(Math.max(1, Math.round(games / WATCHED)), rng.split());
  const source = { command, rulesVersion: lighthouseRun.rulesVersion };
  return {
    checks: [two.check, more.check],
    text: prospectsText({ source, forTwo: two.prospects, forMore: more.prospects, kept }),
  };
};

/** The data file, before it is formatted. */
export const prospectsText = (tuned: Tuned): string => `import type { Tuned } from './prospects.js';

/** Written by \`npm run tune\`. */
export const TUNED: Tuned = ${JSON.stringify(tuned)};
`;

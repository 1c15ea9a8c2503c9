import type { Outcome } from '@seekiste/rules/core';
import { together } from '../losses/judge.js';
import { addLosses, lossesOf, type Losses, type Lost } from '../losses/losses.js';

/** One value per deal, added up: whole numbers, so that sums do not depend on their order. */
export interface Sums {
  readonly sum: number;
  readonly squares: number;
}

/** What is counted of one bot: its games are those of all its seats in all seatings of a deal. */
export interface Standing {
  /** First places in sixtieths, since up to five may share one. */
  readonly firsts: Sums;
  readonly points: Sums;
  readonly moves: number;
  /** Not among the findings that repeat: how long it thought. */
  readonly milliseconds: number;
  /** What its decisions gave away, where that was asked for. */
  readonly losses?: Losses;
}

/** What is counted over many deals, the bots in the order of `rivals`; a team wins and loses together. */
export interface Tally {
  readonly deals: number;
  readonly games: number;
  readonly wins: Sums;
  readonly team: boolean;
  readonly bots: readonly Standing[];
}

/** How many parts a first place has: divisible by any number of seats that could share it. */
export const PARTS = 60;

const NONE: Sums = { sum: 0, squares: 0 };
const NOBODY: Standing = { firsts: NONE, points: NONE, moves: 0, milliseconds: 0 };

export const EMPTY: Tally = { deals: 0, games: 0, wins: NONE, team: false, bots: [] };

const once = (sum: number): Sums => ({ sum, squares: sum * sum });
const addSums = (a: Sums, b: Sums): Sums => ({ sum: a.sum + b.sum, squares: a.squares + b.squares });

const lossesIn = (losses: Losses | undefined): Pick<Standing, 'losses'> => (losses ? { losses } : {});

const addStandings = (a: Standing, b: Standing): Standing => ({
  ...lossesIn(addLosses(a.losses, b.losses)),
  firsts: addSums(a.firsts, b.firsts),
  points: addSums(a.points, b.points),
  moves: a.moves + b.moves,
  milliseconds: a.milliseconds + b.milliseconds,
});

export const add = (a: Tally, b: Tally): Tally => ({
  deals: a.deals + b.deals,
  games: a.games + b.games,
  wins: addSums(a.wins, b.wins),
  team: a.team || b.team,
  bots: Array.from({ length: Math.max(a.bots.length, b.bots.length) }, (_, index) =>
    addStandings(a.bots[index] ?? NOBODY, b.bots[index] ?? NOBODY),
  ),
});

/** The part of a first place that each seat has. */
const firstsOf = (places: readonly number[]): readonly number[] => {
  const shared = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? PARTS / shared : 0));
};

/** One game of a deal: who sat where, and how it ended. */
export interface Played {
  readonly seating: readonly string[];
  readonly outcome: Outcome;
  /** By seat, what its decisions gave away. */
  readonly lost?: readonly Lost[];
}

export interface Effort {
  readonly moves: number;
  readonly milliseconds: number;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const lossesBy = (name: string, played: readonly Played[]): Pick<Standing, 'losses'> => {
  const own = played.flatMap(({ seating, lost = [] }) => lost.filter((_, seat) => seating[seat] === name));
  return lossesIn(own.length > 0 ? lossesOf(together(own)) : undefined);
};

/** All games of one deal: one sample for each bot. */
export const tallyOf = (
  names: readonly string[],
  played: readonly Played[],
  effortOf: (name: string) => Effort,
): Tally => {
  const overSeats = (name: string, values: (outcome: Outcome) => readonly number[]): number =>
    total(played.map(({ seating, outcome }) => total(values(outcome).filter((_, seat) => seating[seat] === name))));
  return {
    deals: 1,
    games: played.length,
    wins: once(played.filter(({ outcome }) => outcome.kind === 'team' && outcome.won).length),
    team: played.some(({ outcome }) => outcome.kind === 'team'),
    bots: names.map(name => ({
      firsts: once(overSeats(name, end => (end.kind === 'ranking' ? firstsOf(end.places) : []))),
      points: once(overSeats(name, end => (end.kind === 'ranking' ? end.points : []))),
      ...effortOf(name),
      ...lossesBy(name, played),
    })),
  };
};

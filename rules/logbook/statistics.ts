import type { Ending } from './facts.js';
import { wilson, type Interval } from './interval.js';

/** A game that is over, as the statistics need it. Keys are told apart, never read. */
export interface Finished {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly crew: string;
  readonly ended: number;
  /** The day on which it ended, as the calendar of its players has it: 2026-11-18. */
  readonly day: string;
  readonly ending: Exclude<Ending, 'running'>;
}

/** Games, and how many of those that could be won were won. */
export interface Tally {
  readonly games: number;
  readonly decided: number;
  readonly wins: number;
  /** Where the share of wins lies, with 95 %. */
  readonly interval: Interval;
}

export interface Group extends Tally {
  readonly key: string;
  /** The game that a mode belongs to. */
  readonly game: string;
}

export interface Period extends Tally {
  /** A day (2026-11-18) or a month (2026-11). */
  readonly period: string;
}

export interface Statistics extends Tally {
  /** Wins in a row: now, and the most there ever were. */
  readonly streak: { readonly now: number; readonly longest: number };
  readonly by: Readonly<Record<'game' | 'mode' | 'players' | 'crew', readonly Group[]>>;
  readonly time: readonly Period[];
}

const tallyOf = (games: readonly Finished[]): Tally => {
  const decided = games.filter(({ ending }) => ending !== 'over').length;
  const wins = games.filter(({ ending }) => ending === 'won').length;
  return { games: games.length, decided, wins, interval: wilson(wins, decided) };
};

const groupedBy = (
  games: readonly Finished[],
  keyOf: (game: Finished) => string,
): ReadonlyMap<string, readonly Finished[]> => {
  const groups = new Map<string, Finished[]>();
  for (const game of games) {
    const key = keyOf(game);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  return groups;
};

/** The largest group first. */
const groupsOf = (games: readonly Finished[], keyOf: (game: Finished) => string): readonly Group[] =>
  [...groupedBy(games, keyOf)]
    .map(([key, group]) => ({ key, game: group[0]?.game ?? '', ...tallyOf(group) }))
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));

const streakOf = (games: readonly Finished[]): Statistics['streak'] => {
  let [now, longest] = [0, 0];
  for (const { ending } of games) {
    if (ending === 'over') continue;
    now = ending === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
};

/** Days as long as they fit into a picture, then months. */
const MOST_DAYS = 31;

const periodsOf = (games: readonly Finished[]): readonly Period[] => {
  const days = groupedBy(games, ({ day }) => day);
  const periods = days.size <= MOST_DAYS ? days : groupedBy(games, ({ day }) => day.slice(0, 7));
  return [...periods].map(([period, group]) => ({ period, ...tallyOf(group) }));
};

/** What the finished games of a logbook say together. */
export const statisticsOf = (finished: readonly Finished[]): Statistics => {
  const games = [...finished].sort((a, b) => a.ended - b.ended);
  return {
    ...tallyOf(games),
    streak: streakOf(games),
    by: {
      game: groupsOf(games, ({ game }) => game),
      mode: groupsOf(games, ({ game, mode }) => `${game} ${mode}`),
      players: [...groupsOf(games, ({ players }) => String(players))].sort((a, b) => Number(a.key) - Number(b.key)),
      crew: groupsOf(games, ({ crew }) => crew),
    },
    time: periodsOf(games),
  };
};

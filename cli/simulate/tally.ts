import type { Outcome } from '@seekiste/rules/core';
import { addLosses, type Losses } from '../losses/losses.js';

/** What is counted over many games. Whole numbers only, so that sums do not depend on their order. */
export interface Tally {
  readonly games: number;
  readonly moves: number;
  readonly wins: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** By seat, where games have points: their sum, the sum of their squares, and how often the seat came first. */
  readonly points: readonly { readonly sum: number; readonly squares: number; readonly firsts: number }[];
  /** What decisions gave away, where that was asked for. */
  readonly losses?: Losses;
}

export const EMPTY: Tally = { games: 0, moves: 0, wins: 0, reasons: {}, points: [] };

const pointsOf = (outcome: Outcome): Tally['points'] =>
  outcome.kind === 'ranking'
    ? outcome.points.map((sum, seat) => ({ sum, squares: sum * sum, firsts: outcome.places[seat] === 1 ? 1 : 0 }))
    : [];

export const tallyOf = (outcome: Outcome, moves: number, losses?: Losses): Tally => ({
  ...(losses ? { losses } : {}),
  games: 1,
  moves,
  wins: outcome.kind === 'team' && outcome.won ? 1 : 0,
  reasons: { [outcome.reason]: 1 },
  points: pointsOf(outcome),
});

const addReasons = (a: Tally['reasons'], b: Tally['reasons']): Tally['reasons'] => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(names.map(name => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
};

const NOTHING = { sum: 0, squares: 0, firsts: 0 };

const lossesOf = (a: Tally, b: Tally): Pick<Tally, 'losses'> => {
  const losses = addLosses(a.losses, b.losses);
  return losses ? { losses } : {};
};

export const add = (a: Tally, b: Tally): Tally => ({
  ...lossesOf(a, b),
  games: a.games + b.games,
  moves: a.moves + b.moves,
  wins: a.wins + b.wins,
  reasons: addReasons(a.reasons, b.reasons),
  points: Array.from({ length: Math.max(a.points.length, b.points.length) }, (_, seat) => {
    const [one, other] = [a.points[seat] ?? NOTHING, b.points[seat] ?? NOTHING];
    return {
      sum: one.sum + other.sum,
      squares: one.squares + other.squares,
      firsts: one.firsts + other.firsts,
    };
  }),
});

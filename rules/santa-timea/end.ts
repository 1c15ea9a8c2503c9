import type { Seat } from '../core/index.js';
import type { RankingOutcome, State } from './types.js';

/** 2.5 Who leads the first trick of a later round: of those with most points, the one who follows the last starter first. */
export const nextStarter = (points: readonly number[], starter: Seat): Seat => {
  const seats = points.length;
  let best = starter;
  for (let i = 1; i < seats; i++) {
    const seat = (starter + i) % seats;
    if ((points[seat] as number) > (points[best] as number)) best = seat;
  }
  return best;
};

/** 8.1, 8.2 Whether a seat is placed before another: more points, or as many and more rounds won. */
const isAhead = ({ points, roundsWon }: Standings, seat: Seat, other: Seat): boolean => {
  const lead = (points[seat] as number) - (points[other] as number);
  return lead > 0 || (lead === 0 && (roundsWon[seat] as number) > (roundsWon[other] as number));
};

type Standings = Pick<State, 'points' | 'roundsWon'>;

const placeOf = (table: Standings, seat: Seat): number => {
  let place = 1;
  for (let other = 0; other < table.points.length; other++) if (isAhead(table, other, seat)) place++;
  return place;
};

/** 8.1–8.3 Who is placed where, and what decided the first place. */
export const outcome = (table: Standings): RankingOutcome => {
  const places = table.points.map((_, seat) => placeOf(table, seat));
  const most = Math.max(...table.points);
  const shared = places.filter(place => place === 1).length > 1;
  const broken = table.points.filter(points => points === most).length > 1;
  const [reason, clause] = shared
    ? (['shared', '8.3'] as const)
    : broken
      ? (['rounds-won', '8.2'] as const)
      : (['most-points', '8.1'] as const);
  return { kind: 'ranking', points: [...table.points], places, reason, clause };
};

/** 8.3 A shared first place is shared. */
export const shareOf = (table: Standings, seat: Seat): number => {
  if (placeOf(table, seat) > 1) return 0;
  let first = 0;
  for (let other = 0; other < table.points.length; other++) if (placeOf(table, other) === 1) first++;
  return 1 / first;
};

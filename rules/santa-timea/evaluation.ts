import type { Seat } from '../core/index.js';
import { cardsIn, damageIn, directionsIn, pairPointsIn, setsIn, choicesIn, weigh, windsIn } from './hoard.js';
import type { DirectionMask, Hoard } from './hoard.js';
import type { Options, SheetLine } from './types.js';

/** 7.4 Points for places from the first on. */
export const placePoints = (seats: number): readonly number[] =>
  seats === 2 ? [2, 0] : Array.from({ length: seats }, (_, place) => seats - place);

const MOST_SEATS = 5;

/** 7.5 By seats, players ahead and players who share the place: the points of the shared places, divided and rounded up. */
const SHARED: readonly (readonly number[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: MOST_SEATS * (MOST_SEATS + 1) }, (_, index) => {
    const ahead = Math.floor(index / (MOST_SEATS + 1));
    const sharing = index % (MOST_SEATS + 1);
    const shared = placePoints(seats).slice(ahead, ahead + sharing);
    return shared.length === 0 ? 0 : Math.ceil(shared.reduce((sum, points) => sum + points, 0) / sharing);
  }),
);

/** 9.5 How many wind cards cost a point. */
export const cardsPerMinus = (seats: number): number => (seats <= 3 ? 4 : 3);

/** 7.2, 9.4 The sets that are laid aside: those that leave nothing to choose, and those that were chosen. */
export const setsLaid = (options: Options, hoard: Hoard, chosen: DirectionMask): DirectionMask =>
  options.professional ? (setsIn(hoard) & ~choicesIn(hoard)) | chosen : setsIn(hoard);

/** A hoard and the sets laid aside of it, as the ledger keeps them. */
export const entry = (hoard: Hoard, sets: DirectionMask): number => hoard | (sets << 24);
export const hoardIn = (written: number): Hoard => written & 0xffffff;
export const setsOf = (written: number): DirectionMask => written >> 24;

/** The reckoning of the last round that was asked for, by seat; one for all, so that nothing is made anew. */
const damages: number[] = [0, 0, 0, 0, 0];
const aheads: number[] = [0, 0, 0, 0, 0];
const forPlace: number[] = [0, 0, 0, 0, 0];
const forPairs: number[] = [0, 0, 0, 0, 0];
const minus: number[] = [0, 0, 0, 0, 0];

/** Chapter 7, 9.3–9.6 Reckons a round, which begins at `from` in the ledger. */
const reckon = (options: Options, seats: number, ledger: readonly number[], from: number): void => {
  const cardsPerPoint = cardsPerMinus(seats);
  for (let seat = 0; seat < seats; seat++) {
    const written = ledger[from + seat] as number;
    const weight = weigh(hoardIn(written), setsOf(written));
    damages[seat] = damageIn(weight);
    forPairs[seat] = options.professional ? pairPointsIn(weight) : 0;
    minus[seat] = options.professional ? (cardsIn(weight) / cardsPerPoint) | 0 : 0;
  }
  const shared = SHARED[seats] as readonly number[];
  for (let seat = 0; seat < seats; seat++) {
    const damage = damages[seat] as number;
    let ahead = 0;
    let sharing = 0;
    for (let other = 0; other < seats; other++) {
      const theirs = damages[other] as number;
      ahead += theirs < damage ? 1 : 0;
      sharing += theirs === damage ? 1 : 0;
    }
    aheads[seat] = ahead;
    forPlace[seat] = shared[ahead * (MOST_SEATS + 1) + sharing] as number;
  }
};

/** 9.6 Place points, and pair points, less minus points. */
const gained = (seat: Seat): number =>
  (forPlace[seat] as number) + (forPairs[seat] as number) - (minus[seat] as number);

/** Adds the last round of the ledger to the points and to the rounds won (8.2). */
export const score = (options: Options, ledger: readonly number[], points: number[], roundsWon: number[]): void => {
  const seats = points.length;
  reckon(options, seats, ledger, ledger.length - seats);
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = (points[seat] as number) + gained(seat);
    roundsWon[seat] = (roundsWon[seat] as number) + (aheads[seat] === 0 ? 1 : 0);
  }
};

/** A round of the ledger, from 0, as a score sheet has it. */
export const sheetLines = (options: Options, seats: number, ledger: readonly number[], round: number): SheetLine[] => {
  reckon(options, seats, ledger, round * seats);
  return ledger.slice(round * seats, (round + 1) * seats).map((written, seat) => ({
    collected: windsIn(hoardIn(written)),
    sets: directionsIn(setsOf(written)),
    damage: damages[seat] as number,
    place: (aheads[seat] as number) + 1,
    placePoints: forPlace[seat] as number,
    pairPoints: forPairs[seat] as number,
    minusPoints: minus[seat] as number,
    points: gained(seat),
  }));
};

/** What a seat gains if hoards and sets are these, and its damage: what to choose sets by. */
export const gainOf = (
  options: Options,
  entries: readonly number[],
  seat: Seat,
): { points: number; damage: number } => {
  reckon(options, entries.length, entries, 0);
  return { points: gained(seat), damage: damages[seat] as number };
};

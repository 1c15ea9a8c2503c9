import type { ChapterWeights } from '../chapters/index.js';
import { at } from './list.js';

/**
 * The heuristic's numbers: what cannot be reasoned out. A move's worth is a sum of logarithms of
 * chances (each gap filled, an arrival at hand, cards enough for the team and for every seat).
 */
interface BasicWeights {
  /** How much of what is in play can be used for a gap of 2, 3, 5, 8, 14 and 36 spaces: the rest falls into the wrong place. */
  readonly usable: readonly number[];
  /** The same for a gap of one space, by the number's price from 1 to 4. */
  readonly affordable: readonly number[];
  /** The chance that a useful card in the own hand will not have to be thrown after all. */
  readonly ownKept: number;

  /** How often others throw unseen islands, against all being thrown alike, and dead ones against useful ones. */
  readonly thrownIslands: number;
  readonly thrownDead: number;
  /** How much of the supply a team without cards to spare cannot wait for; this fades over so many spare cards. */
  readonly hurry: number;
  readonly hurryWidth: number;

  /** An unseen arrival's chance to turn up in time, how often others throw them, and how safe an own one is. */
  readonly arrivalComes: number;
  readonly thrownArrivals: number;
  readonly ownArrivalKept: number;

  /** A paid space costs `priceBase` and `priceByStep` for each number from one space to the next. */
  readonly priceBase: number;
  readonly priceByStep: number;
  /** For one space, how much less every dearer price counts. */
  readonly cheapFirst: number;

  /** Comfort with the team's spare cards: its weight, and the need and its width in an empty sea (`…Open` more) and a full one. */
  readonly team: number;
  readonly teamNeed: number;
  readonly teamNeedOpen: number;
  readonly teamWidth: number;
  readonly teamWidthOpen: number;

  /** The same for every seat, and how much of the mean price it is expected to pay in each turn. */
  readonly seat: number;
  readonly seatNeed: number;
  readonly seatWidth: number;
  readonly seatWidthOpen: number;
  readonly seatPrice: number;

  /** Cards by which the seat that acts last after the departure counts as richer than the one that acts first. */
  readonly pledgeLater: number;
}
export type Weights = BasicWeights & ChapterWeights;

const WIDTHS = [2, 3, 5, 8, 14, 36] as const;

/** Between the widths that have a weight, in proportion. */
export const usableAt = ({ usable }: Weights, width: number): number => {
  let i = 1;
  while (i < WIDTHS.length - 1 && at(WIDTHS, i) < width) i++;
  const from = at(WIDTHS, i - 1);
  const part = (width - from) / (at(WIDTHS, i) - from);
  return at(usable, i - 1) * (1 - part) + at(usable, i) * part;
};

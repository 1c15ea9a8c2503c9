import { at } from './list.js';

/**
 * The heuristic's numbers: what cannot be reasoned out. A move's worth is a sum of logarithms of
 * chances (each gap filled, an arrival at hand, cards enough for the team and for every seat).
 */
export interface Weights {
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

  /** Alone, how much more an own card counts than an unseen one where the rock is put (10.3). */
  readonly rockOwn: number;
  /** What it costs if every number that could be laid were blocked for a turn. */
  readonly rockHarm: number;

  /**
   * How many of the unseen sea monsters will have to be played, what laying an island again costs,
   * and what it is worth to be rid of one.
   */
  readonly monstersCome: number;
  readonly monsterPrice: number;
  readonly monsterHeld: number;

  /**
   * The harm that storms do: a yellow one, and the cards it soaks; an orange one, and more where many
   * spaces have no neighbour; a violet one, and more on a row that is needed.
   */
  readonly yellow: number;
  readonly soaked: number;
  readonly orange: number;
  readonly orangeAlone: number;
  readonly violet: number;
  readonly violetNeed: number;
  /** How much of it is to be feared of a violet storm, or of another one, that is still in a pile. */
  readonly violetComes: number;
  readonly stormComes: number;
  /** What a compass is worth to earn, as a part of the worst harm that is left without it. */
  readonly compass: number;

  /** By day and night: turns of islands to come for each open space, and what it is worth to turn one now already. */
  readonly wrongComes: number;
  readonly turned: number;

  /** In the pyramid: comfort with compasses, what it is worth that a storm comes up early if all will, and to clear one. */
  readonly calm: number;
  readonly calmWidth: number;
  readonly stormOut: number;
  readonly cleared: number;
  /** How often others keep an arrival that they took secretly. */
  readonly secretArrivalKept: number;

  /** In the duel, in points: what the own best next gain is worth, the rival's, and the gains of all own cards. */
  readonly duelNext: number;
  readonly duelRival: number;
  readonly duelUseful: number;
  /** How much of the points of runs counts later: the rival may come first. */
  readonly duelRuns: number;
}

const WIDTHS = [2, 3, 5, 8, 14, 36] as const;

/** Between the widths that have a weight, in proportion. */
export const usableAt = ({ usable }: Weights, width: number): number => {
  let i = 1;
  while (i < WIDTHS.length - 1 && at(WIDTHS, i) < width) i++;
  const from = at(WIDTHS, i - 1);
  const part = (width - from) / (at(WIDTHS, i) - from);
  return at(usable, i - 1) * (1 - part) + at(usable, i) * part;
};

/**
 * From self-play: two runs of an evolution strategy (separable CMA-ES, 17 candidates on common deals,
 * seeds 1 and 2, about 180,000 games each, one to five players, 0 to 12 islands removed), then rounded
 * and checked one by one on 2,000 common deals, where no change was worth more than chance.
 * Those from `rockOwn` on by hand, one at a time, on 100 to 200 common deals for one to five players.
 * docs/bots.md has what they reach.
 */
export const WEIGHTS: Weights = {
  usable: [0.87, 0.81, 0.73, 0.665, 0.595, 0.49],
  affordable: [1, 0.91, 0.88, 0.85],
  ownKept: 0.97,
  thrownIslands: 1.3,
  thrownDead: 3,
  hurry: 0.27,
  hurryWidth: 4,
  arrivalComes: 0.83,
  thrownArrivals: 0.75,
  ownArrivalKept: 0.99,
  priceBase: 0.45,
  priceByStep: 0.55,
  cheapFirst: 0.59,
  team: 0.8,
  teamNeed: 2.1,
  teamNeedOpen: -6,
  teamWidth: 3.6,
  teamWidthOpen: 3,
  seat: 0.6,
  seatNeed: 0.25,
  seatWidth: 1.8,
  seatWidthOpen: 0.5,
  seatPrice: 0.53,
  pledgeLater: 1,
  rockOwn: 10,
  rockHarm: 0.2,
  monstersCome: 0.8,
  monsterPrice: 2,
  monsterHeld: 0.3,
  yellow: 0.5,
  soaked: 0.2,
  orange: 1,
  orangeAlone: 5,
  violet: 2,
  violetNeed: 2,
  violetComes: 0.4,
  stormComes: 0.5,
  compass: 0.7,
  wrongComes: 0.8,
  turned: -0.08,
  calm: 3,
  calmWidth: 1,
  stormOut: 0.25,
  secretArrivalKept: 0.3,
  cleared: 0.3,
  duelNext: 1,
  duelRival: 0.7,
  duelUseful: 0.5,
  duelRuns: 0.6,
};

/**
 * A beginner sees gaps and what they need, but not that cards run out: neither the team's nor a seat's. And what is
 * in hand is not held on to. In the duel only the points of this turn count.
 */
export const BEGINNER: Weights = {
  ...WEIGHTS,
  team: 0,
  seat: 0,
  hurry: 0,
  ownKept: 0.78,
  duelNext: 0,
  duelRival: 0,
  duelUseful: 0,
};

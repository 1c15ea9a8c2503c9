import { ARRIVAL, isIsland, ISLANDS, OPEN, ownHand, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Exploration } from './exploration.js';
import { helpersUpTo, type Gap } from '../gaps.js';
import { at, sum } from '../list.js';
import type { Weights } from '../weights.js';

/** Which numbers can still come, and how likely; flags (1 or 0) are indexed by number. */
export interface Supply {
  readonly held: readonly number[];
  /** Neither laid nor in the own hand nor thrown by oneself: in a pile, another hand, or gone. */
  readonly unseen: readonly number[];
  /** How many unseen numbers do not exceed this one. */
  readonly unseenUpTo: readonly number[];
  /** The chance that an unseen island is still in play. */
  readonly inPlay: number;
  readonly unseenArrivals: number;
  readonly arrivalInPlay: number;
}

const ARRIVALS = 5; // 1.2

const flags = (value: number): number[] => {
  const list = new Array<number>(ISLANDS + 2).fill(value);
  list[0] = 0;
  list[ISLANDS + 1] = 0;
  return list;
};

const running = (list: readonly number[]): readonly number[] => {
  let total = 0;
  return list.map(value => (total += value));
};

const likely = (chance: number): number => Math.min(0.99, Math.max(0.02, chance));

const share = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 0);

/** Cards that everybody has seen leave the game, or that lie openly outside the sea. */
const openCards = ({ monsters, pyramid, duel }: View): readonly number[] => [
  ...(monsters?.destroyed ?? []),
  ...(pyramid?.out ?? []),
  ...(duel ? [...duel.row, ...duel.shown.flat()] : []),
];

/** Reads the supply from a view; `gaps` are those of its sea. In the pyramid, arrivals are explored. */
export const supplyOf = (view: View, gaps: readonly Gap[], weights: Weights, exploration?: Exploration): Supply => {
  const held = flags(0);
  const unseen = flags(1);
  let unseenArrivals = ARRIVALS;
  for (const card of view.sea) if (card !== OPEN) unseen[card] = 0;
  for (const card of ownHand(view)) if (isIsland(card)) held[card] = 1;
  for (const card of openCards(view)) if (isIsland(card)) unseen[card] = 0;
  for (const card of [...ownHand(view), ...view.remembered])
    if (isIsland(card)) unseen[card] = 0;
    else if (card === ARRIVAL) unseenArrivals--;

  const unseenUpTo = running(unseen);
  const islands = at(unseenUpTo, ISLANDS);
  const useful = sum(gaps.map(gap => helpersUpTo(unseenUpTo, gap)));
  const removed = share(view.options.islandsRemoved, islands); // 9.1
  const thrown = sum(view.thrown) - view.remembered.length + sum(view.unseen ?? []);
  // Others throw face down what they need least, so the dead numbers among the unseen are gone more often.
  const thrownIslands = weights.thrownIslands * thrown * (1 - removed);
  const gone = share(thrownIslands, useful + weights.thrownDead * (islands - useful));
  const inPlay = islands * (1 - removed) + unseenArrivals;
  const arrivalGone = Math.min(1, weights.thrownArrivals * share(thrown, inPlay));
  return {
    held,
    unseen,
    unseenUpTo,
    inPlay: likely((1 - removed) * (1 - gone)),
    unseenArrivals,
    arrivalInPlay: likely(exploration?.arrival ?? weights.arrivalComes * (1 - arrivalGone)),
  };
};

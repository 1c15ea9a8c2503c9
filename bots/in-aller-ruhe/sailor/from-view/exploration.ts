import {
  ARRIVAL,
  COMPASS,
  isEdge,
  MONSTER,
  OPEN,
  ORANGE,
  ownHand,
  VIOLET,
  YELLOW,
  type Card,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { sum } from '../list.js';
import type { Weights } from '../weights.js';

/** What the exploration pile still has in store, from what everybody can count and what this seat has seen. */
export interface Exploration {
  /** The chances that the next card is a sea monster or a storm. */
  readonly monster: number;
  readonly storm: number;
  /** How much of the pile will come up. */
  readonly part: number;
  /** Turns and cards that monsters and storms will take: those that lie, and those that come up. */
  readonly chores: number;
  /** Cards that will come into hands. */
  readonly finds: number;
  /** Storms that have to be cleared (17.6), and compasses that others have or that will come (17.7). */
  readonly storms: number;
  readonly compasses: number;
  /** The chance that an arrival that this seat has not seen is, or will be, in somebody's hand. */
  readonly arrival: number;
}

const STORM_CARDS: readonly Card[] = [YELLOW, VIOLET, ORANGE];
const count = (cards: readonly Card[], wanted: readonly Card[]): number =>
  cards.filter(card => wanted.includes(card)).length;

/** 17.2, 17.10 */
export const MONSTERS = { normal: 5, easier: 2, harder: 5 } as const;
export const STORMS = 6;
export const COMPASSES = 6;
export const ARRIVALS = 5;

/** How often others keep a compass that they took secretly. */
export const COMPASS_KEPT = 0.95;

/** Which storms can be cleared (17.7). */
export const stormySpaces = ({ pyramid }: View): readonly Space[] =>
  (pyramid?.storms ?? []).flatMap((storm, space) => (storm === null ? [] : [space]));

/** Whether an island laid here explores (17.4). */
export const explores = ({ pyramid }: View, space: Space): boolean =>
  pyramid !== undefined && pyramid.deck > 0 && isEdge(space);

/** How many cards the others took secretly: arrivals or compasses, held or thrown since (17.9). */
const secretsOfOthers = ({ pyramid, viewer }: View): number =>
  sum((pyramid?.secrets ?? []).map((taken, seat) => (seat === viewer ? 0 : taken.length)));

/**
 * Every border card takes one more harmless card, so that with twenty of them nearly the whole pile
 * comes up: the part of it that will.
 */
const partExplored = ({ sea }: View, deck: number, harmful: number): number => {
  const edges = sea.filter((card, space) => card === OPEN && isEdge(space)).length;
  return deck === 0 ? 0 : Math.min(1, edges / Math.max(1, deck - harmful));
};

export const explorationOf = (view: View, weights: Weights): Exploration | undefined => {
  if (!view.pyramid) return undefined;
  const { deck, out } = view.pyramid;
  const lying = stormySpaces(view).length;
  const monsters = MONSTERS[view.options.pyramid ?? 'normal'] - count(out, [MONSTER]);
  const storms = STORMS - lying - count(out, STORM_CARDS);
  const part = partExplored(view, deck, monsters + storms);
  const seen = [...ownHand(view), ...view.remembered, ...out];
  const [arrivals, compasses] = [ARRIVALS - count(seen, [ARRIVAL]), COMPASSES - count(seen, [COMPASS])];
  const others = secretsOfOthers(view);
  const taken = arrivals + compasses > 0 ? Math.min(1, others / (arrivals + compasses)) : 0;
  const comes = (kept: number): number => taken * kept + (1 - taken) * part;
  return {
    monster: deck > 0 ? monsters / deck : 0,
    storm: deck > 0 ? storms / deck : 0,
    part,
    chores: lying + part * (monsters + storms),
    finds: part * Math.max(0, arrivals + compasses - others),
    storms: lying + part * storms,
    compasses: compasses * comes(COMPASS_KEPT),
    arrival: comes(weights.secretArrivalKept),
  };
};

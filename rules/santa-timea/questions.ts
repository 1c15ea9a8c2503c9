import type { Seat } from '../core/index.js';
import {
  BRIDE,
  COPIES,
  DAMAGES,
  damageOf,
  TRICKS,
  wind,
  windDirection,
  type Card,
  type Direction,
  type Wind,
} from './cards.js';
import { damageIn, directionsIn, hoardOf, maskOfDirections, pairPointsIn, setsIn, weigh } from './hoard.js';
import { standings, type Standing } from './trick.js';
import type { View } from './types.js';
import { NO_VALUE, pointsOf } from './values.js';

// What app, bots and words ask about wind cards and tricks. Each answer is data with the clause that it follows from.

/** 7.1 Which damages a set of this direction still lacks: none if it is complete. */
export const lackingFor = (winds: readonly Wind[], direction: Direction): readonly number[] =>
  Array.from({ length: DAMAGES }, (_, i) => i + 1).filter(damage => !winds.includes(wind(direction, damage)));

/** 7.1 The directions of which 1, 2 and 3 are together. */
export const completeSets = (winds: readonly Wind[]): readonly Direction[] => directionsIn(setsIn(hoardOf(winds)));

/** 7.2 Which of these wind cards lie aside: one of each kind of every set. */
export const laidAside = (winds: readonly Wind[], sets: readonly Direction[]): readonly boolean[] =>
  winds.map((card, index) => sets.includes(windDirection(card)) && winds.indexOf(card) === index);

/** 7.2, 7.3 The damage that counts once these sets, all of them complete, are laid aside. */
export const damageWith = (winds: readonly Wind[], sets: readonly Direction[] = completeSets(winds)): number =>
  damageIn(weigh(hoardOf(winds), maskOfDirections(sets)));

/** What a complete set is worth aside, and what its direction is worth as pairs. */
export interface SetOffer {
  readonly direction: Direction;
  readonly cards: readonly Wind[];
  /** 7.3 Points of damage that would not count. */
  readonly damage: number;
  /** 9.3 Points for the pairs that would stay together. */
  readonly pairPoints: number;
  readonly clause: string;
}

/** 9.4 What there is to choose between in a direction. */
export const setOffer = (winds: readonly Wind[], direction: Direction): SetOffer => {
  const cards = winds.filter(card => windDirection(card) === direction);
  return {
    direction,
    cards,
    damage: damageWith(cards, []) - damageWith(cards, [direction]),
    pairPoints: pairPointsIn(weigh(hoardOf(cards), 0)),
    clause: '9.4',
  };
};

/** Whether a wind card of this kind may still be taken in this round, for all that can be seen. */
export const canCome = ({ trick, row, blown, carried, forecast }: View, card: Wind): boolean => {
  const count = (winds: readonly Wind[]): number => winds.filter(other => other === card).length;
  if (trick - 1 + row.length === TRICKS) return row.includes(card) || carried.includes(card);
  return count(blown) - count(carried) + count(forecast) < (COPIES[damageOf(card) - 1] ?? 0);
};

/** What a card in a trick counts; null for a bride that copies nothing (6.3, 6.4). */
export const countOf = ({ value }: Standing): number | null => (value === NO_VALUE ? null : pointsOf(value));

/** 5.1, 6.4 The cards that can take or lead: neither knocked out nor without a value. */
export const singlesIn = (standing: readonly Standing[]): readonly Standing[] =>
  standing.filter(({ out, value }) => !out && value !== NO_VALUE);

/** Who would take or lead, why, and by which clause. */
export interface Claim {
  readonly seat: Seat;
  /**
   * The lowest or highest single value, or among cards against the wind the number on them; the first card, or the
   * only one left; a led bride; or nobody else's claim.
   */
  readonly reason: 'lowest' | 'lowest-number' | 'highest' | 'highest-number' | 'first' | 'only' | 'bride' | 'stays';
  readonly counts: number | null;
  readonly clause: string;
}

const CLAUSES: Readonly<Record<Claim['reason'], string>> = {
  lowest: '3.2',
  'lowest-number': '4.4',
  highest: '3.3',
  'highest-number': '4.4',
  first: '3.2',
  only: '5.2',
  bride: '6.3',
  stays: '5.3',
};

/** 3.2, 3.3, 5.1–5.3, 6.3 Who would take and who would lead, if no more cards came. */
export const claimsIn = (
  standing: readonly Standing[],
): { readonly takes: Claim | undefined; readonly leads: Claim | undefined } | undefined => {
  if (standing.length === 0) return undefined;
  const singles = singlesIn(standing);
  /** 4.4 Whether this card is worth no points, and is not the only one of that kind left. */
  const byNumber = (found: Standing | undefined): boolean =>
    found !== undefined && countOf(found) === 0 && singles.filter(one => countOf(one) === 0).length > 1;
  const as = (found: Standing | undefined, reason: Claim['reason']): Claim | undefined =>
    found && { seat: found.seat, reason, counts: countOf(found), clause: CLAUSES[reason] };
  const taker = standing.find(({ takes }) => takes);
  const leader = standing.find(({ leads }) => leads);
  const led = standing[0]?.card === BRIDE;
  const only = standing.length === 1 ? 'first' : 'only';
  const single = singles.length;
  return {
    takes: as(taker, led ? 'bride' : single === 1 ? only : byNumber(taker) ? 'lowest-number' : 'lowest'),
    leads: as(leader, single === 0 ? 'stays' : single === 1 ? only : byNumber(leader) ? 'highest-number' : 'highest'),
  };
};

/** 2.5, 3.3 How the cards of a trick stand; after the twelfth nobody leads, for points decide who begins a round. */
export const standingsIn = (
  trick: { readonly cards: readonly Card[]; readonly leader: Seat; readonly wind: Wind; readonly number: number },
  seats: number,
): readonly Standing[] => {
  const standing = standings(trick.cards, trick.leader, seats, trick.wind);
  return trick.number < TRICKS ? standing : standing.map(one => ({ ...one, leads: false }));
};

/** What playing a card comes to, as the trick stands: what it counts, and what would become of its player. */
export interface Preview {
  readonly counts: number | null;
  readonly fate: 'takes' | 'leads' | 'takes-and-leads' | 'tied' | 'neither' | 'spared' | 'alone';
  readonly clause: string;
}

const FATE_CLAUSES: Readonly<Record<Preview['fate'], string>> = {
  takes: '3.2',
  leads: '3.3',
  'takes-and-leads': '5.2',
  tied: '5.1',
  neither: '3.2',
  spared: '2.5',
  alone: '3.2',
};

const fateOf = (view: View, card: Card, mine: Standing): Preview['fate'] => {
  if (view.played.length === 0 && card !== BRIDE) return 'alone';
  if (mine.out) return 'tied';
  if (view.trick === TRICKS) return mine.takes ? 'takes' : 'spared';
  if (mine.takes) return mine.leads ? 'takes-and-leads' : 'takes';
  return mine.leads ? 'leads' : 'neither';
};

/** 3.2, 3.3, 5.1, 6.1 From what lies open and the card alone; undefined outside a trick. */
export const previewOf = (view: View, card: Card): Preview | undefined => {
  const [now] = view.row;
  if (view.phase !== 'trick' || now === undefined) return undefined;
  const mine = standings([...view.played, card], view.leader, view.seats, now).at(-1);
  if (!mine) return undefined;
  const fate = fateOf(view, card, mine);
  return { counts: countOf(mine), fate, clause: FATE_CLAUSES[fate] };
};

/** 6.1 What the viewer's bride would be worth now; null while others play before, or there is nothing to copy. */
export const copiedNow = (view: View): number | null =>
  view.turn === view.viewer ? (previewOf(view, BRIDE)?.counts ?? null) : null;

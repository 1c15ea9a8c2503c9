import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  NO_VALUE,
  pointsOf,
  standings,
  TRICKS,
  type Card,
  type Move,
  type Shown,
  type Standing,
  type Trick,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { LogEntry } from '../../table/scene.js';

/** The trick that lies on the table: the one being played, or the last one until the next card falls. */
export interface LyingTrick {
  readonly number: number;
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly wind: Wind | undefined;
  /** How it ended, if it has. */
  readonly ended: Trick | undefined;
}

export type EndedTrick = Extract<Shown, { type: 'trick-ended' }>;

/** The last trick that is over, of whichever round. */
export const endedTrick = (log: readonly LogEntry<Shown>[]): EndedTrick | undefined => {
  const last = log.findLast(({ shown }) => shown.type === 'trick-ended')?.shown;
  return last?.type === 'trick-ended' ? last : undefined;
};

/** 2.2, 3.5 The last trick of this round: with a new deal nothing of the round before is left to look at. */
export const lastTrick = (log: readonly LogEntry<Shown>[]): EndedTrick | undefined => {
  const last = log.findLast(({ shown }) => shown.type === 'trick-ended' || shown.type === 'dealt')?.shown;
  return last?.type === 'trick-ended' ? last : undefined;
};

/** What lies in the middle; a card that is only held back lies there already. */
export const lyingTrick = (view: View, log: readonly LogEntry<Shown>[], held: Move | undefined): LyingTrick => {
  const cards = held?.type === 'play' ? [...view.played, held.card] : view.played;
  const last = cards.length === 0 ? lastTrick(log) : undefined;
  if (last) {
    const { leader, cards: full, wind } = last.trick;
    return { number: last.number, leader, cards: full, wind, ended: last.trick };
  }
  return { number: view.trick, leader: view.leader, cards, wind: view.row[0], ended: undefined };
};

/** 2.5, 3.3 How the cards stand; after the twelfth trick nobody leads, for the points say who begins the next round. */
export const standingsOf = ({ cards, leader, wind, number }: LyingTrick, seats: number): readonly Standing[] => {
  if (wind === undefined) return [];
  const standing = standings(cards, leader, seats, wind);
  return number < TRICKS ? standing : standing.map(one => ({ ...one, leads: false }));
};

/** What a card in a trick counts; null for a bride that copies nothing (6.3, 6.4). */
export const countOf = ({ value }: Standing): number | null => (value === NO_VALUE ? null : pointsOf(value));

/**
 * Why somebody would take or lead: the lowest or highest single value, or among cards against the wind the
 * number on them; the first card, or the only one left; a led bride; or nobody else's claim.
 */
type Reason = 'lowest' | 'lowest-number' | 'highest' | 'highest-number' | 'first' | 'only' | 'bride' | 'stays';

export interface Stand {
  readonly seat: Seat;
  readonly reason: Reason;
  readonly counts: number | null;
}

/** 3.2, 3.3, 5.1–5.3, 6.3 Who would take and who would lead, with the reason, if no more cards came. */
export const standOf = (
  standing: readonly Standing[],
): { readonly takes: Stand | undefined; readonly leads: Stand | undefined } | undefined => {
  if (standing.length === 0) return undefined;
  const singles = standing.filter(({ out, value }) => !out && value !== NO_VALUE);
  const single = singles.length;
  /** 4.4 Whether this card is worth no points, and is not the only one of that kind left. */
  const byNumber = (found: Standing | undefined): boolean =>
    found !== undefined && countOf(found) === 0 && singles.filter(one => countOf(one) === 0).length > 1;
  const as = (found: Standing | undefined, reason: Reason): Stand | undefined =>
    found && { seat: found.seat, reason, counts: countOf(found) };
  const taker = standing.find(({ takes }) => takes);
  const leader = standing.find(({ leads }) => leads);
  const led = standing[0]?.card === BRIDE;
  const only = standing.length === 1 ? 'first' : 'only';
  return {
    takes: as(taker, led ? 'bride' : single === 1 ? only : byNumber(taker) ? 'lowest-number' : 'lowest'),
    leads: as(leader, single === 0 ? 'stays' : single === 1 ? only : byNumber(leader) ? 'highest-number' : 'highest'),
  };
};

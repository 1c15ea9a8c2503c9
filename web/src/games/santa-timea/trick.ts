import type { Seat } from '@seekiste/rules/core';
import {
  standingsIn,
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

/** How the cards of the trick stand; none without a wind. */
export const standingsOf = ({ wind, ...trick }: LyingTrick, seats: number): readonly Standing[] =>
  wind === undefined ? [] : standingsIn({ ...trick, wind }, seats);

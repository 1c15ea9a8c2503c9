import { GROUP_DISCARD, SPACES } from '@seekiste/rules/in-aller-ruhe';
import type { Known } from './known.js';
import { at } from '../list.js';
import { logComfort } from '../odds.js';

/** What the team has and what it still has to do. */
export interface Needs {
  /** Cards in all hands and piles. */
  readonly cards: number;
  readonly open: number;
  /** Cards that will be paid for the open spaces. */
  readonly price: number;
  readonly departed: boolean;
  /** Turns that take one card each and lay nothing: turning an island, a sea monster, clearing a storm. */
  readonly chores: number;
}

/** What the own action leaves to be done, and how many cards in the own hand and pile. */
export interface After {
  readonly mine: number;
  readonly open: number;
  readonly price: number;
  readonly chores: number;
  /** Sea monsters that will have to be played: each takes an island along. */
  readonly monsters: number;
}

/** Cards left over when the sea is full, the departure with its eight has been made (5.2) and an arrival is played. */
export const slack = ({ cards, open, price, departed, chores }: Needs): number =>
  cards - open - price - 1 - chores - (departed ? 0 : 1 + GROUP_DISCARD);

/** 11.2 A sea monster is a turn, and then its island has to be laid again. */
export const needsAfter = (
  { weights, departed, total, cards, seat }: Pick<Known, 'weights' | 'departed' | 'total' | 'cards' | 'seat'>,
  { mine, open, price, chores, monsters }: After,
): Needs => ({
  cards: total - at(cards, seat) + mine,
  open: open + monsters,
  price: price + monsters * weights.monsterPrice,
  departed,
  chores: chores + monsters,
});

/** How comfortable the team is with what it has left. */
const teamComfort = ({ weights }: Known, needs: Needs): number => {
  const progress = needs.open / SPACES;
  const need = weights.teamNeed + weights.teamNeedOpen * progress;
  const width = weights.teamWidth + weights.teamWidthOpen * progress;
  return weights.team * logComfort((slack(needs) - need) / width);
};

/** Whoever has to act without cards loses for all (8.2), so each seat needs enough for its own turns. */
const seatComfort = ({ weights, seats, strict }: Known, needs: Needs, cards: number, order: number): number => {
  const { open, price, departed, chores } = needs;
  // The open spaces, the arrival and the departure, one turn each, if nobody passes.
  const turns = Math.max(0, Math.ceil((open + chores + 1 + (departed ? 0 : 1) - order) / seats));
  const perTurn = 1 + (open > 0 ? (weights.seatPrice * price) / open : 0);
  const eight = departed ? 0 : GROUP_DISCARD / seats;
  const left = cards - turns * perTurn - eight - (strict ? 1 : 0);
  return (
    weights.seat * logComfort((left - weights.seatNeed) / (weights.seatWidth + (weights.seatWidthOpen * open) / SPACES))
  );
};

/** How comfortable everybody is after the own action. */
export const comfort = (known: Known, after: After): number => {
  const needs = needsAfter(known, after);
  let worth = teamComfort(known, needs);
  for (let order = 0; order < known.seats; order++) {
    const seat = (known.seat + 1 + order) % known.seats;
    worth += seatComfort(known, needs, seat === known.seat ? after.mine : at(known.cards, seat), order);
  }
  return worth;
};

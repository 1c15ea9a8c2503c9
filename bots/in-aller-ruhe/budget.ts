import { GROUP_DISCARD, SPACES } from '@seekiste/rules/in-aller-ruhe';
import type { Known } from './known.js';
import { at } from './list.js';
import { logComfort } from './odds.js';

/** What the team has and what it still has to do. */
export interface Needs {
  /** Cards in all hands and piles. */
  readonly cards: number;
  readonly open: number;
  /** Cards that will be paid for the open spaces. */
  readonly price: number;
  readonly departed: boolean;
}

/** Cards left over when the sea is full, the departure with its eight has been made (5.2) and an arrival is played. */
export const slack = ({ cards, open, price, departed }: Needs): number =>
  cards - open - price - 1 - (departed ? 0 : 1 + GROUP_DISCARD);

/** How comfortable the team is with what it has left. */
const teamComfort = ({ weights }: Known, needs: Needs): number => {
  const progress = needs.open / SPACES;
  const need = weights.teamNeed + weights.teamNeedOpen * progress;
  const width = weights.teamWidth + weights.teamWidthOpen * progress;
  return weights.team * logComfort((slack(needs) - need) / width);
};

/** Whoever has to act without cards loses for all (8.2), so each seat needs enough for its own turns. */
const seatComfort = ({ weights, seats, strict }: Known, needs: Needs, cards: number, order: number): number => {
  const { open, price, departed } = needs;
  // The open spaces, the arrival and the departure, one turn each, if nobody passes.
  const turns = Math.max(0, Math.ceil((open + 1 + (departed ? 0 : 1) - order) / seats));
  const perTurn = 1 + (open > 0 ? (weights.seatPrice * price) / open : 0);
  const eight = departed ? 0 : GROUP_DISCARD / seats;
  const left = cards - turns * perTurn - eight - (strict ? 1 : 0);
  return (
    weights.seat * logComfort((left - weights.seatNeed) / (weights.seatWidth + (weights.seatWidthOpen * open) / SPACES))
  );
};

/** How comfortable everybody is after the own action, which leaves `mine` cards in the own hand and pile. */
export const comfort = (known: Known, mine: number, open: number, price: number): number => {
  const others = known.total - at(known.cards, known.seat);
  const needs: Needs = { cards: others + mine, open, price, departed: known.departed };
  let worth = teamComfort(known, needs);
  for (let order = 0; order < known.seats; order++) {
    const seat = (known.seat + 1 + order) % known.seats;
    worth += seatComfort(known, needs, seat === known.seat ? mine : at(known.cards, seat), order);
  }
  return worth;
};

import type { Move } from '@seekiste/rules/in-aller-ruhe';
import type { After } from './from-view/budget.js';
import type { Known } from './from-view/known.js';
import { at } from './list.js';

/** A move, and the logarithm of the chance to win after it, as far as this bot can tell. */
export interface Idea {
  readonly move: Move;
  readonly worth: number;
}

/** What is to be done when an action costs so many cards of the own hand and changes nothing else. */
export const afterSpending = ({ cards, seat, open, price, chores, monsters }: Known, count: number): After => ({
  mine: at(cards, seat) - count,
  open,
  price,
  chores,
  monsters,
});

/** Of equal ones the first. */
export const best = (ideas: readonly Idea[]): Idea | undefined =>
  ideas.reduce<Idea | undefined>((found, idea) => (found && found.worth >= idea.worth ? found : idea), undefined);

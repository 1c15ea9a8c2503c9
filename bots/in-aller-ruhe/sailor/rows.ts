import { COLUMNS, rowOf } from '@seekiste/rules/in-aller-ruhe';
import { evenly, helps, helpersUpTo, type Gap } from './gaps.js';
import type { Known } from './from-view/known.js';
import { sum } from './list.js';

/** How many spaces of a gap lie in a row. */
const spacesIn = ({ start, width }: Gap, row: number): number =>
  Math.max(0, Math.min(start + width, (row + 1) * COLUMNS) - Math.max(start, row * COLUMNS));

/** How many of the unseen numbers that are still in play would go into a row. */
export const unseenFor = ({ gaps, supply }: Known, row: number): number =>
  supply.inPlay * sum(gaps.map(gap => (spacesIn(gap, row) * helpersUpTo(supply.unseenUpTo, gap)) / gap.width));

/** How many cards of the own hand would go into a row. */
export const ownFor = ({ gaps, hand }: Known, row: number): number =>
  hand.filter(card => gaps.some(gap => helps(gap, card) && rowOf(Math.round(evenly(gap, card))) === row)).length;

/** What a row means to everybody: numbers that would go there, of all hands to come. */
export const rowNeed = (known: Known, row: number): number => unseenFor(known, row) + ownFor(known, row);

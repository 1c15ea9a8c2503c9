import { hasGap, ROWS, type Move } from '@seekiste/rules/in-aller-ruhe';
import type { Answers } from '../../chapter.js';
import { comfort } from '../../sailor/from-view/budget.js';
import { outlook, throwLeast } from '../../sailor/from-view/hand.js';
import { afterSpending, type Idea } from '../../sailor/idea.js';
import type { Known } from '../../sailor/from-view/known.js';
import { at, sum } from '../../sailor/list.js';
import { ownFor, unseenFor } from '../../sailor/rows.js';

/** 10.3 What a row means to whoever acts next: alone that is oneself, with the cards that are left. */
const nextNeed = (known: Known, row: number): number => {
  const unseen = unseenFor(known, row);
  return known.seats === 1 ? unseen + known.weights.rockOwn * ownFor(known, row) : unseen;
};

const HOLDING_COSTS = 2; // 10.3

/** 10.3 The two cards that are missed least, for the row in which the rock already lies. */
const hold = (known: Known, harm: number): Idea => {
  const { cards, worth } = throwLeast(known, outlook(known, known.gaps, known.hand), known.hand, HOLDING_COSTS);
  const spent = comfort(known, afterSpending(known, HOLDING_COSTS));
  return { move: { type: 'hold', cards }, worth: worth + spent - harm };
};

/** 10.1, 10.3 Where to put the rock, the row first in which it hurts least; or to hold it, if that hurts less. */
const rockMoves = (known: Known): readonly Move[] => {
  const row = known.view.rock?.row ?? null;
  const needs = ROWS.map(other => nextNeed(known, other));
  const all = sum(needs);
  const harm = (other: number): number => (all > 0 ? (known.weights.rockHarm * at(needs, other)) / all : 0);
  const stays = throwLeast(known, outlook(known, known.gaps, known.hand), known.hand, 0).worth;
  const worth = stays + comfort(known, afterSpending(known, 0));
  const ideas: Idea[] = ROWS.filter(other => other !== row && hasGap(known.sea, other)).map(other => ({
    move: { type: 'rock', row: other },
    worth: worth - harm(other),
  }));
  if (row !== null && known.throwable >= HOLDING_COSTS) ideas.push(hold(known, harm(row)));
  return ideas.sort((a, b) => b.worth - a.worth).map(({ move }) => move);
};

export const rockAnswers: Answers<Known> = { rock: rockMoves };

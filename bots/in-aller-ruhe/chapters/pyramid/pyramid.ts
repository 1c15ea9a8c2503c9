import type { Card } from '@seekiste/rules/in-aller-ruhe';
import type { Exploration } from '../../sailor/from-view/exploration.js';
import { WAITING } from '../../sailor/from-view/pyramid.js';
import { chapters } from '../../sailor/chapters.js';
import { fillOf, gapAbove, gapBelow, gapStart, gapWidth, supply } from '../../sailor/supply.js';
import { arrives, calms, cards, comfortOf, now, owns, slotGap, W } from '../../sailor/table.js';

/** `pyramid.ts` at search speed: what explorations and compasses are worth for the turn that was read. */

/** What it is worth if a storm comes up, and if a sea monster takes the card of a slot; not asked yet, if not a number. */
const turn = { back: NaN, slot: -1, destroyed: 0 };

/** What was kept of another turn is forgotten. */
export const beginPyramid = (): void => {
  turn.back = NaN;
  turn.slot = -1;
};

/** What the gaps are worth with the whole hand, and its arrivals and compasses. */
const holding = (): number => now.fills + (arrives[now.arrivals] as number) + (calms[now.compasses] as number);

const comfortWith = (spent: number, chores: number): number =>
  comfortOf((cards[now.seat] as number) - spent, now.open, now.price, chapters.chores + chores);

/** 17.8 The island of this slot is lost, and nothing has changed. */
const destroyed = (slot: number, { part }: Exploration): number => {
  if (turn.slot === slot) return turn.destroyed;
  const gap = slotGap[slot] as number;
  const own = gap < 0 ? 0 : (owns[gap] as number);
  const missed = gap < 0 ? 0 : fillOf(gap, own) - fillOf(gap, own - 1);
  turn.slot = slot;
  turn.destroyed = holding() - missed + comfortWith(1, -part);
  return turn.destroyed;
};

/** 17.6 The island is back in the hand, and a storm lies. */
const back = ({ part }: Exploration): number => {
  if (Number.isNaN(turn.back)) turn.back = holding() + comfortWith(0, 1 - part) + (part < 1 ? 0 : W.stormOut);
  return turn.back;
};

/** 17.4 What laying a card on a border card is worth, if it is worth so much that it stays. */
export const exploring = (slot: number, stays: number): number => {
  const { exploration } = now;
  if (!exploration) return stays;
  const { monster, storm } = exploration;
  return (1 - monster - storm) * stays + monster * destroyed(slot, exploration) + storm * back(exploration);
};

const waiting = (hand: readonly Card[], space: number): number => {
  let count = 0;
  for (let gap = 0; gap < supply.gaps; gap++) {
    if (space < gapStart(gap) || space >= gapStart(gap) + gapWidth(gap)) continue;
    for (let slot = 0; slot < hand.length; slot++) {
      const card = hand[slot] as number;
      if (card > gapBelow(gap) && card < gapAbove(gap)) count++;
    }
  }
  return count;
};

/** 17.7 What clearing the storm on a space is worth: a compass less, and a storm. */
export const cleared = (hand: readonly Card[], space: number): number =>
  holding() + W.cleared + comfortWith(1, -1) + WAITING * waiting(hand, space);

import { COMPASS } from '@seekiste/rules/in-aller-ruhe';
import { comfort } from './budget.js';
import { stormySpaces } from './exploration.js';
import { outlook, throwLeast, type Outlook } from './hand.js';
import { afterSpending, type Idea } from '../idea.js';
import type { Known } from './known.js';

/**
 * 17.4–17.8 What laying on a border card is worth: it may stay, be destroyed, or come back to the hand while
 * a storm covers the space.
 */
export const exploring = (known: Known, stays: number, now: Outlook, card: number): number => {
  const { exploration, weights } = known;
  if (!exploration) return stays;
  const { monster, storm, part } = exploration;
  const rest = known.hand.filter(held => held !== card);
  const lost = afterSpending(known, 1);
  const destroyed =
    throwLeast(known, outlook(known, now.gaps, rest), rest, 0).worth +
    comfort(known, { ...lost, chores: lost.chores - part });
  const kept = afterSpending(known, 0);
  const back =
    throwLeast(known, now, known.hand, 0).worth +
    comfort(known, { ...kept, chores: kept.chores + 1 - part }) +
    (part < 1 ? 0 : weights.stormOut);
  return (1 - monster - storm) * stays + monster * destroyed + storm * back;
};

/** Of several storms, the one goes first for whose space cards are waiting. */
export const WAITING = 0.01;

/** 17.7 Clearing a storm with a compass. */
export const clearings = (known: Known): readonly Idea[] => {
  const { hand, view, exploration, weights } = known;
  if (!exploration || !hand.includes(COMPASS)) return [];
  const rest = hand.toSpliced(hand.indexOf(COMPASS), 1);
  const calmer: Known = { ...known, exploration: { ...exploration, storms: exploration.storms - 1 } };
  const { worth } = throwLeast(calmer, outlook(calmer, known.gaps, rest), rest, 0);
  const after = afterSpending(known, 1);
  const cleared = worth + weights.cleared + comfort(known, { ...after, chores: after.chores - 1 });
  return stormySpaces(view).map(space => ({
    move: { type: 'clear', space },
    worth: cleared + WAITING * hand.filter(card => isNear(known, space, card)).length,
  }));
};

const isNear = ({ gaps }: Known, space: number, card: number): boolean =>
  gaps.some(
    ({ start, width, below, above }) => start <= space && space < start + width && below < card && card < above,
  );

import { isRightSide, wrongSpaces, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import { comfort } from './budget.js';
import { throwLeast, type Outlook } from './hand.js';
import { afterSpending, type Idea } from '../idea.js';
import type { Known } from './known.js';
import type { Weights } from '../weights.js';

/** How many of the islands still to be laid will lie wrong, for each of them. */
export const wrongToCome = ({ dayNight }: View, weights: Weights): number => (dayNight ? weights.wrongComes : 0);

/** 15.3 Whether an island laid here now would have to be turned later. */
export const layWrong = ({ dayNight }: View, space: Space): boolean =>
  dayNight !== undefined && !isRightSide(space, dayNight.up);

/** 15.4 Turning an island that lies wrong, for the card that is missed least. */
export const turnings = (known: Known, now: Outlook): readonly Idea[] => {
  const space = wrongSpaces(known.view)[0];
  if (space === undefined || known.throwable === 0) return [];
  const { cards, worth } = throwLeast(known, now, known.hand, 1);
  const after = afterSpending(known, 1);
  return cards.map(card => ({
    move: { type: 'turn', space, card },
    worth: worth + comfort(known, { ...after, chores: after.chores - 1 }) + known.weights.turned,
  }));
};

import { MONSTER, OPEN, whyBlocked, type Card, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import { comfort } from './budget.js';
import { gapsOf } from '../gaps.js';
import { outlook, throwLeast } from './hand.js';
import { afterSpending, type Idea } from '../idea.js';
import type { Known } from './known.js';
import { sum } from '../list.js';
import { expectedPrice } from './prices.js';
import type { Weights } from '../weights.js';

const monstersIn = (hand: readonly Card[]): number => hand.filter(card => card === MONSTER).length;

/** 11.1 How many sea monsters will have to be played: the own ones, and those of the others that come in time. */
export const monstersToCome = ({ options, monsters }: View, hand: readonly Card[], weights: Weights): number => {
  if (!monsters) return 0;
  const own = monstersIn(hand);
  return own + weights.monstersCome * ((options.monsters ?? 0) - monsters.destroyed.length - own);
};

/** 11.2 The sea without one island, for one monster less. */
const destroy = (known: Known, space: Space): Idea => {
  const { sea, routes, supply, weights } = known;
  const gaps = gapsOf(sea.with(space, OPEN), routes);
  const hand = known.hand.toSpliced(known.hand.indexOf(MONSTER), 1);
  const { worth } = throwLeast(known, outlook(known, gaps, hand), hand, 0);
  const after = afterSpending(known, 1);
  const price = sum(gaps.map(gap => expectedPrice(gap, supply, weights)));
  return {
    move: { type: 'monster', space },
    worth:
      worth +
      weights.monsterHeld +
      comfort(known, { ...after, open: after.open + 1, price, monsters: after.monsters - 1 }),
  };
};

export const destructions = (known: Known): readonly Idea[] =>
  known.hand.includes(MONSTER)
    ? known.sea.flatMap((card, space) =>
        card === OPEN || whyBlocked(known.view, space) ? [] : [destroy(known, space)],
      )
    : [];

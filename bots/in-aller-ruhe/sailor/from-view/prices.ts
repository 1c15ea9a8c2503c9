import { helpersAtPrice, HIGHEST_PRICE, routeEnds, type Gap } from '../gaps.js';
import type { Supply } from './supply.js';
import type { Weights } from '../weights.js';

/** What a space that no number in sight can fill is taken to cost. */
const UNKNOWN_PRICE = 3;

/** The mean price over the numbers that may come, the cheaper ones counting more. */
const priceOfOne = (gap: Gap, supply: Supply, weights: Weights): number => {
  let total = 0;
  let paid = 0;
  let share = 1;
  for (let price = 1; price <= HIGHEST_PRICE; price++) {
    const held = helpersAtPrice(supply.held, gap, price);
    const coming = supply.inPlay * helpersAtPrice(supply.unseen, gap, price);
    total += share * (held + coming);
    paid += share * (held + coming) * price;
    share *= weights.cheapFirst;
  }
  return total > 0 ? paid / total : UNKNOWN_PRICE;
};

/**
 * How many spaces of a gap will cost something when every second one is laid for nothing. An odd
 * gap between two islands has a free middle; at an end of the route the outermost space is free as well.
 */
const paidSpaces = (gap: Gap): number => {
  const free = Math.floor((gap.width - 1 + routeEnds(gap)) / 2);
  return gap.width - free;
};

/** How many cards the team will have to pay to fill a gap. */
export const expectedPrice = (gap: Gap, supply: Supply, weights: Weights): number => {
  if (!gap.route.pays) return 0; // 14.4
  if (gap.width === 1) return priceOfOne(gap, supply, weights);
  const step = (gap.above - gap.below) / (gap.width + 1);
  return paidSpaces(gap) * (weights.priceBase + weights.priceByStep * step);
};

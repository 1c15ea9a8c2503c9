import { helpersAtPrice, helpersUpTo, HIGHEST_PRICE, type Gap } from '../gaps.js';
import type { Known } from './known.js';
import { at } from '../list.js';
import { atLeast, logChance } from '../odds.js';
import { usableAt } from '../weights.js';

const capped = (chance: number): number => Math.min(0.99, chance);

/** One space: any one number will do, but the dearer it is, the less it can be counted on. */
const oneFills = ({ supply, comes, weights }: Known, gap: Gap, own: number): number => {
  let fails = (1 - weights.ownKept) ** own;
  if (!gap.route.pays) return 1 - fails * (1 - capped(comes)) ** helpersUpTo(supply.unseenUpTo, gap);
  for (let price = 1; price <= HIGHEST_PRICE; price++) {
    const count = helpersAtPrice(supply.unseen, gap, price);
    if (count > 0) fails *= (1 - capped(comes * at(weights.affordable, price - 1))) ** count;
  }
  return 1 - fails;
};

/** Several spaces: as many numbers have to come. Of the own ones, one may yet have to be thrown. */
const severalFill = ({ supply, comes, weights }: Known, gap: Gap, own: number): number => {
  const usable = capped(comes * usableAt(weights, gap.width));
  const unseen = helpersUpTo(supply.unseenUpTo, gap);
  const allOwn = atLeast(gap.width - own, unseen, usable);
  if (own === 0) return allOwn;
  return weights.ownKept * allOwn + (1 - weights.ownKept) * atLeast(gap.width - own + 1, unseen, usable);
};

/** The logarithm of the chance that a gap will be filled, with so many helpful numbers in the own hand. */
export const fill = (known: Known, gap: Gap, own: number): number =>
  logChance(gap.width === 1 ? oneFills(known, gap, own) : severalFill(known, gap, own));

import { SPACES, type Card } from '@seekiste/rules/in-aller-ruhe';
import {
  HIGHEST_PRICE,
  atPrice,
  fillOf,
  gapAbove,
  gapBelow,
  gapComing,
  gapStart,
  gapWidth,
  helpsGap,
  now,
  priceOf,
  slackOf,
  supply,
  unseen,
} from '../sailor/index.js';

/** What the learned value goes by for every gap: so many numbers, all near 0. */
export const GAP_NUMBERS = 23;

export const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The slots of a hand, as a mask, whose numbers can help to fill a gap. */
export const helpersMask = (gap: number, hand: readonly Card[]): number => {
  let mask = 0;
  for (let slot = 0; slot < hand.length; slot++) if (helpsGap(gap, hand[slot] as number)) mask |= 1 << slot;
  return mask;
};

/** 4.3–4.5 What a number costs next to the islands that bound a gap. */
const priceIn = (gap: number, card: Card): number => {
  const [up, down] = [card - gapBelow(gap), gapAbove(gap) - card];
  if (gapStart(gap) === 0) return down;
  return gapStart(gap) + gapWidth(gap) === SPACES ? up : Math.min(up, down);
};

const cheapest = (gap: number, hand: readonly Card[], helpers: number): number => {
  let least = Infinity;
  for (let slot = 0; slot < hand.length; slot++)
    if (helpers & (1 << slot)) least = Math.min(least, priceIn(gap, hand[slot] as number));
  return least;
};

/** How many slots a mask has. */
export const countIn = (mask: number): number => {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
};

/** What may come, and what is at hand, by price: of all numbers in a gap of one space, else of those at its edges. */
const writePrices = (gap: number, hand: readonly Card[], helpers: number, out: Float64Array, to: number): void => {
  const nearest = helpers ? 1 / cheapest(gap, hand, helpers) : 0;
  const one = supply.comes * atPrice(unseen, gap, 1);
  const two = supply.comes * atPrice(unseen, gap, 2);
  out.fill(0, to, to + 6);
  if (gapWidth(gap) > 1) {
    out[to + 4] = (one + two) / 2;
    out[to + 5] = nearest;
    return;
  }
  out[to] = one;
  out[to + 1] = two;
  out[to + 2] = supply.comes * (atPrice(unseen, gap, 3) + atPrice(unseen, gap, HIGHEST_PRICE));
  out[to + 3] = nearest;
};

/** Writes the numbers about a gap from `to` on; `helpers` are the slots of the hand that are left for it. */
export const writeGap = (gap: number, hand: readonly Card[], helpers: number, out: Float64Array, to: number): void => {
  const width = gapWidth(gap);
  const own = countIn(helpers);
  const fill = fillOf(gap, own);
  const coming = gapComing(gap);
  const between = gapAbove(gap) - gapBelow(gap) - 1;
  out[to] = width / 8;
  out[to + 1] = width === 1 ? 1 : 0;
  out[to + 2] = width === 2 ? 1 : 0;
  out[to + 3] = width === 3 ? 1 : 0;
  out[to + 4] = gapStart(gap) === 0 || gapStart(gap) + width === SPACES ? 1 : 0;
  out[to + 5] = own / 2;
  out[to + 6] = clip((coming * supply.comes + own - width) / 3, -1, 2);
  out[to + 7] = clip(fill, -6, 0) / 2;
  out[to + 8] = clip(fillOf(gap, own + 1) - fill, 0, 4) / 2;
  out[to + 9] = clip(priceOf(gap), 0, 6) / 3;
  out[to + 10] = clip(between / width / 3, 0, 2);
  out[to + 11] = clip(coming / 8, 0, 2);
  out[to + 12] = clip((between - width) / 8, 0, 2);
  writePrices(gap, hand, helpers, out, to + 13);
  out[to + 19] = clip(slackOf(now.total, now.open, now.price) / 8, -1, 2);
  out[to + 20] = now.open / SPACES;
  out[to + 21] = now.departed ? 1 : 0;
  out[to + 22] = supply.inPlay;
};

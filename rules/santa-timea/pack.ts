import { BRIDE, BRIDES, COPIES, damageOf, NUMBERS, WIND_KINDS, type Card, type Wind } from './cards.js';

export const STEERING = 4 * NUMBERS + BRIDES;

/** 1.2 All steering cards, ascending. */
export const PACK: readonly Card[] = Array.from({ length: STEERING }, (_, i) => Math.min(i + 1, BRIDE));

/** 1.3 All wind cards, ascending. */
export const WIND_PACK: readonly Wind[] = Array.from({ length: WIND_KINDS }, (_, i) =>
  new Array<Wind>(COPIES[damageOf(i + 1) - 1] ?? 0).fill(i + 1),
).flat();

/** Whether these cards are all in the pack, each as often as it is there. */
export const isWithin = (cards: readonly number[], pack: readonly number[]): boolean => {
  const left = new Map<number, number>();
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.every(card => {
    const copies = left.get(card) ?? 0;
    left.set(card, copies - 1);
    return copies > 0;
  });
};

/** What is left of a pack when these cards are taken out. */
export const without = (pack: readonly number[], cards: readonly number[]): number[] => {
  const taken = new Map<number, number>();
  for (const card of cards) taken.set(card, (taken.get(card) ?? 0) + 1);
  return pack.filter(card => {
    const count = taken.get(card) ?? 0;
    taken.set(card, count - 1);
    return count <= 0;
  });
};

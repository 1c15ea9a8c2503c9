/** Whatever even draws come from. The rules never make a seed: the edge draws 256 bits and hands them in. */
export abstract class Dice {
  /** The next 32 bits. */
  abstract next(): number;

  /**
   * A whole number from 0 to n − 1 (n at most 2^21), every one equally likely: the upper half of
   * the product with n, drawn again in the uneven tail (Lemire 2019).
   */
  below(n: number): number {
    let x = this.next();
    let low = Math.imul(x, n) >>> 0;
    if (low < n) {
      const uneven = 0x1_0000_0000 % n;
      while (low < uneven) {
        x = this.next();
        low = Math.imul(x, n) >>> 0;
      }
    }
    return ((x * n) / 0x1_0000_0000) | 0;
  }
}

/** Fisher–Yates in place: every order equally likely. */
export const shuffle = <T>(cards: T[], dice: Dice): T[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const held = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = held;
  }
  return cards;
};

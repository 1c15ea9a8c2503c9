import { describe, expect, it } from 'vitest';
import { comfort, slack } from './budget.js';
import { afterSpending } from '../idea.js';
import type { Known } from './known.js';
import { known } from '../../position.test-help.js';

const numbers = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

/** Seat 0 is to act; both hold five, and the piles are as large as said. */
const knownWith = (own: number, other: number): Known =>
  known({
    seats: 2,
    hands: [numbers(1, 5), numbers(6, 5)],
    piles: [numbers(11, own), numbers(40, other)],
    sea: [...new Array<number>(18).fill(0), ...numbers(63, 18)],
  });

describe('What is left over', () => {
  it('is all cards without those for the spaces, their prices and the arrival', () => {
    expect(slack({ cards: 30, open: 10, price: 12.5, departed: true, chores: 0 })).toBe(6.5);
  });

  it('5.1, 5.2 is nine less while the departure and its eight are still to come', () => {
    expect(slack({ cards: 30, open: 10, price: 12.5, departed: false, chores: 0 })).toBe(-2.5);
  });

  it('15.4 is one less for every island that has to be turned', () => {
    expect(slack({ cards: 30, open: 10, price: 12.5, departed: true, chores: 3 })).toBe(3.5);
  });
});

describe('How comfortable the team is', () => {
  const after = (seen: Known, paid: number): number =>
    comfort(seen, { ...afterSpending(seen, 1 + paid), open: seen.open - 1 });

  it('falls with every card that is paid', () => {
    const seen = knownWith(15, 15);
    for (let paid = 0; paid < 4; paid++) expect(after(seen, paid + 1)).toBeLessThan(after(seen, paid));
  });

  it('8.2 falls more when somebody pays who has few cards than when somebody does who has many', () => {
    const [poor, rich] = [knownWith(8, 20), knownWith(20, 8)];
    expect(after(poor, 0) - after(poor, 2)).toBeGreaterThan(after(rich, 0) - after(rich, 2));
  });

  it('8.3 is less where a single card is a lost turn', () => {
    const seen = knownWith(10, 10);
    expect(after({ ...seen, strict: true }, 1)).toBeLessThan(after(seen, 1));
  });
});

import { describe, expect, it } from 'vitest';
import { chosen, evenSea, numbers, position } from '../../position.test-help.js';

const options = { rock: true };

describe('10.3 Where the heuristic puts the rock', () => {
  it('is away from rows that can be filled, at one whose gap no number in sight can fill', () => {
    // Rows 3 and 4 are wide open; on A5 fit 49 to 51, which the bot itself threw.
    const open = [...numbers(12, 12), 24];
    const hands = [[1, 3, 5], [7]];
    const piles = [[], numbers(25, 12).filter(number => number % 2 === 1)];
    const fields = { phase: 'rock', rock: { row: 2, due: true }, thrown: [[49, 50, 51], []] };
    expect(chosen(position({ seats: 2, options, sea: evenSea(...open), hands, piles, ...fields }))).toBe('rock 5');
  });

  /** One space is open in each of rows 2, 4 and 6; the rock lies beside row 6. */
  const alone = (hand: readonly number[], pile: readonly number[]) =>
    position({
      seats: 1,
      options,
      // Rows 1, 3 and 5 are full; a second open space in row 6 keeps the count of full rows at three.
      sea: evenSea(8, 20, 32, 33),
      hands: [hand],
      piles: [pile],
      phase: 'rock',
      rock: { row: 5, due: true },
    });

  it('is, alone, away from the row for which it holds the number', () => {
    expect(chosen(alone([18, 1], [3, 5, 7]))).toBe('rock 4');
    expect(chosen(alone([42, 1], [3, 5, 7]))).toBe('rock 2');
  });

  it('is where it lies, for two dead cards, when every other row is needed and there are cards to spare', () => {
    const rest = numbers(1, 79).filter(number => number % 2 === 1 && ![1, 3, 17, 41].includes(number));
    expect(chosen(alone([1, 3, 17, 41], rest))).toBe('hold 1 3');
  });

  it('is moved when there are no cards to spare', () => {
    expect(chosen(alone([1, 3, 17, 41], [81]))).toMatch(/^rock/);
  });
});

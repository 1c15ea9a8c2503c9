import { describe, expect, it } from 'vitest';
import { evaluated, playAll, position, row, taken, trick } from './builders.test-help.js';

/** The six examples of the printed rulebook; where a picture was not to be had, with cards that its text allows. */
describe('The examples of the rulebook', () => {
  it('3.4 example 1: the trick is about north 2, then the row moves up and south 1 is next', () => {
    const state = position({ hands: ['N9 N1 N2 N3', 'N8 E1 E2 E3'], winds: 'N2 S1 W1 E3' });
    expect(row(state)).toBe('N2 S1 W1');
    const after = playAll(state, 'N9 N8');
    expect(taken(after, 1)).toBe('N2');
    expect(row(after)).toBe('S1 W1 E3');
  });

  it('4.4 example 2: in a north wind south 5 is lower than south 8', () => {
    expect(trick('N2', 'S8 S5')).toMatchObject({ taker: 1, taken: 'N2', leads: 0 });
  });

  it('4.2 example 3: in an east wind north 11 is worth 5½, and east 5 takes', () => {
    expect(trick('E3', 'E5 N11')).toMatchObject({ taker: 0, taken: 'E3', leads: 1 });
  });

  it('6.1 example 4: the bride copies north 14, both are out, and north 13 takes', () => {
    expect(trick('N2', 'N13 N14 B')).toMatchObject({ taker: 0, taken: 'N2' });
  });

  it('5.2 example 5: south 10 is worth 5 as well, so north 11 takes and leads', () => {
    expect(trick('E3', 'E5 N11 S10')).toMatchObject({ taker: 1, taken: 'E3', leads: 1 });
  });

  it('9.6 example 6: the evaluation of four players in the professional game', () => {
    const lines = evaluated(['N1 N2 N3 E2', 'S1 S1 W2', 'E3 W1', 'W3 S2 E1'], { professional: true });
    expect(lines.map(({ damage }) => damage)).toEqual([2, 4, 4, 6]);
    expect(lines.map(({ placePoints }) => placePoints)).toEqual([4, 3, 3, 1]);
    expect(lines.map(({ pairPoints }) => pairPoints)).toEqual([0, 1, 0, 0]);
    expect(lines.map(({ minusPoints }) => minusPoints)).toEqual([0, 1, 0, 1]);
    expect(lines.map(({ points }) => points)).toEqual([4, 3, 3, 0]);
  });
});

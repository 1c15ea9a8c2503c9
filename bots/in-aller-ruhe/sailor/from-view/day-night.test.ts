import { describe, expect, it } from 'vitest';
import { chosen, evenSea, numbers, position } from '../../position.test-help.js';

const options = { variant: 'day-night' };

/** Every island lies right, but for those on the named spaces. */
const sides = (sea: readonly number[], ...wrong: readonly number[]) =>
  sea.map((card, space) => (card === 0 ? null : space >= 18 !== wrong.includes(space) ? 'sun' : 'moon'));

describe('The heuristic by day and night', () => {
  it('15.4 turns the island that lies wrong in a full sea, for a dead card', () => {
    const sea = evenSea();
    const hands = [[1, 3, 81], [7]];
    const fields = { dayNight: { sides: sides(sea, 5) } };
    expect(chosen(position({ seats: 2, options, sea, hands, piles: [[5], [9]], ...fields }))).toMatch(
      /^turn F1 - [13]$/,
    );
  });

  it('15.5 arrives when both halves lie right', () => {
    const sea = evenSea();
    const fields = { dayNight: { sides: sides(sea) } };
    expect(chosen(position({ seats: 2, options, sea, hands: [[1, 3, 81], [7]], ...fields }))).toBe('A');
  });

  it('15.4 turns an island rather than discard two cards when it can lay nothing', () => {
    const sea = evenSea(10);
    const fields = { dayNight: { sides: sides(sea, 30) } };
    const hands = [[1, 3, 5, 81], [7]];
    expect(chosen(position({ seats: 2, options, sea, hands, piles: [[9], [11, 13]], ...fields }))).toMatch(
      /^turn A6 - \d$/,
    );
  });

  it('15.3 lays in the half for which its hand lies right', () => {
    const hands = [[20, 60], [7]];
    const piles = [numbers(21, 30), numbers(61, 15)];
    const lay = (up: string): string => chosen(position({ seats: 2, options, hands, piles, dayNight: { up } }));
    expect(lay('sun')).toMatch(/^60 [A-F][456]$/);
    expect(lay('moon')).toMatch(/^20 [A-F][123]$/);
  });
});

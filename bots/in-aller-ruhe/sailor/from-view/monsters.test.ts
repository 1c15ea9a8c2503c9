import { describe, expect, it } from 'vitest';
import { chosen, evenSea, numbers, position } from '../../position.test-help.js';

const options = { monsters: 3 };
const MONSTER = 83;

describe('The heuristic and sea monsters', () => {
  it('11.2 destroys an island beside a gap that nothing can fill', () => {
    // 20 _ 21: no number fits on E2.
    const sea = evenSea(10).map((card, space) => (space === 11 ? 21 : card));
    const piles = [numbers(23, 20).filter(number => number % 2 === 1), [73]];
    expect(chosen(position({ seats: 2, options, sea, hands: [[1, 3, 81, MONSTER], [7]], piles }))).toMatch(/^M [DF]2$/);
  });

  it('11.4 destroys an island in a full sea for which it holds another', () => {
    // 31 goes where 30 or 32 lay.
    const hands = [
      [31, 81, MONSTER],
      [7, 9],
    ];
    expect(chosen(position({ seats: 2, options, sea: evenSea(), hands, piles: [[1, 3], [5]] }))).toMatch(/^M [CD]3$/);
  });

  it('11.5 tries to arrive where nobody is known to hold a monster', () => {
    const fields = { monsters: { destroyed: [75, 77] } };
    const hands = [
      [1, 81],
      [3, 5],
    ];
    expect(chosen(position({ seats: 2, options, sea: evenSea(), hands, piles: [[], [7]], ...fields }))).toBe('A');
  });

  it('11.5 keeps its arrival while somebody who was named plays their monster', () => {
    const fields = { monsters: { destroyed: [75, 77], holds: [false, true] } };
    const hands = [
      [1, 3, 81],
      [5, MONSTER],
    ];
    expect(chosen(position({ seats: 2, options, sea: evenSea(), hands, piles: [[11], []], ...fields }))).toBe('- 1 3');
  });

  it('11.3 names no more at the departure than it may discard', () => {
    const hands = [
      [1, 3, MONSTER, MONSTER],
      [5, 7, 9, 11, 13, 15, 17],
    ];
    const fields = { phase: 'pledge', round: 1, pledges: [null, 5], departedBy: 0 };
    expect(chosen(position({ seats: 2, options, hands, piles: [numbers(20, 20), [41]], ...fields }), 0)).toBe(
      'pledge 2',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { santaTimea } from '@seekiste/rules/santa-timea';
import { randomBot } from '../../random.js';
import { shareAgainst } from '../../search/match.test-help.js';
import { cabinBoy, sailor } from '../index.js';

describe('cabin boy', () => {
  it('wins nearly always against chance', () => {
    expect(shareAgainst(santaTimea, 3, 12, cabinBoy, randomBot(santaTimea))).toBeGreaterThan(0.8);
  });

  it('wins clearly less than its fair share against greedy players, but some games', () => {
    const share = shareAgainst(santaTimea, 3, 40, cabinBoy, sailor);
    expect(share).toBeLessThan(0.27);
    expect(share).toBeGreaterThan(0.05);
  });
});

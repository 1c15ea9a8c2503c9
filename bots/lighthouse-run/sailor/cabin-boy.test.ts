import { describe, expect, it } from 'vitest';
import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import { randomBot } from '../../random.js';
import { shareAgainst } from '../../search/match.test-help.js';
import { cabinBoy, sailor } from '../index.js';

describe('cabin boy', () => {
  it('wins nearly always against chance', () => {
    expect(shareAgainst(lighthouseRun, 3, 12, cabinBoy, randomBot(lighthouseRun))).toBeGreaterThan(0.8);
  });

  it('wins clearly less than its fair share against greedy players, but some games', () => {
    const share = shareAgainst(lighthouseRun, 3, 40, cabinBoy, sailor);
    expect(share).toBeLessThan(0.27);
    expect(share).toBeGreaterThan(0.05);
  });
});

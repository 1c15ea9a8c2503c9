import { describe, expect, it } from 'vitest';
import { StartTrouble } from '../http/listen.js';
import { checkCaptains } from './captains.js';
import { readWeights } from './weights.js';

describe('a node whose captains have no sound weights', () => {
  it('does not start, and says which file is damaged', () => {
    const cut = (file: string) => () =>
      checkCaptains(asked => (asked === file ? readWeights(asked).subarray(0, 1000) : readWeights(asked)));
    expect(cut('storms.bin')).toThrow(StartTrouble);
    expect(cut('storms.bin')).toThrow(
      /^The server does not start: .* storms\.bin .*: it has 1000 bytes instead of \d+\.$/,
    );
  });

  it('starts with those that come with the bots', () => {
    expect(() => checkCaptains()).not.toThrow();
  });
});

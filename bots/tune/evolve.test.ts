import { describe, expect, it } from 'vitest';
import { MODES } from '../in-aller-ruhe/mode.js';
import { WEIGHTS } from '../in-aller-ruhe/weights.js';
import { seedOf } from '../play.test-help.js';
import { evolve } from './evolve.js';
import { genesIn, grown } from './genome.js';
import { practicesOf } from './practice.js';

const practices = practicesOf('standard').slice(3, 5);
const tuned = (seed: number) => evolve({ practices, weights: WEIGHTS, games: 48, seed: seedOf(seed) });

describe('Tuning by self-play', () => {
  it('finds the same weights from the same seed, and others from another', () => {
    expect(tuned(1)).toEqual(tuned(1));
    expect(tuned(1)).not.toEqual(tuned(2));
  });

  it('tells how far it has come, and keeps to the number of games', () => {
    const told: number[] = [];
    evolve({ practices, weights: WEIGHTS, games: 72, seed: seedOf(1), tell: ({ games }) => told.push(games) });
    expect(told).toEqual([24, 48, 72]);
  });

  it('practises every mode with any number of players', () => {
    for (const mode of MODES)
      expect(new Set(practicesOf(mode).map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('A genome', () => {
  it('leaves weights as they are where its factors are one, but for rounding', () => {
    expect(grown(WEIGHTS, new Array<number>(genesIn(WEIGHTS)).fill(0))).toEqual(WEIGHTS);
  });

  it('changes every number that is tuned, and chances near to one and the duel not', () => {
    const doubled = grown(WEIGHTS, new Array<number>(genesIn(WEIGHTS)).fill(Math.log(2)));
    expect(doubled.team).toBeCloseTo(2 * WEIGHTS.team, 6);
    expect(doubled.usable[0]).toBeCloseTo(2 * WEIGHTS.usable[0]!, 6);
    expect([doubled.ownKept, doubled.duelNext]).toEqual([WEIGHTS.ownKept, WEIGHTS.duelNext]);
  });
});

import { describe, expect, it } from 'vitest';
import { MODES, WEIGHTS } from '../../in-aller-ruhe/sailor/index.js';
import { seedOf } from '../../play.test-help.js';
import { evolve } from './evolve.js';
import { genesFor, grown } from './genome.js';
import { practicesOf } from './practice.js';

const practices = practicesOf('standard').slice(3, 5);
const tuned = (seed: number) => evolve({ practices, weights: WEIGHTS, games: 80, seed: seedOf(seed) });

describe('Tuning by self-play', () => {
  it('finds the same weights from the same seed, and others from another', () => {
    expect(tuned(1)).toEqual(tuned(1));
    expect(tuned(1)).not.toEqual(tuned(2));
  });

  it('tells how far it has come, and keeps to the number of games', () => {
    const told: number[] = [];
    evolve({ practices, weights: WEIGHTS, games: 240, seed: seedOf(1), tell: ({ games }) => told.push(games) });
    expect(told).toEqual([80, 160, 240]);
  });

  it('practises every mode with any number of players', () => {
    for (const mode of MODES)
      expect(new Set(practicesOf(mode).map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('A genome', () => {
  const genes = genesFor(WEIGHTS, practicesOf('storms'));
  const grownBy = (by: number) => grown(WEIGHTS, genes, new Float64Array(genes.length).fill(by));

  it('leaves weights as they are where nothing strays', () => {
    expect(grownBy(0)).toEqual(WEIGHTS);
  });

  it('changes what is tuned by factors, needs by what is added', () => {
    const more = grownBy(Math.log(2));
    expect(more.team).toBeCloseTo(2 * WEIGHTS.team, 6);
    expect(more.usable[0]).toBeCloseTo(2 ** 0.2 * WEIGHTS.usable[0]!, 2);
    expect(grownBy(-1).teamNeed).toBeLessThan(0);
  });

  it('leaves alone chances near to one, and what has no say in the chapters that are played', () => {
    const { ownKept, duelNext, wrongComes, calm, violet } = grownBy(1);
    expect([ownKept, duelNext, wrongComes, calm]).toEqual([
      WEIGHTS.ownKept,
      WEIGHTS.duelNext,
      WEIGHTS.wrongComes,
      WEIGHTS.calm,
    ]);
    expect(violet).not.toBe(WEIGHTS.violet);
  });
});

import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { ARRIVAL, inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { adviceGuide } from './advice.js';
import { guide } from '../sailor/index.js';
import { sailor } from '../index.js';
import { evenSea, position, viewOf } from '../position.test-help.js';
import { learnedMove } from './starters.js';
import { readWeightsBy } from '../learned/index.js';
import { readWeights } from '../../weights.test-help.js';

readWeightsBy(readWeights);

const { kernel, imagine } = inAllerRuhe;

describe('What hints go by', () => {
  it('is first of all what has been learned, also where a sailor would do something else', () => {
    const game = gameNamed('in-aller-ruhe')!;
    const codes = new Int32Array(kernel.mostMoves);
    let different = 0;
    playGame({ game, seats: 3, options: { islandsRemoved: 8 }, bot: sailor, seed: seedOf(3) }, decision => {
      const { state, seat } = decision as { state: State; seat: number };
      const learned = learnedMove(state, seat);
      if (learned === undefined) return;
      expect(adviceGuide.candidates(state, seat, codes)).toBeGreaterThan(0);
      expect(codes[0]).toBe(learned);
      if (learned !== guide.policy(state, seat, Rng.from(seedOf(1)))) different++;
    });
    expect(different).toBeGreaterThan(3);
  });

  it('7.1 is that partners throw useful numbers less often than others', () => {
    // Only 21 fits on E2, and 41 on C4; the partner has thrown most of the odd numbers.
    const hands = [
      [1, 3],
      [5, 7, 9],
    ];
    const state = position({
      seats: 2,
      sea: evenSea(10, 20),
      hands,
      piles: [
        [11, 13],
        [19, 21, 23, 25, ARRIVAL],
      ],
    });
    const view = viewOf(state, 0);
    const useful = ({ thrown }: State): number => thrown[1]!.filter(card => card === 21 || card === 41).length;
    const count = { imagined: 0, believed: 0 };
    const rng = Rng.from(seedOf(2));
    const next = adviceGuide.worlds(view, rng);
    for (let n = 0; n < 400; n++) {
      count.imagined += useful(imagine(view, rng));
      count.believed += useful(next());
    }
    expect(count.believed).toBeLessThan(0.9 * count.imagined);
  });
});

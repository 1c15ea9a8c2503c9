import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, MONSTER, type State } from '@seekiste/rules/in-aller-ruhe';
import { seedOf } from '../../play.test-help.js';
import { believe } from './belief.js';
import { evenSea, position, viewOf } from '../position.test-help.js';

/** On E2 and C4 fit 21 and 41; the partner has thrown most of the odd numbers. */
const state = position({
  seats: 2,
  sea: evenSea(10, 20),
  hands: [
    [1, 3],
    [5, 7, 9],
  ],
  piles: [
    [11, 13, 15, 17],
    [19, 21, 23, 25, 81],
  ],
});

const allCards = ({ hands, piles, thrown, removed }: State): readonly number[] =>
  [...hands, ...piles, ...thrown, removed].flat().sort((a, b) => a - b);

describe('What is believed of unseen cards', () => {
  it('looks the same to its seat, and has every card once', () => {
    const rng = Rng.from(seedOf(1));
    const view = viewOf(state, 0);
    for (let n = 0; n < 50; n++) {
      const world = believe(inAllerRuhe.imagine(view, rng), 0, rng);
      expect(inAllerRuhe.view(world, 0)).toEqual(view);
      expect(allCards(world)).toEqual(allCards(state));
    }
  });

  it('7.1 is that partners throw useful numbers less often than others', () => {
    const rng = Rng.from(seedOf(2));
    const view = viewOf(state, 0);
    const count = { imagined: 0, believed: 0 };
    for (let n = 0; n < 400; n++) {
      const world = inAllerRuhe.imagine(view, rng);
      const isThrown = (): number => Number(world.thrown[1]!.includes(21));
      count.imagined += isThrown();
      believe(world, 0, rng);
      count.believed += isThrown();
    }
    expect(count.imagined).toBeGreaterThan(200);
    expect(count.believed).toBeLessThan(0.5 * count.imagined);
  });

  it('11.2 is that partners hold a sea monster only if it has just come', () => {
    const rng = Rng.from(seedOf(3));
    const rough = inAllerRuhe.start({ islandsRemoved: 0, strict: false, monsters: 5 }, 3);
    inAllerRuhe.kernel.deal(rough, rng);
    const view = viewOf(rough, 0);
    const count = { imagined: 0, believed: 0 };
    const heldIn = ({ hands }: State): number =>
      hands
        .slice(1)
        .flat()
        .filter(card => card === MONSTER).length;
    for (let n = 0; n < 400; n++) {
      const world = inAllerRuhe.imagine(view, rng);
      count.imagined += heldIn(world);
      believe(world, 0, rng);
      count.believed += heldIn(world);
      expect(inAllerRuhe.view(world, 0)).toEqual(view);
      expect(allCards(world)).toEqual(allCards(rough));
    }
    expect(count.believed).toBeGreaterThan(0.2 * count.imagined);
    expect(count.believed).toBeLessThan(0.4 * count.imagined);
  });
});

import fc from 'fast-check';
import { damageOf, WIND_KINDS, wind, type Direction } from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { countedDamages, damageNow, laidAside, progressOf, setOffer } from './collection.js';

const [NORTH, EAST, SOUTH] = [0, 1, 2] as const;

describe('collected wind cards', () => {
  it('show how far each set is', () => {
    const progress = progressOf([wind(NORTH, 1), wind(NORTH, 1), wind(NORTH, 3), wind(SOUTH, 2)]);
    expect(progress.map(({ counts }) => counts)).toEqual([
      [2, 0, 1],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(progress.every(({ set }) => !set)).toBe(true);
  });

  it('7.1 make a set of 1, 2 and 3 of one direction', () => {
    const sets = progressOf([1, 2, 3].map(damage => wind(EAST, damage))).map(({ set }) => set);
    expect(sets).toEqual([false, true, false, false]);
  });

  it('7.2 count only what is not in a set', () => {
    const winds = [wind(NORTH, 1), wind(NORTH, 2), wind(NORTH, 2), wind(NORTH, 3), wind(SOUTH, 1)];
    expect(damageNow(winds)).toBe(3);
    expect(laidAside(winds, [NORTH])).toEqual([true, true, false, true, false]);
    expect(countedDamages(winds, [NORTH])).toEqual([2, 1]);
    expect(countedDamages(winds, [])).toEqual([1, 2, 2, 3, 1]);
  });

  it('come to all their damage but six for every set', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: WIND_KINDS }), { maxLength: 12 }), winds => {
        const all = winds.reduce((sum, card) => sum + damageOf(card), 0);
        const sets = progressOf(winds).filter(({ set }) => set).length;
        expect(damageNow(winds)).toBe(all - 6 * sets);
      }),
    );
  });
});

describe('the choice between a set and pairs', () => {
  const offer = (damages: readonly number[], direction: Direction = SOUTH) =>
    setOffer([wind(NORTH, 1), ...damages.map(damage => wind(direction, damage))], direction);

  it('9.3 a pair of twos is worth two points, a pair of ones one', () => {
    expect(offer([1, 2, 2, 3])).toMatchObject({ damage: 6, pairPoints: 2 });
    expect(offer([1, 1, 2, 3])).toMatchObject({ damage: 6, pairPoints: 1 });
    expect(offer([1, 1, 2, 2, 3])).toMatchObject({ damage: 6, pairPoints: 3 });
  });

  it('shows the cards of that direction alone', () => {
    expect(offer([1, 2, 2, 3]).cards).toEqual([1, 2, 2, 3].map(damage => wind(SOUTH, damage)));
  });
});

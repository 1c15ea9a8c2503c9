import { describe, expect, it } from 'vitest';
import { ARRIVAL, type Move } from '@seekiste/rules/in-aller-ruhe';
import { evenSea, position, viewOf, type Fields } from '../position.test-help.js';
import { inAllerRuheIdea, inAllerRuheReason } from './reason-for.js';

/** What speaks for a move of seat 0 in a position. */
const reason = (fields: Fields, move: Move) => inAllerRuheReason(viewOf(position(fields), 0), 0, move);

const lay = (card: number, space: number, ...pay: readonly number[]): Move => ({ type: 'lay', card, space, pay });

describe('what speaks for laying an island', () => {
  // 2, 4, … 72 lie; the spaces 19, 20 and 21 between 38 and 46 are open.
  const fields = { seats: 2, sea: evenSea(19, 20, 21), hands: [[1, 41, 43, 75, ARRIVAL], [80]] };

  it('names the gap that it leaves tightest, and how many numbers can still come', () => {
    expect(reason(fields, lay(41, 20))).toEqual({
      code: 'keeps-gap',
      // 39 and 40 fit below 41; above it 42, 44, 45 and the own 43 do.
      params: { card: 41, below: 38, above: 41, spaces: 1, numbers: 2, own: 0, price: 0, dead: 0 },
    });
  });

  it('counts cards of the own hand, but not those that go with it', () => {
    expect(reason(fields, lay(41, 19, 1, 43, 75))).toMatchObject({
      code: 'keeps-gap',
      params: { below: 41, above: 46, spaces: 2, numbers: 3, own: 0, price: 3, dead: 2 },
    });
    expect(reason(fields, lay(41, 19, 1, 75, ARRIVAL))).toMatchObject({ params: { numbers: 4, own: 1, dead: 2 } });
  });

  it('leaves out numbers that one has thrown oneself', () => {
    expect(reason({ ...fields, thrown: [[39], []] }, lay(41, 20))).toMatchObject({ params: { numbers: 1 } });
  });

  it('says when a gap is closed', () => {
    const last = { seats: 2, sea: evenSea(20), hands: [[41, 1], [80]] };
    expect(reason(last, lay(41, 20, 1))).toEqual({
      code: 'fills-gap',
      params: { card: 41, below: 40, above: 44, price: 1, dead: 1 },
    });
  });

  it('says when a gap is given up', () => {
    const tight = { seats: 2, sea: evenSea(19, 20), hands: [[39, 43], [80]], thrown: [[40, 41, 42], []] };
    expect(reason(tight, lay(43, 20, 39))).toMatchObject({ code: 'gives-up-gap', params: { spaces: 1, numbers: 0 } });
  });

  it('is the same idea whatever pays for it', () => {
    expect(inAllerRuheIdea(lay(41, 19, 1, 75, ARRIVAL))).toBe(inAllerRuheIdea(lay(41, 19, 1, 43, 75)));
    expect(inAllerRuheIdea(lay(41, 19))).not.toBe(inAllerRuheIdea(lay(41, 20)));
  });
});

describe('what speaks for discarding two', () => {
  it('is that they are of no use any more', () => {
    const fields = { seats: 2, sea: evenSea(19, 20, 21), hands: [[1, 41, 75, ARRIVAL], [80]] };
    expect(reason(fields, { type: 'discard', cards: [1, 75] })).toEqual({
      code: 'throws-dead',
      params: { cards: [1, 75], dead: 2, arrivals: 1 },
    });
  });

  it('is that every placement would choke a gap', () => {
    const fields = { seats: 2, sea: evenSea(20, 21), hands: [[41, ARRIVAL], [80]], thrown: [[42, 43, 44, 45], []] };
    expect(reason(fields, { type: 'discard', cards: [41, ARRIVAL] })).toMatchObject({
      code: 'spares-gap',
      params: { below: 41, above: 46, spaces: 1, numbers: 0, arrivals: 0 },
    });
  });

  it('is otherwise that they are missed least', () => {
    const fields = { seats: 2, sea: new Array<number>(36).fill(0), hands: [[1, 40, 41], [80]] };
    expect(reason(fields, { type: 'discard', cards: [40, 41] })).toEqual({
      code: 'throws-spare',
      params: { cards: [40, 41], dead: 0, arrivals: 0 },
    });
  });
});

describe('what speaks for other moves', () => {
  const view = viewOf(
    position({ seats: 2, sea: evenSea(20, 21), hands: [[1, 3, 5, 7, 9], [11]], piles: [[13, 15, 17], [19]] }),
    0,
  );

  it('5.3 for a pledge: how many cards one has beside the others', () => {
    expect(inAllerRuheReason(view, 0, { type: 'pledge', count: 5 })).toEqual({
      code: 'pledges',
      params: { count: 5, mine: 8, others: 2 },
    });
  });

  it('5.4 for the last pledge: that it makes eight', () => {
    const pledged = { ...view, pledges: [null, 6] };
    expect(inAllerRuheReason(pledged, 0, { type: 'pledge', count: 2 })).toEqual({
      code: 'completes-eight',
      params: { count: 2, named: 6 },
    });
  });

  it('5.4 for a last pledge that makes too many or too few: what comes of that', () => {
    const pledged = (round: number) => ({ ...view, pledges: [null, 6], round });
    expect(inAllerRuheReason(pledged(2), 0, { type: 'pledge', count: 1 })).toEqual({
      code: 'misses-eight',
      params: { sum: 7, then: 'again' },
    });
    expect(inAllerRuheReason(pledged(3), 0, { type: 'pledge', count: 3 })).toEqual({
      code: 'misses-eight',
      params: { sum: 9, then: 'balanced' },
    });
  });

  it('11.2 for a monster: what the gap around its island is like then', () => {
    expect(inAllerRuheReason(view, 0, { type: 'monster', space: 22 })).toEqual({
      code: 'destroys',
      // 41 to 47 without the 46 that is destroyed
      params: { card: 46, below: 40, above: 48, spaces: 3, numbers: 6, own: 0 },
    });
  });

  it('10.3 for the rock: how many spaces of its row are open', () => {
    expect(inAllerRuheReason(view, 0, { type: 'rock', row: 3 })).toEqual({
      code: 'moves-rock',
      params: { row: 4, open: 2 },
    });
  });
});

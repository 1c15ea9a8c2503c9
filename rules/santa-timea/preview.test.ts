import { describe, expect, it } from 'vitest';
import { BRIDE, copiedNow, previewOf, steering, TRICKS, wind, type Card, type View } from './index.js';

const [NORTH, EAST, SOUTH] = [0, 1, 2] as const;

/** North blows, seat 0 leads among three, and it is the viewer's turn. */
const view = (...played: readonly Card[]): View =>
  ({
    phase: 'trick',
    trick: 5,
    row: [wind(NORTH, 1)],
    played,
    leader: 0,
    seats: 3,
    turn: played.length,
    viewer: played.length,
  }) as unknown as View;

describe('what a picked card would do', () => {
  it.each([
    ['takes', steering(NORTH, 2), 2],
    ['leads', steering(NORTH, 12), 12],
    ['tied', steering(EAST, 8), 4],
    ['neither', steering(NORTH, 6), 6],
  ] as const)('%s', (fate, card, counts) => {
    expect(previewOf(view(steering(NORTH, 4), steering(NORTH, 9)), card)).toMatchObject({ counts, fate });
  });

  it('takes and leads when everybody else is tied', () => {
    expect(previewOf(view(steering(NORTH, 4), steering(EAST, 8)), steering(SOUTH, 3))).toMatchObject({
      counts: 0,
      fate: 'takes-and-leads',
    });
  });

  it.each([
    ['takes', steering(NORTH, 2)],
    ['spared', steering(NORTH, 12)],
    ['spared', steering(NORTH, 6)],
    ['tied', steering(EAST, 8)],
  ] as const)('2.5 in the twelfth trick nobody leads next: %s', (fate, card) => {
    const last = { ...view(steering(NORTH, 4), steering(NORTH, 9)), trick: TRICKS };
    expect(previewOf(last, card)?.fate).toBe(fate);
  });

  it('is open while no card lies there', () => {
    expect(previewOf(view(), steering(NORTH, 4))).toMatchObject({ counts: 4, fate: 'alone' });
  });

  it('6.3 a led bride takes', () => {
    expect(previewOf(view(), BRIDE)).toMatchObject({ counts: null, fate: 'takes-and-leads' });
  });

  it('is nothing outside a trick', () => {
    expect(previewOf({ ...view(), phase: 'sets' }, BRIDE)).toBeUndefined();
  });
});

describe('what a bride copies', () => {
  it('6.1 the card before it, also through another bride', () => {
    expect(copiedNow(view(steering(EAST, 9)))).toBe(4.5);
    expect(copiedNow(view(steering(EAST, 9), BRIDE))).toBe(4.5);
  });

  it('6.1 is not known while others play before it', () => {
    expect(copiedNow({ ...view(steering(EAST, 9)), turn: 1, viewer: 2 })).toBeNull();
  });

  it('nothing before the first card', () => {
    expect(copiedNow(view())).toBeNull();
  });
});

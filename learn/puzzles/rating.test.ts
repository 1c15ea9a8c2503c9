import { describe, expect, it } from 'vitest';
import { nextPuzzle } from './choose.js';
import { modesOf } from './modes.js';
import { unpacked, type Found, type Puzzle } from './puzzle.js';
import { expected, NEWCOMER, ratedAfter, ratingOf } from './rating.js';

const puzzle = (number: number, found: Found, loss = 2000): Puzzle =>
  unpacked(
    'santa-timea',
    modesOf('santa-timea'),
    [
      'basic-2-1',
      0,
      '',
      100,
      [
        ['N1', 5000, 4000, 6000, 0, 0, 0],
        ['N2', 3000, 2000, 4000, loss, loss / 2, 4000],
      ],
      found,
    ],
    number,
  );

describe('the rating of a puzzle', () => {
  it('rises with every finder that misses it', () => {
    const ratings = (
      [
        [1, 1, 1, 1],
        [0, 1, 1, 1],
        [0, 0, 1, 1],
        [0, 0, 0, 1],
        [0, 0, 0, 0],
      ] as const
    ).map(found => ratingOf(puzzle(1, found)));
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(new Set(ratings).size).toBe(5);
  });

  it('falls with what the next move would lose', () => {
    expect(ratingOf(puzzle(1, [1, 1, 1, 1], 4000))).toBeLessThan(ratingOf(puzzle(1, [1, 1, 1, 1], 1000)));
  });
});

describe('the rating of a player', () => {
  it('expects every other puzzle of the own level, and ten of eleven 400 points below it', () => {
    expect(expected(1200, 1200)).toBe(0.5);
    expect(expected(1600, 1200)).toBeCloseTo(10 / 11, 10);
  });

  it('moves by half a step at the own level, up or down, and less the more is known', () => {
    expect(ratedAfter({ rating: 1200, count: 0 }, 1200, true)).toEqual({ rating: 1260, count: 1 });
    expect(ratedAfter({ rating: 1200, count: 0 }, 1200, false)).toEqual({ rating: 1140, count: 1 });
    expect(ratedAfter({ rating: 1200, count: 1000 }, 1200, true)).toEqual({ rating: 1212, count: 1001 });
  });

  it('gains little from what is easy, and stays within bounds', () => {
    expect(ratedAfter({ rating: 2000, count: 100 }, 1000, true).rating).toBe(2000);
    let standing = NEWCOMER;
    for (let i = 0; i < 200; i++) standing = ratedAfter(standing, 600, false);
    expect(standing).toEqual({ rating: 600, count: 200 });
  });

  it('comes to the level at which every other puzzle is solved', () => {
    let standing = NEWCOMER;
    for (let i = 0; i < 400; i++) standing = ratedAfter(standing, 1500, i % 2 === 0);
    expect(Math.abs(standing.rating - 1500)).toBeLessThan(40);
  });
});

describe('the next puzzle', () => {
  const all = Array.from({ length: 40 }, (_, i) => puzzle(i + 1, i < 20 ? [1, 1, 1, 1] : [0, 0, 0, 1]));

  it('is near the player, and not one that was tried', () => {
    const [easy, hard] = [ratingOf(all[0]!), ratingOf(all[39]!)];
    for (const draw of [0, 0.5, 0.999]) {
      expect(ratingOf(nextPuzzle(all, { tried: new Set(), rating: easy }, draw)!)).toBe(easy);
      expect(ratingOf(nextPuzzle(all, { tried: new Set([1, 21, 22]), rating: hard }, draw)!)).toBe(hard);
      expect(nextPuzzle(all, { tried: new Set([21, 22]), rating: hard }, draw)!.number).toBeGreaterThan(22);
    }
  });

  it('comes again once all were tried, but not the last one at once', () => {
    const two = all.slice(0, 2);
    expect(nextPuzzle(two, { tried: new Set([1, 2]), rating: 1000, last: 1 }, 0)?.number).toBe(2);
    expect(nextPuzzle(two.slice(0, 1), { tried: new Set([1]), rating: 1000, last: 1 }, 0)?.number).toBe(1);
    expect(nextPuzzle([], { tried: new Set(), rating: 1000 }, 0)).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { NEWCOMER } from '@seekiste/learn/puzzles';
import { shelfInMemory } from '../parts/shelf.js';
import { keep, keptOf } from './kept.js';

const STOOD = { standing: { rating: 1234, count: 2 }, tried: { 3: true, 9: false }, ratings: [1160, 1234], best: 4 };
const NEW = { standing: NEWCOMER, tried: {}, ratings: [], best: 0 };

it('keeps how a player stands, each game apart', () => {
  const shelf = shelfInMemory();
  expect(keep(shelf, 'santa-timea', STOOD)).toBe(true);
  expect(keptOf(shelf, 'santa-timea')).toEqual(STOOD);
  expect(keptOf(shelf, 'in-aller-ruhe')).toEqual(NEW);
});

it.each([
  '{',
  'null',
  '[]',
  '{"g":7}',
  '{"g":{"rating":-1,"tried":[],"ratings":[]}}',
  '{"g":{"tried":{},"ratings":3}}',
])('begins anew where %s is kept', text => {
  const shelf = shelfInMemory();
  shelf.setItem('seekiste.puzzles', text);
  expect(keptOf(shelf, 'g')).toEqual(NEW);
});

it('keeps a bounded number of ratings, and says where nothing can be kept', () => {
  const shelf = shelfInMemory();
  keep(shelf, 'g', { ...STOOD, ratings: Array.from({ length: 900 }, (_, i) => i) });
  expect(keptOf(shelf, 'g').ratings).toHaveLength(200);
  expect(keptOf(shelf, 'g').ratings.at(-1)).toBe(899);
  const full = {
    ...shelf,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keep(full, 'g', STOOD)).toBe(false);
});

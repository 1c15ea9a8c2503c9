import { expect, it } from 'vitest';
import { shelfInMemory } from '../parts/shelf.js';
import { isNewcomer } from './newcomer.js';
import { keepProgress } from './progress.js';

it('is one who has neither learned nor sailed anything here', () => {
  expect(isNewcomer(shelfInMemory(), [])).toBe(true);
  expect(isNewcomer(shelfInMemory(), [{}])).toBe(false);
});

it('is not known before the logbook has been read', () => {
  expect(isNewcomer(shelfInMemory(), undefined)).toBeUndefined();
});

it.each([
  [
    { game: 'santa-timea', name: 'first-voyage' },
    { step: 1, sailed: false },
  ],
  [
    { game: 'lighthouse-run', name: 'first-voyage' },
    { step: 0, sailed: true },
  ],
  [
    { game: 'in-aller-ruhe', name: 'rock' },
    { step: 2, sailed: false },
  ],
])('is none who has begun %o', (lesson, progress) => {
  const shelf = shelfInMemory();
  keepProgress(shelf, lesson, progress);
  expect(isNewcomer(shelf, undefined)).toBe(false);
  expect(isNewcomer(shelf, [])).toBe(false);
});

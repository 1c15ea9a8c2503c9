import { expect, it } from 'vitest';
import { shelfInMemory } from '../parts/shelf.js';
import { keepProgress, progressOf } from './progress.js';

const BEGINNING = { step: 0, sailed: false };

it('keeps the progress of each game apart', () => {
  const shelf = shelfInMemory();
  keepProgress(shelf, 'in-aller-ruhe', { step: 4, sailed: false });
  keepProgress(shelf, 'santa-timea', { step: 0, sailed: true });
  expect(progressOf(shelf, 'in-aller-ruhe')).toEqual({ step: 4, sailed: false });
  expect(progressOf(shelf, 'santa-timea')).toEqual({ step: 0, sailed: true });
  expect(progressOf(shelf, 'lighthouse-run')).toEqual(BEGINNING);
});

it.each(['{', 'null', '[]', '{"in-aller-ruhe":7}', '{"in-aller-ruhe":{"step":-1,"sailed":"yes"}}'])(
  'begins anew where %s is kept',
  text => {
    const shelf = shelfInMemory();
    shelf.setItem('seekiste.learn', text);
    expect(progressOf(shelf, 'in-aller-ruhe')).toEqual(BEGINNING);
  },
);

it('goes on where nothing can be kept', () => {
  const full = {
    ...shelfInMemory(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepProgress(full, 'in-aller-ruhe', { step: 1, sailed: false })).not.toThrow();
});

import { expect, it } from 'vitest';
import { shelfInMemory } from '../parts/shelf.js';
import { keepProgress, progressOf } from './progress.js';

const first = (game: string) => ({ game, name: 'first-voyage' });
const BEGINNING = { step: 0, sailed: false };

it('keeps the progress of each lesson apart', () => {
  const shelf = shelfInMemory();
  keepProgress(shelf, first('in-aller-ruhe'), { step: 4, sailed: false });
  keepProgress(shelf, first('santa-timea'), { step: 0, sailed: true });
  expect(progressOf(shelf, first('in-aller-ruhe'))).toEqual({ step: 4, sailed: false });
  expect(progressOf(shelf, first('santa-timea'))).toEqual({ step: 0, sailed: true });
  keepProgress(shelf, { game: 'in-aller-ruhe', name: 'rock' }, { step: 2, sailed: false });
  expect(progressOf(shelf, first('in-aller-ruhe'))).toEqual({ step: 4, sailed: false });
  expect(progressOf(shelf, { game: 'in-aller-ruhe', name: 'rock' })).toEqual({ step: 2, sailed: false });
  expect(progressOf(shelf, first('lighthouse-run'))).toEqual(BEGINNING);
});

it('remembers that a step was skipped', () => {
  const shelf = shelfInMemory();
  keepProgress(shelf, first('santa-timea'), { step: 3, sailed: false, skipped: 1 });
  expect(progressOf(shelf, first('santa-timea'))).toEqual({ step: 3, sailed: false, skipped: 1 });
  keepProgress(shelf, first('santa-timea'), { step: 1, sailed: false, skipped: undefined });
  expect(progressOf(shelf, first('santa-timea'))).toEqual({ step: 1, sailed: false });
});

it.each(['{', 'null', '[]', '{"in-aller-ruhe":7}', '{"in-aller-ruhe":{"step":-1,"sailed":"yes","skipped":"all"}}'])(
  'begins anew where %s is kept',
  text => {
    const shelf = shelfInMemory();
    shelf.setItem('seekiste.learn', text);
    expect(progressOf(shelf, first('in-aller-ruhe'))).toEqual(BEGINNING);
  },
);

it('goes on where nothing can be kept', () => {
  const full = {
    ...shelfInMemory(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepProgress(full, first('in-aller-ruhe'), { step: 1, sailed: false })).not.toThrow();
});

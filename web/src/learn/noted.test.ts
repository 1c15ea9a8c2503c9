import { expect, it } from 'vitest';
import { shelfInMemory } from '../parts/shelf.js';
import { forgetNotes, note, notedIn } from './noted.js';

it('keeps what was read, each once, until it is asked for again', () => {
  const shelf = shelfInMemory();
  note(shelf, 'bride');
  note(shelf, 'group');
  note(shelf, 'bride');
  expect(notedIn(shelf)).toEqual(['bride', 'group']);
  forgetNotes(shelf);
  expect(notedIn(shelf)).toEqual([]);
});

it.each(['{', '7', 'null', '{"bride":true}'])('has read nothing where %s is kept', text => {
  const shelf = shelfInMemory();
  shelf.setItem('seekiste.noted', text);
  expect(notedIn(shelf)).toEqual([]);
});

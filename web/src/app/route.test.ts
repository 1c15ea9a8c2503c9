import { describe, expect, it } from 'vitest';
import { readRoute, writeRoute, type Route } from './route.js';

describe('the address of a place', () => {
  const routes: readonly Route[] = [
    { place: 'start' },
    { place: 'new', game: 'in-aller-ruhe' },
    { place: 'logbook' },
    { place: 'lessons' },
    { place: 'ladder' },
    { place: 'ladder', game: 'santa-timea' },
    { place: 'learn', game: 'santa-timea' },
    { place: 'learn', game: 'santa-timea', lesson: 'professional' },
    { place: 'daily' },
    { place: 'daily', date: '2026-11-18' },
    { place: 'daily', date: '2026-11-18', game: 'santa-timea' },
    { place: 'me' },
    { place: 'privacy' },
    { place: 'about' },
    { place: 'replay', id: '5eaf00d' },
    { place: 'replay', id: '5eaf00d', at: 17, seat: 1 },
    { place: 'replay', id: '5eaf00d', at: 0, seat: 'watcher' },
    { place: 'table' },
    { place: 'table', id: 'saved-5eaf00d' },
    { place: 'open', game: 'santa-timea' },
    { place: 'at', table: 'AbcdefghijKLMNOPQRS_-7' },
    { place: 'at', table: 'AbcdefghijKLMNOPQRS_-7', as: 'middle' },
    { place: 'at', table: 'AbcdefghijKLMNOPQRS_-7', as: 'hand' },
    { place: 'at', table: 'AbcdefghijKLMNOPQRS_-7', review: true },
    { place: 'rules', game: 'in-aller-ruhe' },
    { place: 'rules', game: 'in-aller-ruhe', clause: '4.2' },
  ];

  it.each(routes)('leads back to it: %j', route => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });

  it('as something that nobody is at a table has both', () => {
    expect(readRoute('#/at/AbcdefghijKLMNOPQRS_-7?as=captain')).toEqual({
      place: 'at',
      table: 'AbcdefghijKLMNOPQRS_-7',
    });
  });

  it.each(['', '#', '#/', '#/nowhere', '#/new', '#/rules', '#/open', '#/at', '#/at/no-table'])(
    'leads to the start otherwise: %s',
    hash => {
      expect(readRoute(hash)).toEqual({ place: 'start' });
    },
  );
});

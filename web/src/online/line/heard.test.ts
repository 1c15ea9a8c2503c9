import { expect, it } from 'vitest';
import { shelfInMemory } from '../../parts/shelf.js';
import { Hearsay } from './heard.js';

it('the first commitment counts, the own nonce, and every value of the chain once', () => {
  const heard = new Hearsay(shelfInMemory());
  heard.commitment('t', 'first');
  heard.commitment('t', 'second');
  heard.nonce('t', 1, 'n');
  for (const value of ['a', 'a', 'b']) heard.chain('t', value);
  expect(heard.of('t')).toEqual({ commitment: 'first', seat: 1, nonce: 'n', chain: ['a', 'b'] });
  expect(heard.of('other')).toEqual({});
});

it('only the latest tables are kept', () => {
  const shelf = shelfInMemory();
  const heard = new Hearsay(shelf);
  for (let table = 0; table < 40; table++) heard.commitment(`t${table}`, 'c');
  expect(shelf.length).toBe(30);
  expect(heard.of('t39').commitment).toBe('c');
  expect(heard.of('t0')).toEqual({});
});

it('what cannot be read was not heard', () => {
  const shelf = shelfInMemory();
  shelf.setItem('seekiste.heard.t', '{');
  expect(new Hearsay(shelf).of('t')).toEqual({});
});

import { readFileSync } from 'node:fs';
import { ok } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import type { MyTable } from '../online/line/api.js';
import { bringOnline } from './bring-online.js';
import { chestInMemory } from './chest.js';
import { Logbook } from './logbook.js';
import { finish, game } from './logbook.test-help.js';
import { rowsOf } from './rows.js';
import { countedIn } from './statistics.js';

const TIMEA = new URL('../../../rules/santa-timea/records/two-players-five-rounds.json', import.meta.url);
const timea = (): object => JSON.parse(readFileSync(TIMEA, 'utf8')) as object;

const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  id: id.padEnd(22, '_'),
  game: 'in-aller-ruhe',
  phase: 'over',
  with: [],
  waiting: false,
  changedAt: 5,
  ...more,
});

describe('finished games of online tables', () => {
  it('come into the logbook with their result, once; those without a result and running ones do not', async () => {
    const logbook = new Logbook(chestInMemory());
    const asked: string[] = [];
    const harbour = {
      record: (id: string) => {
        asked.push(id);
        const { table: played } = id.startsWith('ended') ? game() : finish(game());
        return Promise.resolve(ok(JSON.parse(JSON.stringify(played.record)) as unknown));
      },
      seatName: (seat: number) => `Seat ${seat + 1}`,
    };
    const tables = [
      table('played'),
      table('studied', { study: true }),
      table('ended'),
      table('running', { phase: 'playing' }),
    ];
    expect(await bringOnline(tables, logbook, harbour)).toBe(2);
    expect(await bringOnline(tables.slice(0, 2), logbook, harbour)).toBe(0);
    expect(asked).toHaveLength(3);
    const rows = rowsOf(await logbook.entries(), tables, new Map());
    const told = rows.map(({ id, ending, study }) => [id.replaceAll('_', ''), ending, study]).sort();
    const [, , [, ending] = []] = told;
    expect(['won', 'lost']).toContain(told.find(([id]) => id === 'played')?.[1]);
    expect(ending).toBe('running');
    expect(told.filter(([, , study]) => study)).toEqual([['studied', told.find(([id]) => id === 'played')?.[1], true]]);
    // A study is not counted.
    expect(countedIn(rows)).toEqual(countedIn(rows.filter(({ id }) => id.startsWith('played'))));
  });

  it('are counted for the seat of this person; a game that was only watched is not', async () => {
    const logbook = new Logbook(chestInMemory());
    const people = [{ name: 'Anna' }, { name: 'Bo' }];
    const harbour = {
      record: (id: string) => {
        const record = timea();
        const seat = id.startsWith('watched') ? {} : { seat: Number(id[0]) };
        return Promise.resolve(ok({ ...record, players: people, ...seat }));
      },
      seatName: (seat: number) => `Seat ${seat + 1}`,
    };
    const tables = ['0', '1', 'watched'].map(id => table(id, { game: 'santa-timea' }));
    expect(await bringOnline(tables, logbook, harbour)).toBe(3);
    const rows = rowsOf(await logbook.entries(), tables, new Map());
    expect(rows.map(({ id, ending }) => [id.replaceAll('_', ''), ending]).sort()).toEqual([
      ['0', 'won'],
      ['1', 'lost'],
      ['watched', 'over'],
    ]);
    expect(rows[0]?.entry?.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
    expect(countedIn(rows)).toMatchObject({ games: 2, decided: 2, wins: 1 });
  });
});

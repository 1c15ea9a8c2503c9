import { ok } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import type { MyTable } from '../online/api.js';
import { bringOnline } from './bring-online.js';
import { chestInMemory } from './chest.js';
import { Logbook } from './logbook.js';
import { finish, game } from './logbook.test-help.js';
import { rowsOf } from './rows.js';
import { countedIn } from './statistics.js';

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
});

import { describe, expect, it } from 'vitest';
import type { MyTable } from '../online/line/api.js';
import { chestInMemory } from './chest.js';
import type { Entry } from './entry.js';
import { Logbook } from './logbook.js';
import { finish, game } from './logbook.test-help.js';
import { choicesIn, EVERYTHING, fitting, rowsOf, type Wanted } from './rows.js';

const logbook = new Logbook(chestInMemory());
await logbook.keep({ ...game(), id: 'running', seen: 0, now: 1 });
await logbook.keep({ ...finish(game()), id: 'over', seen: 0, now: 2 });
const entries = await logbook.entries();
const specs = new Map([['in-aller-ruhe', game().table.game.options]]);

const table: MyTable = {
  id: 'over',
  game: 'santa-timea',
  phase: 'over',
  with: ['Bo'],
  waiting: false,
  changedAt: 3,
};
const online: MyTable = { ...table, id: 'abcdefgh' };

describe('the rows of a logbook', () => {
  it('are the games of the device and the tables online, the latest first, each once', () => {
    expect(rowsOf(entries, [table, online], specs).map(({ id }) => id)).toEqual(['abcdefgh', 'over', 'running']);
  });

  it('leave out games that this app does not have', () => {
    expect(rowsOf([], [{ ...online, game: 'chess' }], specs)).toEqual([]);
  });

  it('are found by game, mode, crew, ending, star and all words of a text', () => {
    const strict: Entry = {
      ...entries[0]!,
      id: 'strict',
      options: { ...entries[0]!.options, strict: true },
      star: true,
    };
    const rows = rowsOf([...entries, strict], [online], specs);
    const found = (wanted: Partial<Wanted>): readonly string[] =>
      fitting(rows, { ...EVERYTHING, ...wanted }, ({ entry }) => entry?.seats.map(seat => seat.name).join(' ') ?? '')
        .map(({ id }) => id)
        .sort();
    expect(found({})).toEqual(['abcdefgh', 'over', 'running', 'strict']);
    expect(found({ game: 'santa-timea' })).toEqual(['abcdefgh']);
    expect(found({ mode: 'in-aller-ruhe [["strict",true]]' })).toEqual(['strict']);
    expect(found({ mode: 'in-aller-ruhe []' })).toEqual(['over', 'running']);
    expect(found({ crew: '{"people":["Anna"],"bots":["random"]}' })).toEqual(['over', 'running', 'strict']);
    expect(found({ ending: 'running' })).toEqual(['running', 'strict']);
    expect(found({ ending: 'over' })).toEqual(['abcdefgh']);
    expect(found({ ending: 'star' })).toEqual(['strict']);
    expect(found({ text: 'ole ANN' })).toEqual(['over', 'running', 'strict']);
    expect(found({ text: 'ole bo' })).toEqual([]);
    expect(choicesIn(rows, ({ mode }) => mode)).toEqual(['[]', '[["strict",true]]']);
  });
});

import { writeLogbook, type Logged } from '@seekiste/rules/logbook';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../games.test-help.js';
import { file, folder, seekiste } from '../terminal.test-help.js';

const { record } = randomGame(3, 'logbook');
const running = { ...record, moves: record.moves.slice(0, 6) };
const players = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Ole', bot: 'sailor' }];
const about = { begun: 0, changed: Date.UTC(2026, 10, 18, 12), name: '', star: false, players };
const games: readonly Logged[] = [
  { ...about, id: 'one', record, name: 'Storm at night', star: true },
  { ...about, id: 'two', record: running, players: players.with(0, { name: 'Dora' }) },
];
const path = file('logbook.json', writeLogbook(games));

const told = async (...words: readonly string[]): Promise<string> => {
  const { code, output, errors } = await seekiste(['logbook', path, ...words]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output;
};

describe('logbook', () => {
  it('lists the games of an exported file in words', async () => {
    const lines = (await told()).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^1\. 2026-11-18 · In aller Ruhe “Storm at night” ★ · Anna, Bo, Ole \(Sailor\) · \d+ moves · (won|lost)$/,
    );
    expect(lines[1]).toMatch(/^2\. .*Dora.* · running$/);
    expect(lines[2]).toBe('2 games');
    expect(await told('--lang', 'de')).toContain('läuft');
  });

  it('filters by game, ending and words', async () => {
    const count = async (...words: readonly string[]): Promise<number> =>
      (await told(...words)).trimEnd().split('\n').length - 1;
    expect(await count('--game', 'santa-timea')).toBe(0);
    expect(await count('--ending', 'running')).toBe(1);
    expect(await count('--find', 'ole NIGHT')).toBe(1);
    expect(await count('--find', 'sailor')).toBe(2);
  });

  it('counts what is over, in words and as JSON', async () => {
    const counted = JSON.parse(await told('--statistics', '--json')) as {
      games: number;
      by: { game: { key: string }[] };
    };
    expect(counted.games).toBe(1);
    expect(counted.by.game.map(({ key }) => key)).toEqual(['in-aller-ruhe']);
    const output = await told('--statistics');
    expect(output).toMatch(/^1 game, [01] of 1 won: (every one|none of them) \(/);
    expect(output).toContain('  Anna, Bo and Sailor: 1 game');
    expect(output).toContain('  2026-11-18: 1 game');
  });

  it('takes a game out as a record that replay reads', async () => {
    const out = `${folder()}/game.json`;
    await told('--take', '1', '--out', out);
    expect((await seekiste(['replay', out])).output).toBe(
      (await seekiste(['replay', file('game.json', JSON.stringify(record))])).output,
    );
    expect((await seekiste(['logbook', path, '--take', '9', '--out', out])).code).toBe(2);
  });

  it('names a game that is damaged, and tells the others', async () => {
    const broken = { ...games[0]!, record: { ...record, moves: record.moves.toSpliced(3, 1) } };
    const ran = await seekiste(['logbook', file('broken.json', writeLogbook([broken, games[1]!]))]);
    expect(ran.code).toBe(0);
    expect(ran.errors).toMatch(/^games\[0\]\.record\.moves\[\d+\]: /);
    expect(ran.output.trimEnd().split('\n').at(-1)).toBe('1 game');
    const other = await seekiste(['logbook', file('record.json', JSON.stringify(record))]);
    expect(other).toMatchObject({ code: 1, output: '' });
    expect(other.errors).toContain('is not a logbook');
  });
});

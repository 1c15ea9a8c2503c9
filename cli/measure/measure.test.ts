import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { botNames } from '@seekiste/bots';
import type { Tally } from '../arena/tally.js';
import { gameFor, setupFor } from '../arguments.js';
import { addLosses, lossesOf, type Losses } from '../losses/losses.js';
import { file, folder, seekiste } from '../terminal.test-help.js';
import { readSeed } from '../seed.js';
import { gainOf } from './gain.js';
import { markOf } from './mark.js';
import { currentPage, filled, PAGE_FILE, TEXT_FILE } from './page.js';
import { isPartOf, measurement, readResults, writeResults, type Measured } from './results.js';
import { linesOf, SUITE, type SuiteLine, type SuiteTable } from './suite.js';
import { tableText } from './tables.js';

const lines = SUITE.flatMap(linesOf);
const lineNamed = (name: string): SuiteLine => lines.find(line => line.name === name)!;
const tableNamed = (game: string, name: string): SuiteTable =>
  SUITE.find(table => table.game === game && table.name === name)!;

const PROVENANCE = { version: '1.0.0', seed: 'bots', mark: 'f00d' };

const once = (sum: number) => ({ sum, squares: sum });
const standing = { firsts: once(0), points: once(0), moves: 40, milliseconds: 10 };
const won = (wins: number, deals: number): Tally => ({
  ...{ deals, games: deals, wins: once(wins), team: true },
  bots: [standing],
});
const measured = (line: SuiteLine, tally: Tally): Measured => ({ ...measurement(line, PROVENANCE), tally });

describe('docs/bots.md', () => {
  it('is what is made of its text and the results', () => {
    expect(readFileSync(PAGE_FILE, 'utf8')).toBe(currentPage());
  });

  it('has one place for every table', () => {
    const text = readFileSync(TEXT_FILE, 'utf8');
    const place = '<!-- table santa-timea/basic -->';
    expect(() => filled(text.replace(place, ''), {})).toThrow('one place');
    expect(() => filled(`${text}\n${place}`, {})).toThrow('one place');
    expect(() => filled(`${text}\n<!-- table chess/standard -->`, {})).toThrow('no table');
  });
});

describe('the suite', () => {
  it('has lines with names of their own, each of them possible', () => {
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    for (const { game, bots, options } of lines)
      expect(setupFor(gameFor(game), bots.length, options).seats).toBe(bots.length);
  });

  it('measures every bot of every game', () => {
    for (const game of ['in-aller-ruhe', 'santa-timea', 'lighthouse-run']) {
      const seated = new Set(lines.filter(line => line.game === game).flatMap(({ bots }) => bots));
      for (const bot of botNames(game)) expect(seated).toContain(bot);
    }
  });
});

describe('a table', () => {
  it('says how often a team wins, with Wilson’s interval, and what has not been measured', () => {
    const line = lineNamed('in-aller-ruhe/standard/sailor/3');
    expect(line.bots).toEqual(['sailor', 'sailor', 'sailor']);
    const text = tableText(tableNamed('in-aller-ruhe', 'standard'), { [line.name]: measured(line, won(97, 100)) });
    expect(text).toContain('| `sailor` | – | – | 97.0 % (91.5 to 99.0) | – | – |');
    expect(text).toMatch(/100 deals each\.$/);
    expect(tableText(tableNamed('in-aller-ruhe', 'standard'), {})).toMatch(/None of these has been measured yet\.$/);
  });

  it('says how far a team is ahead of another, all numbers of players together', () => {
    const players = ['1-player', '2', '3', '4', '5'];
    const name = (bot: string, mode: string, count: string): string => `in-aller-ruhe/${bot}-modes/${mode}/${count}`;
    const results = Object.fromEntries(
      [
        ['captain', 'rock', [90, 70, 90, 70, 90]] as const,
        ['sailor', 'rock', [80, 40, 80, 40, 80]] as const,
        ['captain', 'pyramid', [90, 90, 90, 90]] as const,
        ['sailor', 'pyramid', [80, 80, 80, 80, 80]] as const,
      ].flatMap(([bot, mode, wins]) =>
        wins.map((count, i) => {
          const line = lineNamed(name(bot, mode, players[i] ?? ''));
          return [line.name, measured(line, won(count, 100))];
        }),
      ),
    );
    const text = tableText(tableNamed('in-aller-ruhe', 'gains'), results);
    // By hand: 3 times 0.10 and 2 times 0.30; variances 0.000962, 0.001635 and 0.002116, 0.002404 (one more won, one
    // more lost), so 1.96 times the root of (3 times 0.002597 and 2 times 0.004520) / 25.
    expect(text).toContain('| rock | 82.0 % | 64.0 % | +18.0 (+12.9 to +23.1) |');
    expect(text).toContain('| pyramid | – | – | – |');
  });

  it('does not take a team for invincible that has won every deal', () => {
    expect(gainOf([{ strong: won(50, 50), weak: won(50, 50) }]).interval[1]).toBeGreaterThan(0.05);
  });

  it('says what the first of several rivals wins', () => {
    const line = lineNamed('lighthouse-run/erik/2/sailor-random');
    // Ten deals in two seatings: the first wins all twenty games, with 8 points against 3.
    const side = (firsts: number, points: number) => ({
      ...{ firsts: { sum: 1200 * firsts, squares: 144_000 * firsts } },
      ...{ points: { sum: 20 * points, squares: 40 * points * points }, moves: 100, milliseconds: 250 },
    });
    const tally: Tally = {
      ...{ deals: 10, games: 20, wins: once(0), team: false },
      bots: [side(1, 8), side(0, 3)],
    };
    const rows = tableText(tableNamed('lighthouse-run', 'erik'), { [line.name]: measured(line, tally) }).split('\n');
    expect(rows).toContain(
      '| 2 | `sailor` against `random` | 100.0 % (72.2 to 100.0) | 8.0 (8.0 to 8.0) | 3.0 | 3 | 10 |',
    );
    expect(rows).toContain('| 2 | `captain` against `sailor` | – | – | – | – | – |');
  });
});

describe('the second yardstick', () => {
  const losses = (gained: readonly number[]): Losses =>
    gained
      .map(sum => lossesOf({ decisions: 40, lost: 8000, gained: sum }))
      .reduce<Losses | undefined>(addLosses, undefined)!;

  it('tells how many games part a team from sailors, by wins and by decisions', () => {
    const [boys, judged] = [
      lineNamed('in-aller-ruhe/islands-removed/cabin-boy/8-Leukothea'),
      lineNamed('in-aller-ruhe/yardstick/cabin-boy'),
    ];
    const sailors = lineNamed('in-aller-ruhe/islands-removed/sailor/8-Leukothea');
    expect(judged).toMatchObject({ judge: 'quick', bots: ['cabin-boy', 'cabin-boy', 'cabin-boy'] });
    // Four games, each a point or three points worse per decision than sailors.
    const tally: Tally = {
      ...won(1, 4),
      bots: [{ ...standing, losses: losses([-4000, -12_000, -4000, -12_000]) }],
    };
    const results = {
      [boys.name]: measured(boys, won(40, 100)),
      [sailors.name]: measured(sailors, won(60, 100)),
      [judged.name]: measured(judged, tally),
    };
    // By hand: by wins 1.96² · (0.4 · 0.6 + 0.6 · 0.4 and a little) / 0.2²; by decisions the mean −2 ± 1.96 · 2.309 / 4,
    // so 4 · (1.1316 / 2)² games, and never fewer than two.
    const row = tableText(tableNamed('in-aller-ruhe', 'yardstick'), results).split('\n').at(-1);
    expect(row).toBe('| `cabin-boy` | 40.0 % (30.9 to 49.8) | 47 | −2.00 (−3.13 to −0.87) | 2.00 | 2 | 4 |');
  });

  it('leaves out what has not been measured', () => {
    expect(tableText(tableNamed('santa-timea', 'yardstick'), {})).toContain('| `captain` | – | – | – | – | – | – |');
  });
});

describe('results', () => {
  const line = lineNamed('in-aller-ruhe/standard/sailor/3');

  it('come back as they were kept', () => {
    const path = join(folder(), 'results.json');
    expect(readResults(path)).toEqual({});
    const results = { [line.name]: measured(line, won(3, 5)) };
    writeResults(path, results);
    expect(readResults(path)).toEqual(results);
  });

  it('are added to only where everything else is the same', () => {
    const kept = JSON.parse(JSON.stringify(measured(line, won(3, 5)))) as Measured;
    expect(isPartOf(kept, measurement(line, PROVENANCE))).toBe(true);
    for (const change of [{ version: '1.1.0' }, { seed: 'others' }, { mark: 'beef' }])
      expect(isPartOf(kept, measurement(line, { ...PROVENANCE, ...change }))).toBe(false);
    expect(isPartOf({ ...kept, rulesVersion: 0 }, measurement(line, PROVENANCE))).toBe(false);
  });

  it('bear the mark of how the bots play: the same again and again, and another for others', async () => {
    const game = gameFor('santa-timea');
    const setup = setupFor(game, 2, { rounds: 1 });
    const mark = (...bots: readonly string[]): Promise<string> => markOf(game, setup, bots, readSeed('bots'));
    expect(await mark('sailor', 'random')).toBe(await mark('sailor', 'random'));
    expect(await mark('sailor', 'random')).not.toBe(await mark('random', 'random'));
  });

  it('of another kind are refused', () => {
    expect(() => readResults(file('x.json', '{"format":"other"}'))).toThrow('is no file of results');
    expect(() => readResults(file('x.json', 'null'))).toThrow('is no file of results');
  });
});

describe('the command', () => {
  it('names the lines', async () => {
    const { code, output } = await seekiste(['measure', '--list', 'santa-timea/basic/3']);
    expect(code).toBe(0);
    expect(output).toMatch(/^santa-timea\/basic\/3\/captain-sailor {2}\d+ of 500$/m);
    expect(output).not.toContain('lighthouse-run');
  });

  it.each([
    [['chess'], 'No line begins with “chess”'],
    [['--deals', '-1'], 'whole number from 0'],
    [['--threads', '0'], 'whole number from 1'],
  ])('%j is refused', async (words, sentence) => {
    const { code, errors } = await seekiste(['measure', ...words]);
    expect(code).toBe(2);
    expect(errors).toContain(sentence);
  });
});

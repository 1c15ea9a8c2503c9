import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { difficultyOf, keyOf, measuredOf, rungsOf, voyagesOf, type Measured } from '@seekiste/learn/ladder';
import { usualOptions } from '@seekiste/rules/core';
import { wilson } from '@seekiste/rules/logbook';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../arguments.js';
import { ROOM } from '../package.js';
import { measured } from './measure.js';
import { pageOf } from './page.js';

const NAMES = ['in-aller-ruhe', 'santa-timea', 'lighthouse-run'];
const ALL = await Promise.all(NAMES.map(async title => ({ title, measured: await measuredOf(title) })));

const rate = ({ won, games }: Measured): number => won / games;
const overlap = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a <= d && c <= b;
const spanOf = ({ won, games }: Measured): readonly [number, number] => wilson(won, games);
const hasCaptain = ({ crew }: { readonly crew: readonly string[] }): boolean => crew.includes('captain');

it('docs/ladder.md says what learn/ladder holds', () => {
  expect(readFileSync(join(ROOM, '..', 'docs', 'ladder.md'), 'utf8')).toBe(pageOf(ALL));
});

describe.each(ALL)('$title', ({ title, measured: figures }) => {
  const game = gameFor(title);
  const usual = usualOptions(game);
  const rungs = rungsOf(title, figures);

  it('every voyage without captains was measured in 200 games, each once', () => {
    const played = new Map(figures.map(each => [keyOf(each, usual), each.games]));
    expect(played.size).toBe(figures.length);
    for (const voyage of voyagesOf(title).filter(each => !hasCaptain(each)))
      expect([voyage, (played.get(keyOf(voyage, usual)) ?? 0) >= 200]).toEqual([voyage, true]);
  });

  it('has some thirty rungs, each harder than the one before, each within the band of its place', () => {
    expect(rungs.length).toBeGreaterThanOrEqual(25);
    const [easiest, hardest] = [rate(rungs[0]!), rate(rungs.at(-1)!)];
    const step = (easiest - hardest) / (rungs.length - 1);
    for (const [at, rung] of rungs.entries()) {
      if (at > 0) expect(rate(rung)).toBeLessThanOrEqual(rate(rungs[at - 1]!));
      const place = easiest - step * at;
      // A rung may lie two places off: where nothing was measured between two rates, there is no rung.
      expect([at, overlap(spanOf(rung), [place - 2 * step, place + 2 * step])]).toEqual([at, true]);
      expect(rung.games).toBeGreaterThanOrEqual(LEAST);
    }
  });

  it('finds what was measured just so, and the nearest elsewhere with the same number of players', () => {
    for (const each of figures.filter(({ games }) => games >= 20))
      expect(difficultyOf(game, figures, each)).toEqual({ kind: 'measured', measured: each });
    expect(difficultyOf(game, [], { seats: 2, options: {}, crew: ['sailor'] })).toBeUndefined();
  });
});

/** Games that a rung rests on at least. */
const LEAST = 40;

describe('how hard In aller Ruhe is', () => {
  const game = gameFor('in-aller-ruhe');
  const figures = ALL[0]!.measured;
  const known = (seats: number, options: Measured['options']): Measured => {
    const found = difficultyOf(game, figures, { seats, options, crew: new Array<string>(seats - 1).fill('sailor') });
    if (found?.kind !== 'measured') throw new Error(`not measured: ${seats} ${JSON.stringify(options)}`);
    return found.measured;
  };
  const EXTRAS = [
    { strict: true },
    { rock: true },
    { monsters: 3 },
    { monsters: 4 },
    { monsters: 5 },
    { storms: true },
    { variant: 'arch' },
    { variant: 'day-night' },
    { variant: 'pyramid' },
  ];

  it.each([1, 2, 3, 4, 5])('with %i: each level, expansion and variant was measured', seats => {
    for (const islandsRemoved of [0, 4, 6, 8, 10, 12]) {
      expect(known(seats, { islandsRemoved }).games).toBeGreaterThanOrEqual(200);
      for (const extra of EXTRAS) expect(known(seats, { islandsRemoved, ...extra }).games).toBeGreaterThanOrEqual(200);
    }
  });

  it.each([1, 2, 3, 4, 5])('with %i: the fewer islands, the harder, within the intervals', seats => {
    const levels = [0, 4, 6, 8, 10, 12].map(islandsRemoved => spanOf(known(seats, { islandsRemoved })));
    for (const [at, [low]] of levels.entries()) if (at > 0) expect(low).toBeLessThanOrEqual(levels[at - 1]![1]);
    expect(levels.at(-1)![1]).toBeLessThan(levels[0]![0]);
  });

  it('3.6 what may be said aboard changes nothing that was measured', () => {
    const crew = ['sailor'];
    expect(difficultyOf(game, figures, { seats: 2, options: { silence: 'open', rock: true }, crew })).toEqual(
      difficultyOf(game, figures, { seats: 2, options: { rock: true }, crew }),
    );
  });

  it('says what is nearest to a mixed crew, and nothing where nothing is near', () => {
    const mixed = { seats: 3, options: { rock: true }, crew: ['sailor', 'cabin-boy'] };
    const near = difficultyOf(game, figures, mixed);
    expect(near).toMatchObject({ kind: 'nearest', measured: { seats: 3, options: { rock: true } } });
    const few = figures.filter(({ seats, options }) => seats === 3 && Object.keys(options).length === 0);
    expect(difficultyOf(game, few, { ...mixed, options: { rock: true, storms: true, strict: true } })).toBeUndefined();
  });

  it.each(EXTRAS)('plays now as it was measured: %j', async extra => {
    const before = known(3, extra);
    const now = await measured(game, before, { games: 0, won: 0 }, 30);
    expect(overlap(wilson(now.won, now.games), spanOf(before))).toBe(true);
  });
});

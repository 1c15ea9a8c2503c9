import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { DAY_NIGHT, PLAIN, SEAS, type Sea } from '../../in-aller-ruhe/learned/index.js';
import { seedOf } from '../../play.test-help.js';
import { blankPosition, chanceIn } from './gradient.js';
import { firstWeights, learn, SCHOOLS } from './learn.js';
import { lessonsFor, playAndLearn, readLesson } from './self-play.js';

const learned = (seed: number, sea: Sea = 'few') => learn({ sea, games: 6, seed: seedOf(seed), lessons: 300 });

describe('Learning by self-play', () => {
  it('learns the same from the same seed, and something else from another', () => {
    expect(learned(1)).toEqual(learned(1));
    expect(learned(1)).not.toEqual(learned(2));
    expect(learned(1)).toHaveLength(PLAIN.weights);
    expect(learned(1, 'day-night')).toHaveLength(DAY_NIGHT.weights);
  });

  it('learns at other tables on every sea', () => {
    expect(learned(1, 'few')).not.toEqual(learned(1, 'many'));
    const missing = (sea: Sea): readonly number[] => [
      ...new Set(SCHOOLS[sea].tables.map(({ options }) => options.islandsRemoved ?? 0)),
    ];
    expect(Object.fromEntries(SEAS.map(sea => [sea, missing(sea).toSorted((a, b) => a - b)]))).toEqual({
      all: [0, 4, 8, 12],
      few: [0, 4],
      many: [8, 12],
      'day-night': [0],
      monsters: [0],
      storms: [0],
      combined: [0],
    });
    const all = SCHOOLS.combined.tables.map(({ options }) => options);
    for (const options of all) expect(options).toMatchObject({ storms: true });
    expect(all.some(({ rock, monsters }) => rock && monsters)).toBe(true);
    for (const sea of SEAS.filter(one => one !== 'combined'))
      for (const { options } of SCHOOLS[sea].tables)
        expect({ ...options, islandsRemoved: undefined }).toEqual({
          islandsRemoved: undefined,
          ...(sea === 'day-night' && { variant: 'day-night' }),
          ...(sea === 'monsters' && { monsters: expect.any(Number) as number }),
          ...(sea === 'storms' && { storms: true }),
        });
    for (const sea of SEAS) expect(new Set(SCHOOLS[sea].tables.map(({ seats }) => seats)).size).toBe(5);
  });

  it('tells how far it has come, and keeps to the number of games', () => {
    const told: number[] = [];
    learn({ sea: 'all', games: 8, seed: seedOf(1), lessons: 300, tell: ({ games }) => told.push(games) });
    expect(told.at(-1)).toBe(8);
    expect(told.length).toBeGreaterThan(1);
  });

  it('wishes the last position of a game to be worth what it came to', () => {
    const rng = Rng.from(seedOf(5));
    const weights = firstWeights(PLAIN, rng);
    for (let game = 0; game < 8; game++) {
      const lessons = lessonsFor(300, PLAIN);
      const won = playAndLearn({ seats: 3, options: { islandsRemoved: 12 } }, weights, rng, lessons);
      expect(lessons.count).toBeGreaterThan(20);
      expect(lessons.wished[lessons.count - 1]).toBe(won);
    }
  });

  it('wishes other positions to be worth something between what comes next and the end', () => {
    const rng = Rng.from(seedOf(6));
    const [weights, lessons] = [firstWeights(PLAIN, rng), lessonsFor(300, PLAIN)];
    const [position, own] = [blankPosition(PLAIN), 0.7];
    const won = playAndLearn({ seats: 1, options: { islandsRemoved: 8 } }, weights, rng, lessons);
    for (let lesson = lessons.count - 2; lesson >= 0; lesson--) {
      readLesson(lessons, lesson + 1, position);
      const next = chanceIn(weights, position);
      expect(lessons.wished[lesson]).toBeCloseTo((1 - own) * next + own * lessons.wished[lesson + 1]!, 5);
    }
    expect(lessons.wished[lessons.count - 1]).toBe(won);
  });
});

import { describe, expect, it } from 'vitest';
import { Rng } from '../core/index.js';
import { endingOf, statisticsOf, wilson, type Finished } from './index.js';

const SEED = '5ea'.padEnd(64, '0');

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

/** Games over two months, in no order. */
const games = (count: number): readonly Finished[] => {
  const rng = Rng.from(SEED);
  return Array.from({ length: count }, () => {
    const ended = rng.below(60 * 24);
    const day = new Date(Date.UTC(2026, 0, 1, ended)).toISOString().slice(0, 10);
    return {
      game: pick(rng, ['calm', 'storm']),
      mode: pick(rng, ['[]', '[["strict",true]]']),
      players: 1 + rng.below(4),
      crew: pick(rng, ['Anna', 'Anna and Bo', 'Bo']),
      ended,
      day,
      ending: pick(rng, ['won', 'won', 'lost', 'over'] as const),
    };
  });
};

/** Counted one by one, in loops, without any of the helpers. */
const naive = (all: readonly Finished[], fits: (game: Finished) => boolean) => {
  let [count, decided, wins] = [0, 0, 0];
  for (const game of all)
    if (fits(game)) {
      count++;
      if (game.ending === 'won') wins++;
      if (game.ending === 'won' || game.ending === 'lost') decided++;
    }
  return { games: count, decided, wins };
};

/** Where a share is 1.96 standard errors away from what was seen: found by halving, not by the formula. */
const naiveBound = (wins: number, decided: number, side: -1 | 1): number => {
  const seen = wins / decided;
  let [inner, outer] = [seen, side < 0 ? 0 : 1];
  for (let step = 0; step < 200; step++) {
    const middle = (inner + outer) / 2;
    const away = Math.abs(seen - middle) / Math.sqrt((middle * (1 - middle)) / decided);
    if (away > 1.959963984540054) outer = middle;
    else inner = middle;
  }
  return inner;
};

describe(`statistics of 500 games (seed ${SEED})`, () => {
  const all = games(500);
  const counted = statisticsOf(all);

  it('count games and wins, all together and in every group, as a naive count does', () => {
    expect(counted).toMatchObject(naive(all, () => true));
    const keys = {
      game: ({ game }: Finished) => game,
      mode: ({ game, mode }: Finished) => `${game} ${mode}`,
      players: ({ players }: Finished) => String(players),
      crew: ({ crew }: Finished) => crew,
    };
    for (const name of ['game', 'mode', 'players', 'crew'] as const) {
      const groups = counted.by[name];
      expect(groups.map(({ key }) => key).sort()).toEqual([...new Set(all.map(keys[name]))].sort());
      for (const group of groups) expect(group).toMatchObject(naive(all, game => keys[name](game) === group.key));
    }
    for (const name of ['game', 'mode', 'crew'] as const) {
      const sizes = counted.by[name].map(group => group.games);
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    }
    expect(counted.by.players.map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
  });

  it('go by months where days are too many, and by days where they are few', () => {
    expect(counted.time.map(({ period }) => period)).toEqual(['2026-01', '2026-02', '2026-03']);
    for (const period of counted.time)
      expect(period).toMatchObject(naive(all, ({ day }) => day.startsWith(period.period)));
    const few = all.filter(({ day }) => day < '2026-01-08');
    const days = statisticsOf(few).time;
    expect(days.map(({ period }) => period)).toEqual([...new Set(few.map(({ day }) => day))].sort());
    for (const { period, ...tally } of days) expect(tally).toMatchObject(naive(few, ({ day }) => day === period));
  });

  it('know the longest row of wins, and the one that lasts', () => {
    const inOrder = [...all].sort((a, b) => a.ended - b.ended);
    const letters = inOrder.map(({ ending }) => ({ won: 'w', lost: 'l', over: '' })[ending]).join('');
    expect(counted.streak).toEqual({
      now: /w*$/.exec(letters)![0].length,
      longest: Math.max(...letters.split('l').map(row => row.length)),
    });
  });
});

describe('the interval of a share', () => {
  it.each([
    [1, 3],
    [7, 10],
    [250, 400],
    [1, 1000],
  ])('%i of %i: its ends are 1.96 standard errors away from what was seen', (wins, decided) => {
    const [low, high] = wilson(wins, decided);
    expect(low).toBeCloseTo(naiveBound(wins, decided, -1), 9);
    expect(high).toBeCloseTo(naiveBound(wins, decided, 1), 9);
  });
});

describe('how a game ended for people', () => {
  const [anna, bo, bot] = [{ name: 'Anna' }, { name: 'Bo' }, { name: 'Ole', bot: 'sailor' }];
  const ranking = (places: readonly number[]) =>
    ({ kind: 'ranking', points: places, places, reason: 'points', clause: '8.2' }) as const;

  it.each([
    [ranking([1, 2]), [anna, bot], 'won'],
    [ranking([2, 1]), [anna, bot], 'lost'],
    [ranking([1, 1]), [anna, bot], 'won'],
    [ranking([2, 1]), [anna, bo], 'over'],
    [ranking([2, 3]), [anna, bo], 'lost'],
    [undefined, [anna, bo], 'running'],
    [{ kind: 'team', won: false, reason: '', clause: '8.1', seat: 0 } as const, [anna, bo], 'lost'],
  ])('%j', (outcome, players, ending) => {
    expect(endingOf(outcome, players)).toBe(ending);
  });

  it("is how it ended for the seat that was the reader's own, where people competed", () => {
    const endings = [0, 1, 'watcher', undefined] as const;
    expect(endings.map(own => endingOf(ranking([2, 1]), [anna, bo], own))).toEqual(['lost', 'won', 'over', 'over']);
  });
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { Player, post } from '../server/socket-player.js';
import { startPostgres, startRedis } from '../services.js';
import { WallClock } from './faketime.js';
import { actOnce, loneTables, atTable } from './guest.js';
import { buildProgram, endAll, serve, type Serving } from './serving.js';

const HOUR = 3_600_000;

describe('a clock that is set back under play', () => {
  it('does not keep moves of a game without silence from anybody', async () => {
    const clock = { now: 1_800_000_000_000 };
    const store = await openStore(':memory:');
    const tables = await loneTables(store, { now: () => clock.now });
    const { guests } = await atTable(tables);

    clock.now -= HOUR;
    for (let moves = 1; moves <= 4; moves++) {
      expect(await actOnce(guests)).toMatchObject({ t: 'done' });
      // Behind the answer in the same queue stands what everybody is told.
      for (const guest of guests) await guest.ask({ t: 'rematch' });
      expect(guests.map(({ play }) => play.moves)).toEqual([moves + 1, moves + 1]);
    }
    await tables.close();
    await store.close();
  });
});

const BEAT = { BEAT_MS: '600', BEAT_LEAST_MS: '200', BOT_PACE_MS: '100', LOG_LEVEL: 'warn' };
/** A beat, and what clocks may differ by. */
const LONGEST = 800 + 2_000;
/** So many moves have to be told before the next thing happens. */
const STRETCH = 4;

const silentTable = async (origin: string, host: Player, people: number): Promise<string> => {
  const bot = { kind: 'bot', bot: 'random', name: 'Bot' };
  const seats = [...Array.from({ length: people }, () => ({ kind: 'open' })), bot];
  const setup = { game: 'in-aller-ruhe', options: {}, seats, pace: 'live' };
  return ((await (await post(origin, '/api/tables', setup, host.cookie)).json()) as { id: string }).id;
};

/** Settles when so many more moves were told, of people and bots; fails at once if one waits for longer than a beat. */
const stretch = async (players: readonly Player[]): Promise<void> => {
  const aim = Math.max(...players.map(({ told }) => told)) + STRETCH;
  for (const player of players)
    await player.until(() => player.told >= aim || player.over || player.longestWait > LONGEST);
  for (const { longestWait, told } of players) {
    expect(longestWait).toBeLessThanOrEqual(LONGEST);
    expect(told).toBeGreaterThanOrEqual(aim);
  }
};

interface Ready {
  readonly ready: boolean;
  readonly clock: boolean;
}

const readyOf = async (origin: string): Promise<Ready> => (await (await fetch(`${origin}/readyz`)).json()) as Ready;

/** The node looks at its wall clock by itself, some seconds later. */
const untilSaid = async (serving: Serving, words: string): Promise<void> => {
  while (!serving.said().includes(words)) await readyOf(serving.origin);
};

describe('a silent game with a bot', () => {
  beforeAll(buildProgram);
  afterAll(endAll);

  it('goes on where the clock of the machine is set forward and back, and after a restart', async () => {
    const wall = new WallClock(1);
    const env = { ...BEAT, ...wall.env, DATA: join(mkdtempSync(join(tmpdir(), 'seekiste-clocks-')), 'tables.sqlite') };
    const serving = await serve(env);
    const ada = await Player.introduce(serving.origin, 'Ada');
    const table = await silentTable(serving.origin, ada, 1);
    await ada.connect(serving.origin, table);
    await ada.sit(0);
    await ada.ask({ t: 'begin' });
    await stretch([ada]);
    wall.set(0);
    await stretch([ada]);
    expect(await readyOf(serving.origin)).toMatchObject({ ready: true, clock: false });
    await untilSaid(serving, 'the clock of this machine is wrong');
    wall.set(3);
    await stretch([ada]);
    wall.set(0);
    await serving.leave();

    // What is stored lies an hour ahead of this one.
    const again = await serve(env);
    expect(await readyOf(again.origin)).toMatchObject({ ready: true, clock: true });
    await ada.connect(again.origin, table);
    await stretch([ada]);
    ada.leave();
    await again.leave();
  });

  it('goes on at three nodes one of which is an hour ahead, and then an hour behind', async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const wall = new WallClock(1);
    const env = { ...BEAT, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const nodes = await Promise.all([serve({ ...env, ...wall.env }), serve(env), serve(env)]);
    const begun = Date.now();
    const players = await Promise.all(['Ada', 'Bo'].map(name => Player.introduce(nodes[0].origin, name)));
    const table = await silentTable(nodes[0].origin, players[0]!, 2);
    const store = await openStore(postgres.url);
    /** No time is of the clock that is wrong. */
    const expectTimes = async (): Promise<void> => {
      const times = (await store.read(table))!.entries.map(({ at }) => at);
      expect(Math.min(...times)).toBeGreaterThan(begun - 2_000);
      expect(Math.max(...times)).toBeLessThan(Date.now() + 2_000);
    };
    for (const [seat, player] of players.entries()) {
      await player.connect(nodes[seat]!.origin, table);
      await player.sit(seat);
    }
    await players[0]!.ask({ t: 'begin' });
    await expectTimes();
    await stretch(players);
    expect((await Promise.all(nodes.map(({ origin }) => readyOf(origin)))).map(({ clock }) => clock)).toEqual([
      ...[false, true, true],
    ]);
    expect(nodes[0].said()).toContain('the clock of this machine is wrong');
    wall.set(-1);
    await stretch(players);
    for (const player of players) player.leave();
    await Promise.all(nodes.map(node => node.leave()));

    await expectTimes();
    await store.close();
    await Promise.all([postgres.stop(), redis.stop()]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { straitTo, type Strait } from '../server/strait.js';
import { startPostgres, startRedis, type Service } from '../services.js';
import { dice, IS_LONG, RUN_SEED } from './dice.js';
import { Fleet } from './fleet.js';
import { playGame, type Log } from './game.js';
import { judgeRecord, judgeStored, recordOf } from './judged.js';
import { Lookout } from './lookout.js';
import { TRIPS } from './sailor.js';
import { buildProgram, endAll, serve } from './serving.js';

const NODES = 3;
const GAMES_PLAYED = IS_LONG ? 200 : 80;
const LANES = 40;
/** Nodes that are killed or asked to leave while the games go on, and when Redis is restarted among that. */
const STRIKES = 10;
const REDIS_RESTART = 5;
const MOST_HEARD = 200;

let postgres: Service;
let redis: Service;
let strait: Strait;
beforeAll(async () => {
  buildProgram();
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  strait = await straitTo(redis.url);
});
afterAll(async () => {
  endAll();
  await strait.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
});

/** Redis is gone, with all that it knew, and comes back empty. */
const restartRedis = async (): Promise<void> => {
  strait.close();
  await redis.stop();
  redis = await startRedis();
  strait.open(redis.url);
};

describe('a node', () => {
  it('ends when it is asked to, also while Redis is gone', async () => {
    const serving = await serve({ DATABASE_URL: postgres.url, REDIS_URL: strait.url });
    strait.close();
    await serving.leave();
    expect(serving.said()).toBe('');
    strait.open();
  });
});

describe(`${NODES} nodes on one PostgreSQL and one Redis (seed ${RUN_SEED})`, () => {
  it(`finish ${GAMES_PLAYED} games through kills and a Redis restart, with everything acknowledged there once`, async () => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: strait.url };
    const fleet = await Fleet.launch(NODES, env, dice(0));
    const finished = new Lookout();
    const logs: Log[] = [];
    let begun = 0;
    const lane = async (): Promise<void> => {
      while (begun < GAMES_PLAYED) {
        const number = ++begun;
        logs.push(await playGame(fleet, TRIPS[number % TRIPS.length]!, number));
        finished.heard();
      }
    };
    const storm = async (): Promise<void> => {
      const moments = dice(1000);
      const strikes: Promise<void>[] = [];
      for (let strike = 0; strike < STRIKES; strike++) {
        await finished.reached((GAMES_PLAYED * (strike + 1)) / (STRIKES + 2));
        await fleet.lookout.after(moments.below(MOST_HEARD));
        if (strike === REDIS_RESTART) strikes.push(restartRedis());
        strikes.push(fleet.strike(moments.below(4) === 0 ? 'leave' : 'kill'));
      }
      await Promise.all(strikes);
    };
    await Promise.all([storm(), ...Array.from({ length: LANES }, lane)]);

    expect(logs.length).toBe(GAMES_PLAYED);
    for (const { table, voyages } of logs) judgeRecord(await recordOf(fleet, table), voyages);
    await fleet.leave();
    expect(fleet.said.filter(text => text !== '')).toEqual([]);
    const store = await openStore(postgres.url);
    for (const { table, voyages } of logs) await judgeStored(store, table, voyages);
    await store.close();

    const deeds = logs.flatMap(({ voyages }) => voyages.flatMap(voyage => voyage.deeds));
    // Otherwise no kill ever came between a request and its answer.
    expect(deeds.filter(({ sent }) => sent > 1).length).toBeGreaterThan(0);
  });
});

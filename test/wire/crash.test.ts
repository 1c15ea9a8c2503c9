import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { YARDS, type Yard } from '../server/stores.js';
import { dice, IS_LONG, RUN_SEED } from './dice.js';
import { playGame, type Log } from './game.js';
import { judgeRecord, judgeStored, recordOf } from './judged.js';
import { Lookout } from './lookout.js';
import { TRIPS, type Way } from './sailor.js';
import { buildProgram, endAll, serve, type Serving } from './serving.js';

/** On each of the two stores. */
const KILLS = IS_LONG ? 50 : 15;
/** So much is heard by all together, at most, before the process is killed. */
const MOST_HEARD = 120;

/** One process on one store, killed and started again. */
class Wreck implements Way {
  readonly lookout = new Lookout();
  private serving: Promise<Serving>;

  constructor(private readonly env: Readonly<Record<string, string>>) {
    this.serving = serve(env);
  }

  async node(): Promise<string> {
    return (await this.serving).origin;
  }

  async killAndRestart(): Promise<void> {
    const { kill } = await this.serving;
    await kill();
    this.serving = serve(this.env);
    await this.serving;
  }

  async leave(): Promise<void> {
    await (await this.serving).leave();
  }
}

/** Games in every lane, one after the other, until there have been enough kills; those that are under way then are finished. */
const playInTheStorm = async (wreck: Wreck): Promise<readonly Log[]> => {
  const moments = dice(0);
  const logs: Log[] = [];
  let kills = 0;
  const lanes = TRIPS.map(async (trip, lane) => {
    for (let game = 0; game === 0 || kills < KILLS; game++)
      logs.push(await playGame(wreck, trip, 1 + lane + game * TRIPS.length));
  });
  const storm = async (): Promise<void> => {
    for (; kills < KILLS; kills++) {
      await wreck.lookout.after(moments.below(MOST_HEARD));
      await wreck.killAndRestart();
    }
  };
  await Promise.all([storm(), ...lanes]);
  return logs;
};

const yards: Yard[] = [];
beforeAll(buildProgram);
afterAll(async () => {
  endAll();
  for (const yard of yards) await yard.stop();
});

/** The two stores at the same time: most of it is waiting for a process to start. */
describe.concurrent(`kill -9 under play, ${KILLS} times (seed ${RUN_SEED})`, () => {
  it.each(YARDS)('loses nothing that was acknowledged and does nothing twice, on %s', async (name, build) => {
    const yard = await build();
    yards.push(yard);
    const address = await yard.fresh();
    const wreck = new Wreck(name === 'SQLite' ? { DATA: address } : { DATABASE_URL: address });
    const logs = await playInTheStorm(wreck);

    for (const { table, voyages } of logs) judgeRecord(await recordOf(wreck, table), voyages);
    await wreck.leave();
    const store = await openStore(address);
    for (const { table, voyages } of logs) await judgeStored(store, table, voyages);
    await store.close();

    const deeds = logs.flatMap(({ voyages }) => voyages.flatMap(voyage => voyage.deeds));
    expect(logs.length).toBeGreaterThanOrEqual(TRIPS.length);
    // Otherwise no kill ever came between a request and its answer.
    expect(deeds.filter(({ sent }) => sent > 1).length).toBeGreaterThan(0);
    // Whether it is still possible when the request arrives depends on who is quicker.
    expect(deeds.filter(({ request }) => request.t === 'undo').length).toBeGreaterThan(0);
  });
});

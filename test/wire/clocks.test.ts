import { describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { actOnce, loneHarbour, atTable } from './guest.js';

const HOUR = 3_600_000;

describe('a clock that is set back under play', () => {
  it('does not keep moves of a game without silence from anybody', async () => {
    const clock = { now: 1_800_000_000_000 };
    const store = await openStore(':memory:');
    const harbour = await loneHarbour(store, { now: () => clock.now });
    const { guests } = await atTable(harbour);

    clock.now -= HOUR;
    for (let moves = 1; moves <= 4; moves++) {
      expect(await actOnce(guests)).toMatchObject({ t: 'done' });
      // Behind the answer in the same queue stands what everybody is told.
      for (const guest of guests) await guest.ask({ t: 'rematch' });
      expect(guests.map(({ play }) => play.moves)).toEqual([moves + 1, moves + 1]);
    }
    await harbour.close();
    await store.close();
  });
});

import { USUAL_LEVEL } from '@seekiste/bots';
import { gameNamed, GAMES } from '@seekiste/rules';
import { Table, type AnyGame } from '@seekiste/rules/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildRoom } from '../../tools/tsc.mjs';
import { openThinkers } from './pool.js';
import think from './think.js';
import type { Thinkers, Thought } from './thinkers.js';

const SEED = '0123456789abcdef'.repeat(4);

let thinkers: Thinkers;
// Threads run what was built: made anew where a source has changed since.
beforeAll(() => {
  buildRoom('server');
  thinkers = openThinkers(1);
});
afterAll(() => thinkers.close());
afterEach(() => {
  vi.useRealTimers();
});

const AN_HOUR = 3_600_000;

const thoughtOf = (game: AnyGame, bot: string, chosen: object = {}): Thought => {
  const options = { ...Object.fromEntries(game.options.map(spec => [spec.name, spec.default])), ...chosen };
  const { state } = Table.open(game, { seats: 2, options }, SEED);
  const acts = game.toAct(state);
  const seat = acts.kind === 'seats' ? acts.must[0]! : 0;
  return { game: game.name, bot, view: game.view(state, seat), seed: SEED };
};

const thoughts = GAMES.map(game => thoughtOf(game, USUAL_LEVEL));

describe('bots in threads', () => {
  it.each(thoughts.map(thought => [thought.game, thought] as const))(
    '%s: think as they would here',
    async (_, thought) => {
      expect(await thinkers.think(thought)).toEqual(think(thought));
    },
  );

  it('a captain finds its weights', async () => {
    const thought = thoughtOf(gameNamed('in-aller-ruhe')!, 'captain', { islandsRemoved: 8 });
    expect(await thinkers.think(thought)).toEqual(think(thought));
  });

  it('a bot that waits for its thread is not taken for one that is stuck', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] });
    const starting = openThinkers(1);
    const waiting = thoughts.map(thought => starting.think(thought));
    // Nothing has been thought yet: the thread is still to be started.
    vi.advanceTimersByTime(AN_HOUR);
    expect(await Promise.all(waiting)).toEqual(thoughts.map(think));
    await starting.close();
  });

  it('a bot that fails does not take others with it', async () => {
    await expect(thinkers.think({ ...thoughts[0]!, bot: 'nobody' })).rejects.toThrow('there is no bot nobody');
    await expect(thinkers.think({ ...thoughts[0]!, view: {} })).rejects.toThrow();
    expect(await thinkers.think(thoughts[1]!)).toEqual(think(thoughts[1]!));
  });
});

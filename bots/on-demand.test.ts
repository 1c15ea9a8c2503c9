import { GAMES } from '@seekiste/rules';
import { Rng, Table } from '@seekiste/rules/core';
import { describe, expect, test } from 'vitest';
import { botNamed, botNames, hintsFor, readWeightsBy } from './index.js';
import { loadAdviser, loadBot, loadLearned } from './on-demand.js';
import { readWeights } from './weights.test-help.js';

readWeightsBy(readWeights);

const SEED = '5'.padStart(64, '0');

describe.each(GAMES)('$name on demand', game => {
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const { state } = Table.open(game, { seats: game.seats.min, options }, SEED);
  const acts = game.toAct(state);
  const view = game.view(state, acts.kind === 'seats' ? (acts.must[0] ?? 0) : 0);

  test.each(botNames(game.name))('the %s plays as where everything is loaded', async level => {
    const bot = await loadBot(game.name, level);
    expect(bot?.name).toBe(level);
    expect(bot?.choose(view, Rng.from(SEED))).toEqual(botNamed(game.name, level)!.choose(view, Rng.from(SEED)));
  });

  test('hints are the same', async () => {
    const advise = await loadAdviser(game.name);
    expect(advise?.(view, Rng.from(SEED), 60)).toEqual(hintsFor(game.name, view, Rng.from(SEED), 60));
  });
});

test('a game or a level that is not there is not loaded', async () => {
  expect(await loadBot('chess', 'sailor')).toBeUndefined();
  expect(await loadBot('santa-timea', 'admiral')).toBeUndefined();
  expect(await loadBot('santa-timea', 'constructor')).toBeUndefined();
  expect(await loadAdviser('chess')).toBeUndefined();
});

test('only a game whose captains have learned has weights', async () => {
  expect(await loadLearned('in-aller-ruhe')).toBeDefined();
  expect(await loadLearned('santa-timea')).toBeUndefined();
});

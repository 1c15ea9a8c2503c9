import { GAMES } from '@seekiste/rules';
import { readSetup, Rng, Table, type AnyGame, type GameRecord, type Seed } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { botNamed } from '../index.js';
import { manyOptionSets, type OptionSet } from '../under-test.test-help.js';
import { loadAnalysed, planOf, type Plan } from './index.js';

export interface Played {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: OptionSet;
  readonly bot?: string;
  readonly seed: Seed;
}

/** A whole game of bots, as a record. */
export const recordOf = ({ game, seats, options, bot = 'sailor', seed }: Played): GameRecord => {
  const setup = readSetup(game, { seats, options });
  if (!setup.ok) throw new Error(setup.error.code);
  const table = Table.open(game, setup.value, seed);
  const rng = Rng.from(seed);
  const player = botNamed(game.name, bot) as Bot;
  while (!game.result(table.state)) {
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0]! : 0;
    const done = table.act(seat, player.choose(game.view(table.state, seat), rng));
    if (!done.ok) throw new Error(done.error.code);
  }
  return table.record;
};

export const planFor = async (record: GameRecord): Promise<Plan> => {
  const plan = planOf((await loadAnalysed(record.game))!, record);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};

/** Every game with each of its modes, for two and for three. */
export const TABLES: readonly (readonly [string, Omit<Played, 'seed'>])[] = GAMES.flatMap(game =>
  [2, 3].flatMap(seats =>
    manyOptionSets(game, seats).map(
      options => [`${game.name} for ${seats} ${JSON.stringify(options)}`, { game, seats, options }] as const,
    ),
  ),
);

export const EFFORT_SEED: Seed = 'c0ffee'.padEnd(64, '7');

import { Table, type GameRecord, type OptionValues, type Seed } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { partsOf } from '../games.js';
import type { Part } from './curve.js';
import { partOf } from './spans.js';
import type { Plan } from './spots.js';
import { rngAt } from './trial.js';

/** By side, in hundredths of a point: how a try at a deal came out. */
export type Try = readonly Part[];

/** How many tries make par: their interval is some 20 points to each side, and most deals take a quarter of a minute. */
export const TRIES = 20;

/** Of its own, so that tries do not change with the seed of a curve. */
const SEED: Seed = 'ca97a175'.repeat(8);

/** As it was dealt, before anybody had a say. */
const dealOf = (record: GameRecord): GameRecord => {
  const first = record.moves.findIndex(({ actor }) => actor !== 'chance');
  const { hints: _, notes: __, variations: ___, ...rest } = record;
  return { ...rest, moves: record.moves.slice(0, first < 0 ? record.moves.length : first) };
};

/** The table at which a deal is tried again. */
const tableOf = ({
  analysed: { game },
  record,
}: Plan): Table<OptionValues, unknown, unknown, unknown, unknown, unknown, string> => {
  const table = Table.resume(game, dealOf(record));
  if (!table.ok) throw new Error(`a deal that was played cannot be dealt again: ${table.error.code}`);
  return table.value;
};

/** What the first seat sees after the deal: it tells which weights captains need. */
export const firstView = (plan: Plan): unknown => plan.analysed.game.view(tableOf(plan).state, 0);

/** The same deal once more, every seat played by this bot; the same for the same number. */
export const tryDeal = (plan: Plan, bot: Bot, number: number): Try => {
  const { game } = plan.analysed;
  const table = tableOf(plan);
  const rng = rngAt(SEED, number);
  while (!game.result(table.state)) {
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
    if (seat === undefined) throw new Error('nobody can act, but the game is not over');
    const done = table.act(seat, bot.choose(game.view(table.state, seat), rng));
    if (!done.ok) throw new Error(`${bot.name} was refused: ${done.error.code}`);
  }
  return Array.from({ length: plan.sides }, (_, side) => partOf(game.kernel.score(table.state, side)));
};

/** Fetches the captain of a game; where captains have learned, their weights have to be read before they are asked. */
export const loadCaptain = async (game: string): Promise<Bot | undefined> => (await partsOf(game)?.captain())?.captain;

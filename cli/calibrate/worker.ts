import { look, CERTAIN } from '@seekiste/bots/analysis';
import { planFor } from '../analyse/worker.js';
import { botFor, gameFor } from '../arguments.js';
import { derivedSeed } from '../seed.js';
import { playGame, seedOfGame, type Setup } from '../simulate/game.js';
import type { Share } from '../simulate/pool.js';

/** Some held-out games of one mode: plain data, so that it can travel to a thread. */
export interface Batch extends Share {
  readonly game: string;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: string;
  readonly budget: number;
  /** How many decisions of each game are judged. */
  readonly spots: number;
}

/** A chance that was said, and what came of it, both from 0 to 1. */
export type Forecast = readonly [said: number, came: number];

/** The forecasts of one game belong together: they all have the same end. */
const forecastsOf = async (batch: Batch, number: number): Promise<readonly Forecast[]> => {
  const { game, setup, bot, seed, budget, spots } = batch;
  const rules = gameFor(game);
  const player = botFor(rules, bot);
  const { record } = await playGame(rules, setup, () => player, seedOfGame(seed, number));
  const plan = await planFor(record);
  const places = plan.spots.flatMap(({ actor }, index) => (actor === 'chance' ? [] : [{ index, actor }]));
  const step = places.length / spots;
  return Array.from({ length: Math.min(spots, places.length) }, (_, i) => {
    const place = places[Math.floor((i + 0.5) * step)] ?? { index: 0, actor: 0 };
    const side = plan.sides === 1 ? 0 : place.actor;
    const judged = look(plan, place.index, { budget, seed: derivedSeed(`${seed}/${number}/judged`) });
    return [(judged.fair[side]?.mean ?? 0) / CERTAIN, (plan.end?.[side] ?? 0) / CERTAIN] as const;
  });
};

const calibrateBatch = async (batch: Batch): Promise<readonly (readonly Forecast[])[]> => {
  const games: (readonly Forecast[])[] = [];
  for (let number = batch.from; number < batch.to; number++) games.push(await forecastsOf(batch, number));
  return games;
};

export default calibrateBatch;

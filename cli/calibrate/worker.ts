import { hintsFor } from '@seekiste/bots';
import { CERTAIN, effortFor, look, playOn, viewAt, type Part, type Plan } from '@seekiste/bots/analysis';
import { Rng } from '@seekiste/rules/core';
import { planFor } from '../analyse/worker.js';
import { botFor, gameFor } from '../arguments.js';
import { orFail } from '../failure.js';
import { derivedSeed } from '../seed.js';
import { playGame, seedOfGame, type Setup } from '../simulate/game.js';
import type { Share } from '../simulate/pool.js';

/** How games of a mode are played and judged: plain data, so that it can travel to a thread. */
export interface Batch extends Share {
  readonly game: string;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: string;
  /** As the analysis takes it: a pace by its name, or decisions. */
  readonly budget: number | string;
  /** How many decisions of each game are judged. */
  readonly spots: number;
  /** At how many decisions of each game hints are asked for. */
  readonly hints: number;
}

/** A chance that was said, and what came of it, in hundredths of a point. */
export type Forecast = readonly [said: Part, came: Part];

/** The forecasts of one game belong together: they all have the same end. */
export interface Sample {
  /** Which of the mode's deals it was. */
  readonly deal: number;
  readonly curve: readonly Forecast[];
  readonly hints: readonly Forecast[];
}

interface Place {
  readonly index: number;
  readonly side: number;
}

/** Picks decisions evenly over the game. */
const placesOf = (plan: Plan, wanted: number): readonly Place[] => {
  const all = plan.spots.flatMap(({ actor }, index) =>
    actor === 'chance' ? [] : [{ index, side: plan.sides === 1 ? 0 : actor }],
  );
  const count = Math.min(wanted, all.length);
  return Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)] as Place);
};

const partOf = (chance: number): Part => Math.round(chance * CERTAIN);

const sampleOf = async (batch: Batch, number: number): Promise<Sample> => {
  const { game, setup, bot, seed, budget, spots, hints } = batch;
  const rules = gameFor(game);
  const player = botFor(rules, bot);
  const { record } = await playGame(rules, setup, () => player, seedOfGame(seed, number));
  const plan = await planFor(record);
  const effort = orFail(effortFor(plan, budget, derivedSeed(`${seed}/${number}/judged`)), ({ code }) => code);
  const dice = derivedSeed(`${seed}/${number}/hints`);
  return {
    deal: number,
    curve: placesOf(plan, spots).map(({ index, side }) => [
      look(plan, index, effort).fair[side]?.mean ?? 0,
      plan.end?.[side] ?? 0,
    ]),
    // The best hint is followed with the cards as they lie, and sailors play on: that is what its chance means.
    hints: placesOf(plan, hints).flatMap(({ index, side }) => {
      const [best] = hintsFor(game, viewAt(plan, index), Rng.from(dice));
      return best ? [[partOf(best.worth.mean), partOf(playOn(plan, index, best.move, dice)[side] ?? 0)] as const] : [];
    }),
  };
};

const calibrateBatch = async (batch: Batch): Promise<readonly Sample[]> => {
  const samples: Sample[] = [];
  for (let number = batch.from; number < batch.to; number++) samples.push(await sampleOf(batch, number));
  return samples;
};

export default calibrateBatch;

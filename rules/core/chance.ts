import { Cipher } from './cipher.js';
import type { Dice } from './dice.js';
import { Rng, type Seed } from './rng.js';

/** The generators that records name, the one of new games first. */
export const GENERATORS = ['chacha20', 'xoshiro256**'] as const;
export type Generator = (typeof GENERATORS)[number];

/**
 * Where chance stands in a game, as plain data. With `chacha20` each act has a stream of its own, by its number.
 * `xoshiro256**`, of records from before, is one stream for the whole game: where it stands is a seed again.
 */
export type Chance =
  | { readonly rng: 'chacha20'; readonly seed: Seed; readonly acts: number }
  | { readonly rng: 'xoshiro256**'; readonly seed: Seed };

/** Chance before its first act. */
export const chanceFrom = (rng: Generator, seed: Seed): Chance =>
  rng === 'chacha20' ? { rng, seed, acts: 0 } : { rng, seed };

/** What chance does now, and where it stands then. */
export const drawn = <State, Move>(
  game: Chanced<State, Move>,
  state: State,
  chance: Chance,
): { readonly move: Move; readonly chance: Chance } => {
  if (chance.rng === 'chacha20')
    return { move: game.chance(state, Cipher.from(chance.seed, chance.acts)), chance: passed(game, state, chance) };
  const rng = Rng.from(chance.seed);
  const move = game.chance(state, rng);
  return { move, chance: { rng: chance.rng, seed: rng.seed() } };
};

/** Where chance stands after an act that is in the record already: a stream for the whole game draws again. */
export const passed = <State, Move>(game: Chanced<State, Move>, state: State, chance: Chance): Chance =>
  chance.rng === 'chacha20' ? { ...chance, acts: chance.acts + 1 } : drawn(game, state, chance).chance;

/** The one thing that is needed of a game here. */
interface Chanced<State, Move> {
  chance(state: State, dice: Dice): Move;
}

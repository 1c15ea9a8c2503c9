import { CHANCE, Rng, type OptionValues, type Seat, type Seed } from '@seekiste/rules/core';
import { playOut, type Guide } from '../search/index.js';
import type { Analysed } from './analysed.js';

/** How a playout ended, by side. */
export interface Trial {
  readonly scores: readonly number[];
  /** Where points are counted. */
  readonly points: readonly number[] | undefined;
}

/** Trials of one spot: a game, its sides, and how much has been played out so far. */
export class Trials {
  /** Decisions that have been played out. */
  spent = 0;
  readonly spare: unknown;
  /** Of the table: they say how its moves are written. */
  readonly options: OptionValues;
  private readonly kernel: Analysed['game']['kernel'];

  constructor(
    readonly analysed: Analysed,
    readonly sides: number,
    like: { readonly options: OptionValues; readonly seats: number },
  ) {
    this.kernel = analysed.game.kernel;
    this.options = like.options;
    this.spare = analysed.game.start(like.options, like.seats);
  }

  /** A move in a world, then everybody plays on; nothing, if the seat waits. The same dice deal the same cards. */
  after(world: unknown, move: { readonly seat: Seat; readonly code: number } | undefined, dice: Seed): Trial {
    this.kernel.copy(world, this.spare);
    if (move) this.kernel.play(this.spare, move.seat, move.code);
    return this.toTheEnd(this.analysed.guide, Rng.from(dice));
  }

  /** Plays on from what is in `spare`, later deals included. */
  toTheEnd(guide: Pick<Guide<unknown>, 'policy'>, rng: Rng): Trial {
    const { kernel, spare, analysed } = this;
    this.spent += 1 + playOut(kernel, guide, spare, rng);
    while (kernel.actor(spare) === CHANCE) {
      kernel.deal(spare, rng);
      this.spent += playOut(kernel, guide, spare, rng);
    }
    const outcome = analysed.game.result(spare);
    if (outcome?.kind !== 'ranking') return { scores: [kernel.score(spare, 0)], points: undefined };
    const { places, points } = outcome;
    const share = 1 / places.filter(place => place === 1).length;
    return { scores: places.slice(0, this.sides).map(place => (place === 1 ? share : 0)), points };
  }
}

/** A seed from a generator's next words. */
export const nextSeed = (rng: Rng): Seed =>
  Array.from({ length: 8 }, () => rng.next().toString(16).padStart(8, '0')).join('');

/** A generator for each spot of a record, the same wherever and in whichever order spots are judged. */
export const rngAt = (seed: Seed, at: number): Rng => {
  const word = (Number.parseInt(seed.slice(0, 8), 16) ^ Math.imul(at + 1, 0x9e3779b1)) >>> 0 || 1;
  const rng = Rng.from(word.toString(16).padStart(8, '0') + seed.slice(8));
  for (let i = 0; i < 16; i++) rng.next(); // neighbouring seeds part only after some steps
  return Rng.from(nextSeed(rng));
};

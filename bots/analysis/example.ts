import { CHANCE, OVER, Rng, type Seat, type Seed } from '@seekiste/rules/core';
import type { Seen } from '../search/index.js';
import type { Part } from './curve.js';
import { codeFor } from './decision.js';
import { partOf } from './spans.js';
import type { Plan } from './spots.js';
import { viewAt } from './play-on.js';
import { nextSeed, rngAt, Trials } from './trial.js';

/** What follows a move in one world. */
export interface Continuation {
  /** The first moves of it, the one that is tried first, in the game's notation. */
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
  /** What comes of it in the end for the seat's side, and for every seat where points are counted. */
  readonly score: Part;
  readonly points: readonly number[] | undefined;
}

/** One world that fits what the player knew, and the later cards, in which one move comes to more than another. */
export interface Example {
  readonly better: Continuation;
  readonly worse: Continuation;
}

/** The moves that are told, and the worlds in which one is looked for. */
const [TOLD, WORLDS] = [5, 150];

const SEED: Seed = 'e8a3b1e0'.repeat(8);

interface Place {
  readonly trials: Trials;
  readonly seat: Seat;
  readonly side: number;
}

/** The move and the next few, then everybody plays on like a sailor; the same dice deal the same cards. */
const follow = ({ trials, seat, side }: Place, world: unknown, move: unknown, dice: Seed): Continuation => {
  const { analysed, spare, options } = trials;
  const { game, guide } = analysed;
  const { kernel } = game;
  const rng = Rng.from(dice);
  const moves: { seat: Seat; move: string }[] = [];
  let code: number | undefined = codeFor(trials, world, { seat, move });
  kernel.copy(world, spare);
  for (let actor: number = seat; actor !== OVER && moves.length < TOLD; actor = kernel.actor(spare)) {
    if (actor === CHANCE) kernel.deal(spare, rng);
    else {
      const next = code ?? guide.policy(spare, actor, rng);
      moves.push({ seat: actor, move: game.write(kernel.decode(spare, actor, next), options) });
      kernel.play(spare, actor, next);
      code = undefined;
    }
  }
  const { scores, points } = trials.toTheEnd(guide, rng);
  return { moves, score: partOf(scores[side] ?? 0), points };
};

/** A line of play that shows why one move is better than another; undefined where 150 worlds have none. */
export const exampleAt = (plan: Plan, index: number, better: unknown, worse: unknown): Example | undefined => {
  const { analysed, record, sides, spots } = plan;
  const view = viewAt(plan, index) as Seen;
  const spot = spots[index];
  const seat = spot?.actor as Seat;
  const trials = new Trials(analysed, sides, record);
  const place: Place = { trials, seat, side: sides === 1 ? 0 : seat };
  const rng = rngAt(SEED, spot?.at ?? 0);
  const next = analysed.guide.worlds?.(view, rng) ?? (() => analysed.game.imagine(view, rng));
  for (let world = 0; world < WORLDS; world++) {
    const [state, dice] = [next(), nextSeed(rng)];
    const found = { better: follow(place, state, better, dice), worse: follow(place, state, worse, dice) };
    if (found.better.score > found.worse.score) return found;
  }
  return undefined;
};

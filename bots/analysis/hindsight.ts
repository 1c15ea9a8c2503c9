import { CHANCE, type Rng } from '@seekiste/rules/core';
import type { Guide } from '../search/index.js';
import type { Span } from './curve.js';
import { chanceSpan } from './spans.js';
import { nextSeed, type Trial, type Trials } from './trial.js';

/** At least this many playouts, whatever the budget. */
const LEAST = 6;
/** One decision in this many is not what a sailor would do first. */
const SELDOM = 8;
/** It is one of this many of the next best ideas. */
const IDEAS = 3;

/**
 * Sailors who now and then follow another of their best ideas. With open cards a sailor's game comes out the same
 * every time, so that one alone would say nothing about how near it was.
 */
const loosened = ({ analysed }: Trials): Pick<Guide<unknown>, 'policy'> => {
  const { guide, game } = analysed;
  const codes = new Int32Array(game.kernel.mostMoves);
  return {
    policy(state, seat, rng) {
      if (rng.below(SELDOM) > 0) return guide.policy(state, seat, rng);
      const count = guide.candidates?.(state, seat, codes) ?? game.kernel.list(state, seat, codes);
      return codes[rng.below(guide.candidates ? Math.min(count, IDEAS) : count)] as number;
    },
  };
};

const scoresBySide = (tried: readonly Trial[], sides: number): readonly Span[] =>
  Array.from({ length: sides }, (_, side) => chanceSpan(tried.map(({ scores }) => scores[side] ?? 0)));

/** By side, the chance to win with the cards as they lie. */
export const openValue = (trials: Trials, state: unknown, budget: number, rng: Rng): readonly Span[] => {
  const policy = loosened(trials);
  const { kernel } = trials.analysed.game;
  const most = trials.spent + budget;
  const tried: Trial[] = [];
  while (tried.length < LEAST || trials.spent < most) {
    kernel.copy(state, trials.spare);
    tried.push(trials.toTheEnd(policy, rng));
  }
  return scoresBySide(tried, trials.sides);
};

/** By side, the chance to win before chance acts: over its acts, sailors playing on. */
export const valueBeforeChance = (trials: Trials, state: unknown, budget: number, rng: Rng): readonly Span[] => {
  if (trials.analysed.game.kernel.actor(state) !== CHANCE) throw new RangeError('chance does not act here');
  const most = trials.spent + budget;
  const tried: Trial[] = [];
  while (tried.length < LEAST || trials.spent < most) tried.push(trials.after(state, undefined, nextSeed(rng)));
  return scoresBySide(tried, trials.sides);
};

import type { Actor, AnyGame, Refusal, Result, Step } from '@seekiste/rules/core';

interface Applied {
  readonly state: unknown;
  readonly actor: Actor;
  readonly move: unknown;
  readonly step: Result<Step<unknown, unknown>, Refusal>;
}

let last: Applied | undefined;

/**
 * `apply`, which has a result and nothing else. A move that is decided is folded right afterwards, from the
 * same state: it is played once for both.
 */
export const apply = (game: AnyGame, state: unknown, actor: Actor, move: unknown): Applied['step'] => {
  if (last !== undefined && last.state === state && last.actor === actor && last.move === move) return last.step;
  const step = game.apply(state, actor, move);
  last = { state, actor, move, step };
  return step;
};

import { gameNamed } from '@seekiste/rules';
import type { Actor, AnyGame, Refusal, TableStep } from '@seekiste/rules/core';
import type { FirstVoyage, Reply, VoyageStep } from './voyage.js';

type AnyStep = TableStep<unknown, unknown, unknown>;

/** What a try at a step leads to. A refusal is the rules' own; `elsewhere` is allowed, but not asked for. */
export type Tried =
  | { readonly kind: 'next'; readonly step: AnyStep; readonly replies: readonly Reply[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere' };

export const gameOf = ({ game }: FirstVoyage): AnyGame => {
  const found = gameNamed(game);
  if (!found) throw new RangeError(`no game is called ${game}`);
  return found;
};

const stepAt = (voyage: FirstVoyage, at: number): VoyageStep => {
  const step = voyage.steps[at];
  if (!step) throw new RangeError(`${voyage.game} has no step ${at}`);
  return step;
};

/** A position of a voyage, with the options and seats of its table. */
const loaded = (voyage: FirstVoyage, position: unknown, name: string): unknown => {
  const { options, seats } = voyage;
  const state = gameOf(voyage).load({ seats, options, ...(position as object) });
  if (!state.ok) throw new Error(`${voyage.game}, ${name}: ${state.error.code} ${JSON.stringify(state.error.params)}`);
  return state.value;
};

/** A move of a voyage, made: what is written there is legal, or the voyage is broken. */
export const played = (game: AnyGame, state: unknown, { actor, move }: Reply): AnyStep => {
  const read = game.read(move);
  if (!read.ok) throw new Error(`${game.name}, ${move}: ${read.error.code}`);
  return made(game, state, actor, read.value);
};

/** A move that the rules allow, made. */
export const made = (game: AnyGame, state: unknown, actor: Actor, move: unknown): AnyStep => {
  const step = game.apply(state, actor, move);
  if (!step.ok) throw new Error(`${game.name}, ${game.write(move)}: ${step.error.code}`);
  return { played: { actor, move }, ...step.value };
};

/** How the table stands when a step begins: the usual moves since the last position, folded. */
export const stateAt = (voyage: FirstVoyage, at: number): unknown => {
  const step = stepAt(voyage, at);
  if (step.position !== undefined) return loaded(voyage, step.position, step.name);
  if (at === 0) throw new Error(`${voyage.game} begins without a position`);
  const before = stepAt(voyage, at - 1);
  const [usual = ''] = before.accepts;
  const moves: readonly Reply[] = [{ actor: voyage.seat, move: usual }, ...before.replies];
  return moves.reduce((state, move) => played(gameOf(voyage), state, move).state, stateAt(voyage, at - 1));
};

/** How the table stands when the help ends. */
export const freeState = (voyage: FirstVoyage): unknown => loaded(voyage, voyage.free.position, 'free');

const isAccepted = (accepts: readonly string[], written: string): boolean =>
  accepts.some(move => (move.endsWith('*') ? written.startsWith(move.slice(0, -1)) : move === written));

/** Tries a move at a step. The state is the one the learner has come to, not always the usual one. */
export const tryMove = (
  voyage: FirstVoyage,
  at: number,
  { state, move }: { readonly state: unknown; readonly move: unknown },
): Tried => {
  const game = gameOf(voyage);
  const { accepts, replies } = stepAt(voyage, at);
  const refusal = game.why(game.view(state, voyage.seat), move);
  if (refusal) return { kind: 'refused', refusal };
  if (!isAccepted(accepts, game.write(move))) return { kind: 'elsewhere' };
  return { kind: 'next', step: made(game, state, voyage.seat, move), replies };
};

import { gameNamed } from '@seekiste/rules';
import type { Actor, AnyGame, Refusal, TableStep } from '@seekiste/rules/core';
import type { FirstVoyage, Lesson, LessonStep, Reply } from './lesson.js';

type AnyStep = TableStep<unknown, unknown, unknown>;

/** What a try at a step leads to. A refusal is the rules' own; `elsewhere` is allowed, but not asked for. */
export type Tried =
  | { readonly kind: 'next'; readonly step: AnyStep; readonly replies: readonly Reply[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere' };

export const gameOf = ({ game }: Lesson): AnyGame => {
  const found = gameNamed(game);
  if (!found) throw new RangeError(`no game is called ${game}`);
  return found;
};

const stepAt = (lesson: Lesson, at: number): LessonStep => {
  const step = lesson.steps[at];
  if (!step) throw new RangeError(`${lesson.game} has no step ${at}`);
  return step;
};

/** A position of a lesson, with the options and seats of its table. */
const loaded = (lesson: Lesson, position: unknown, name: string): unknown => {
  const { options, seats } = lesson;
  const state = gameOf(lesson).load({ seats, options, ...(position as object) });
  if (!state.ok) throw new Error(`${lesson.game}, ${name}: ${state.error.code} ${JSON.stringify(state.error.params)}`);
  return state.value;
};

/** A move of a lesson, made: what is written there is legal, or the lesson is broken. */
export const played = (lesson: Lesson, state: unknown, { actor, move }: Reply): AnyStep => {
  const game = gameOf(lesson);
  const read = game.read(move, lesson.options);
  if (!read.ok) throw new Error(`${game.name}, ${move}: ${read.error.code}`);
  return made(game, state, actor, read.value);
};

/** A move that the rules allow, made. */
export const made = (game: AnyGame, state: unknown, actor: Actor, move: unknown): AnyStep => {
  const step = game.apply(state, actor, move);
  if (!step.ok) throw new Error(`${game.name}, ${game.write(move)}: ${step.error.code}`);
  return { played: { actor, move }, ...step.value };
};

/** How the table stands after the usual moves of a step. */
export const stateAfter = (lesson: Lesson, at: number): unknown => {
  const { accepts, replies } = stepAt(lesson, at);
  const [usual = ''] = accepts;
  const moves: readonly Reply[] = [{ actor: lesson.seat, move: usual }, ...replies];
  return moves.reduce((state, move) => played(lesson, state, move).state, stateAt(lesson, at));
};

/** How the table stands when a step begins: the usual moves since the last position, folded. */
export const stateAt = (lesson: Lesson, at: number): unknown => {
  const { position, name } = stepAt(lesson, at);
  if (position !== undefined) return loaded(lesson, position, name);
  if (at === 0) throw new Error(`${lesson.game} begins without a position`);
  return stateAfter(lesson, at - 1);
};

/** How the table stands when the help ends. */
export const freeState = (voyage: FirstVoyage): unknown => loaded(voyage, voyage.free.position, 'free');

const isAccepted = (accepts: readonly string[], written: string): boolean =>
  accepts.some(move => (move.endsWith('*') ? written.startsWith(move.slice(0, -1)) : move === written));

/** Tries a move at a step. The state is the one the learner has come to, not always the usual one. */
export const tryMove = (
  lesson: Lesson,
  at: number,
  { state, move }: { readonly state: unknown; readonly move: unknown },
): Tried => {
  const game = gameOf(lesson);
  const { accepts, replies } = stepAt(lesson, at);
  const refusal = game.why(game.view(state, lesson.seat), move);
  if (refusal) return { kind: 'refused', refusal };
  if (!isAccepted(accepts, game.write(move, lesson.options))) return { kind: 'elsewhere' };
  return { kind: 'next', step: made(game, state, lesson.seat, move), replies };
};

import { GENERATORS, type Generator } from './chance.js';
import { stepOf, type Played, type TableStep } from './course.js';
import type { AnyGame, Game } from './game.js';
import { keptOptions, readSetup, type OptionValues } from './options.js';
import { decodeHints, type HintMark } from './record-hints.js';
import { broken, decodeMoves, isObject } from './record-moves.js';
import { decodeTree, type Annotated } from './record-tree.js';
import { err, named, ok, type Refusal, type Result } from './result.js';
import { isSeed, type Seed } from './rng.js';
import { ruledBy } from './versions.js';

export const RECORD_FORMAT = 'seekiste-record/1';

/** A game is its record; every state is the fold of one. The outcome of chance is among the moves. */
export interface GameRecord<Move = unknown> extends Annotated<Move> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** Where chance's moves came from: the generator by name, and its seed. */
  readonly rng: Generator;
  readonly seed: Seed;
  readonly moves: readonly Played<Move>[];
  /** Where hints were asked for; left out where none were. The fold does not depend on it. */
  readonly hints?: readonly HintMark[];
}

export const newRecord = (
  game: Pick<AnyGame, 'name' | 'rulesVersion' | 'options'>,
  setup: { readonly seats: number; readonly options: OptionValues },
  seed: Seed,
): GameRecord<never> => ({
  format: RECORD_FORMAT,
  game: game.name,
  rulesVersion: game.rulesVersion,
  seats: setup.seats,
  options: keptOptions(game.options, setup.options),
  rng: GENERATORS[0],
  seed,
  moves: [],
});

/**
 * Folds a record, handing over every step; refused at the first move that the rules refuse.
 *
 * @example
 * ```js
 * replay(game, table.record, ({ played, events }) => console.log(played.actor, events.length));
 * ```
 */
export const replay = <Options extends OptionValues, State, Move, Event, Shown, View, Code extends string>(
  game: Game<Options, State, Move, Event, Shown, View, Code>,
  record: GameRecord<Move>,
  seen?: (step: TableStep<State, Move, Event>) => void,
): Result<State, Refusal> => {
  let state = game.start(record.options as Options, record.seats);
  for (const [index, played] of record.moves.entries()) {
    const step = stepOf(game, state, played);
    if (!step.ok) return err({ ...step.error, params: { ...step.error.params, field: `moves[${index}]` } });
    state = step.value.state;
    seen?.(step.value);
  }
  return ok(state);
};

/** A record from outside, by any of these rules: its shape, its game, its options and each move's shape; `replay` then checks the moves. */
export const decodeRecord = (games: readonly AnyGame[], value: unknown): Result<GameRecord, Refusal> => {
  if (!isObject(value)) return broken('not-an-object', 'record');
  const from = value;
  if (from['format'] !== RECORD_FORMAT)
    return broken('unknown-format', 'format', { value: named(from['format']), allowed: RECORD_FORMAT });
  const rules = ruledBy(games, { game: from['game'], rulesVersion: from['rulesVersion'] });
  if (!rules.ok) return rules;
  const game = rules.value;
  const setup = readSetup(game, { seats: from['seats'], options: from['options'] });
  if (!setup.ok) return setup;
  const rng = GENERATORS.find(name => name === from['rng']);
  if (!rng) return broken('unknown-rng', 'rng', { value: named(from['rng']), allowed: GENERATORS.join(', ') });
  const seed = from['seed'];
  if (!isSeed(seed)) return broken('bad-seed', 'seed');
  const moves = decodeMoves({ game, seats: setup.value.seats }, from['moves'], 'moves');
  if (!moves.ok) return moves;
  const hints = decodeHints(from['hints'], { seats: setup.value.seats, moves: moves.value.length });
  if (!hints.ok) return hints;
  const tree = decodeTree({ game, seats: setup.value.seats }, from, moves.value.length);
  if (!tree.ok) return tree;
  return ok({
    ...newRecord(game, setup.value, seed),
    rng,
    moves: moves.value,
    ...(hints.value.length > 0 ? { hints: hints.value } : {}),
    ...tree.value,
  });
};

import { GENERATORS, type Generator } from './chance.js';
import { stepOf, type Played, type TableStep } from './course.js';
import type { AnyGame, Game } from './game.js';
import { readSetup, type OptionValues } from './options.js';
import { decodeHints, type HintMark } from './record-hints.js';
import { err, named, ok, refuse, type Params, type Refusal, type Result } from './result.js';
import { isSeed, type Seed } from './rng.js';

export const RECORD_FORMAT = 'seekiste-record/1';

/** A game is its record; every state is the fold of one. The outcome of chance is among the moves. */
export interface GameRecord<Move = unknown> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** Where chance's moves came from: the generator by name, and its seed. */
  readonly rng: Generator;
  readonly seed: Seed;
  readonly moves: readonly Played<Move>[];
  /** Where somebody asked for a hint; left out where nobody did. The fold does not depend on it. */
  readonly hints?: readonly HintMark[];
}

export const newRecord = (
  game: Pick<AnyGame, 'name' | 'rulesVersion'>,
  setup: { readonly seats: number; readonly options: OptionValues },
  seed: Seed,
): GameRecord<never> => ({
  format: RECORD_FORMAT,
  game: game.name,
  rulesVersion: game.rulesVersion,
  seats: setup.seats,
  options: setup.options,
  rng: GENERATORS[0],
  seed,
  moves: [],
});

/** Folds a record, handing over every step; refused at the first move that the rules refuse. */
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

const broken = (code: string, field: string, params: Params = {}): { ok: false; error: Refusal } =>
  err(refuse(code, 'input', { field, ...params }));

/** A record from outside: its shape, its game, its options and each move's shape; `replay` then checks the moves. */
export const decodeRecord = (games: readonly AnyGame[], value: unknown): Result<GameRecord, Refusal> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken('not-an-object', 'record');
  const from = value as Readonly<Record<string, unknown>>;
  if (from['format'] !== RECORD_FORMAT)
    return broken('unknown-format', 'format', { value: named(from['format']), allowed: RECORD_FORMAT });
  const game = games.find(({ name }) => name === from['game']);
  if (!game) return broken('unknown-game', 'game', { value: named(from['game']) });
  if (from['rulesVersion'] !== game.rulesVersion)
    return broken('rules-version', 'rulesVersion', { value: named(from['rulesVersion']), allowed: game.rulesVersion });
  const setup = readSetup(game, { seats: from['seats'], options: from['options'] });
  if (!setup.ok) return setup;
  const rng = GENERATORS.find(name => name === from['rng']);
  if (!rng) return broken('unknown-rng', 'rng', { value: named(from['rng']), allowed: GENERATORS.join(', ') });
  const seed = from['seed'];
  if (!isSeed(seed)) return broken('bad-seed', 'seed');
  const list = from['moves'];
  if (!Array.isArray(list)) return broken('not-a-list', 'moves');
  const moves: Played[] = [];
  for (const [index, entry] of list.entries()) {
    const field = `moves[${index}]`;
    if (typeof entry !== 'object' || entry === null) return broken('not-an-object', field);
    const { actor, move } = entry as Readonly<Record<string, unknown>>;
    if (
      actor !== 'chance' &&
      !(typeof actor === 'number' && Number.isInteger(actor) && actor >= 0 && actor < setup.value.seats)
    )
      return broken('unknown-actor', `${field}.actor`, { value: named(actor) });
    const decoded = game.decode(move);
    if (!decoded.ok) return err({ ...decoded.error, params: { ...decoded.error.params, field: `${field}.move` } });
    moves.push({ actor, move: decoded.value });
  }
  const hints = decodeHints(from['hints'], { seats: setup.value.seats, moves: moves.length });
  if (!hints.ok) return hints;
  return ok({
    ...newRecord(game, setup.value, seed),
    rng,
    moves,
    ...(hints.value.length > 0 ? { hints: hints.value } : {}),
  });
};

/** Before the move that they were asked for. */
const hintLines = ({ hints = [] }: GameRecord, at: number): readonly string[] =>
  hints.filter(hint => hint.at === at).map(({ seat }) => `hint ${seat}`);

/** The record as text: a header, an empty line, then a move a line in players' notation, and who asked for a hint. */
export const writeRecord = (game: AnyGame, record: GameRecord): string =>
  [
    record.format,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    `seats ${record.seats}`,
    ...Object.entries(record.options).map(([name, value]) => `option ${name} ${String(value)}`),
    `rng ${record.rng}`,
    `seed ${record.seed}`,
    '',
    ...record.moves.flatMap(({ actor, move }, at) => [...hintLines(record, at), `${actor} ${game.write(move)}`]),
    ...hintLines(record, record.moves.length),
    '',
  ].join('\n');

const optionValue = (text: string): unknown => (text === 'true' ? true : text === 'false' ? false : numberOrText(text));

const numberOrText = (text: string | undefined): unknown =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : text;

const HEAD = ['game', 'rules', 'seats', 'option', 'rng', 'seed'];

/** Reads what `writeRecord` wrote. */
export const readRecord = (games: readonly AnyGame[], text: string): Result<GameRecord, Refusal> => {
  const lines = text.replaceAll('\r', '').split('\n');
  const blank = lines.indexOf('');
  if (blank < 0) return broken('no-moves-part', 'record');
  const head = lines.slice(1, blank).map(line => line.split(' '));
  // Moves without the empty line before them would be taken for a head, and lost.
  if (head.some(([key = '']) => !HEAD.includes(key))) return broken('no-moves-part', 'record');
  const fields = new Map(head.map(([key = '', value = '']) => [key, value]));
  const options = head.flatMap(([key, name = '', value = '']) =>
    key === 'option' ? [[name, optionValue(value)]] : [],
  );
  const game = games.find(({ name }) => name === fields.get('game'));
  if (!game) return broken('unknown-game', 'game', { value: named(fields.get('game')) });
  const moves: unknown[] = [];
  const hints: unknown[] = [];
  for (const line of lines.slice(blank + 1)) {
    if (line === '') continue;
    const [, asker] = /^hint (\d+)$/.exec(line) ?? [];
    if (asker !== undefined) {
      hints.push({ at: moves.length, seat: Number(asker) });
      continue;
    }
    const field = `moves[${moves.length}]`;
    const [, who, words] = /^(chance|\d+) (.+)$/.exec(line) ?? [];
    if (who === undefined || words === undefined)
      return broken('unknown-actor', `${field}.actor`, { value: named(line) });
    const move = game.read(words);
    if (!move.ok) return err({ ...move.error, params: { ...move.error.params, field: `${field}.move` } });
    moves.push({ actor: who === 'chance' ? who : Number(who), move: move.value });
  }
  return decodeRecord(games, {
    format: lines[0],
    game: game.name,
    rulesVersion: numberOrText(fields.get('rules')),
    seats: numberOrText(fields.get('seats')),
    options: Object.fromEntries(options) as unknown,
    rng: fields.get('rng'),
    seed: fields.get('seed'),
    moves,
    hints,
  });
};

import { readSetup, type Exclusion, type OptionSpec, type OptionValues } from './options.js';
import { isObject, type Fields } from './record-moves.js';
import { err, ok, refuse, type Params, type Refusal, type Result } from './result.js';

/** Stops the reading of a position: the field that is wrong, and the clause. */
export type Stop = (field: string, clause: string, params?: Params) => never;

/** Thrown while a position is read, and caught by `loadPosition`, which answers with the refusal. */
class Contradiction extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export const stop: Stop = (field, clause, params = {}) => {
  throw new Contradiction(refuse('bad-position', clause, { field, ...params }));
};

/** A part of a position that is an object of its own; nothing is named if it is left out. */
export const partOf = (from: Fields, name: string): Fields => {
  const part = from[name] === undefined ? {} : from[name];
  return isObject(part) ? part : stop(name, 'input');
};

/** What a game says of its positions. */
interface Format<State> {
  readonly name: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly exclusions: readonly Exclusion[];
  fields(options: OptionValues): readonly string[];
  /** Fields whose `null` says the same as leaving them out. */
  readonly mayBeNull: readonly string[];
  build(from: Fields, seats: number, options: OptionValues): State;
}

/** A position from outside: every field checked and named when wrong, nothing half-applied. */
export const loadPosition = <State>(format: Format<State>, value: unknown): Result<State, Refusal> => {
  const { name, rulesVersion, mayBeNull } = format;
  const bad = (field: string, params: Params = {}) => err(refuse('bad-position', 'input', { field, ...params }));
  if (!isObject(value)) return bad('position');
  const { game = name, rulesVersion: version = rulesVersion } = value;
  if (game !== name) return bad('game');
  if (version !== rulesVersion) return bad('rulesVersion', { allowed: rulesVersion });
  const setup = readSetup(format, { seats: value['seats'], options: value['options'] });
  if (!setup.ok) return setup;
  const { seats, options } = setup.value;
  const known = format.fields(options);
  const wrong = Object.keys(value).find(
    field => !known.includes(field) || (value[field] === null && !mayBeNull.includes(field)),
  );
  if (wrong !== undefined) return bad(wrong);
  try {
    return ok(format.build(value, seats, options));
  } catch (problem) {
    if (problem instanceof Contradiction) return err(problem.refusal);
    throw problem;
  }
};

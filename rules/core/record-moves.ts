import type { Played } from './course.js';
import type { AnyGame } from './game.js';
import { err, named, ok, refuse, type Params, type Refusal, type Result } from './result.js';

/** A record's field that is wrong, and how. */
export const broken = (code: string, field: string, params: Params = {}): { ok: false; error: Refusal } =>
  err(refuse(code, 'input', { field, ...params }));

export const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of moves from outside: who made each, and its shape. */
export const decodeMoves = (
  { game, seats }: { readonly game: AnyGame; readonly seats: number },
  list: unknown,
  name: string,
): Result<readonly Played[], Refusal> => {
  if (!Array.isArray(list)) return broken('not-a-list', name);
  const moves: Played[] = [];
  for (const [index, entry] of list.entries()) {
    const field = `${name}[${index}]`;
    if (typeof entry !== 'object' || entry === null) return broken('not-an-object', field);
    const { actor, move } = entry as Fields;
    if (actor !== 'chance' && !(isWhole(actor) && actor >= 0 && actor < seats))
      return broken('unknown-actor', `${field}.actor`, { value: named(actor) });
    const decoded = game.decode(move);
    if (!decoded.ok) return err({ ...decoded.error, params: { ...decoded.error.params, field: `${field}.move` } });
    moves.push({ actor, move: decoded.value });
  }
  return ok(moves);
};

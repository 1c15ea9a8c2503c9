import type { Seat } from './game.js';
import { broken, isWhole } from './record-moves.js';
import { named, ok, type Refusal, type Result } from './result.js';

/** That a seat asked for a hint: which, and how many moves had been made by then, chance's among them. */
export interface HintMark {
  readonly at: number;
  readonly seat: Seat;
}

const isSame = (one: HintMark, other: HintMark): boolean => one.at === other.at && one.seat === other.seat;

/** Marks in the order of the game; asking twice before the same move is asking once. */
export const marked = (hints: readonly HintMark[], mark: HintMark): readonly HintMark[] =>
  hints.some(known => isSame(known, mark)) ? hints : [...hints, mark];

/** What is taken back cannot be unheard: a mark beyond the end moves to the end. */
export const marksWithin = (hints: readonly HintMark[], moves: number): readonly HintMark[] =>
  hints.reduce<readonly HintMark[]>((kept, { at, seat }) => marked(kept, { at: Math.min(at, moves), seat }), []);

/** The marks of a record from outside; a record without any has none. */
export const decodeHints = (
  value: unknown,
  { seats, moves }: { readonly seats: number; readonly moves: number },
): Result<readonly HintMark[], Refusal> => {
  if (value === undefined) return ok([]);
  if (!Array.isArray(value)) return broken('not-a-list', 'hints');
  const hints: HintMark[] = [];
  for (const [index, entry] of value.entries()) {
    const field = `hints[${index}]`;
    if (typeof entry !== 'object' || entry === null) return broken('not-an-object', field);
    const { at, seat } = entry as Readonly<Record<string, unknown>>;
    const from = hints.at(-1)?.at ?? 0;
    if (!isWhole(at) || at < from || at > moves)
      return broken('hint-out-of-place', `${field}.at`, { value: named(at), from, to: moves });
    if (!isWhole(seat) || seat < 0 || seat >= seats)
      return broken('unknown-actor', `${field}.seat`, { value: named(seat) });
    if (hints.some(known => isSame(known, { at, seat }))) return broken('hint-twice', field);
    hints.push({ at, seat });
  }
  return ok(hints);
};

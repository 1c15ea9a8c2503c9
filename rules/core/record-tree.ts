import type { Played } from './course.js';
import type { AnyGame } from './game.js';
import { broken, decodeMoves, isObject, isWhole, type Fields } from './record-moves.js';
import { named, ok, type Refusal, type Result } from './result.js';

// What people add to a record: notes, and variations that branch off and can branch again. A fold needs none of it.

export const MARKS = ['good', 'missed', 'question', 'moment'] as const;
export type Mark = (typeof MARKS)[number];

/** Something about a moment of the line: the number of moves before it, chance's among them. */
export interface Note {
  readonly at: number;
  readonly mark?: Mark;
  readonly comment?: string;
}

/** Who played a variation on one seat: a person, or a bot of some level. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** A line of moves with what was noted on it, and where others leave it. */
export interface Annotated<Move = unknown> {
  readonly notes?: readonly Note[];
  readonly variations?: readonly Variation<Move>[];
}

/** How it could have gone on after the first `at` moves of the line that it leaves. */
export interface Variation<Move = unknown> extends Annotated<Move> {
  readonly at: number;
  readonly moves: readonly Played<Move>[];
  readonly players?: readonly Player[];
}

/** A way into the tree: which variation of the game, which variation of that one, and so on. */
export type Path = readonly number[];

/** What no study needs, and a broken or malicious one could have. */
export const MOST = { variations: 500, depth: 16, comment: 2000, name: 60 } as const;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** From the first to the last moment of a line. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const place = (value: unknown, { from, to }: Span, field: string): Result<number, Refusal> =>
  isWhole(value) && value >= from && value <= to
    ? ok(value)
    : broken('note-out-of-place', field, { value: named(value), from, to });

const decodeNote = (entry: unknown, span: Span, field: string): Result<Note, Refusal> => {
  if (!isObject(entry)) return broken('not-an-object', field);
  const at = place(entry['at'], span, `${field}.at`);
  if (!at.ok) return at;
  const mark = MARKS.find(known => known === entry['mark']);
  if (entry['mark'] !== undefined && mark === undefined)
    return broken('unknown-mark', `${field}.mark`, { value: named(entry['mark']), allowed: MARKS.join(', ') });
  const { comment } = entry as { readonly comment?: unknown };
  if (comment !== undefined && !isText(comment, MOST.comment))
    return broken('text-too-long', `${field}.comment`, { most: MOST.comment });
  return ok({ at: at.value, ...(mark ? { mark } : {}), ...(comment ? { comment } : {}) });
};

const decodeNotes = (value: unknown, span: Span, field: string): Result<readonly Note[], Refusal> => {
  if (value === undefined) return ok([]);
  if (!Array.isArray(value)) return broken('not-a-list', field);
  const notes: Note[] = [];
  for (const [index, entry] of value.entries()) {
    const note = decodeNote(entry, span, `${field}[${index}]`);
    if (!note.ok) return note;
    if (note.value.at <= (notes.at(-1)?.at ?? -1)) return broken('note-twice', `${field}[${index}].at`);
    notes.push(note.value);
  }
  return ok(notes);
};

/** One for each seat; none where it is left out. */
export const decodePlayers = (value: unknown, seats: number, field: string): Result<readonly Player[], Refusal> => {
  if (value === undefined) return ok([]);
  if (!Array.isArray(value) || value.length !== seats) return broken('not-a-crew', field, { seats });
  const players: Player[] = [];
  for (const [seat, entry] of value.entries()) {
    const { name, bot } = isObject(entry) ? entry : {};
    if (!isText(name, MOST.name) || (bot !== undefined && !isText(bot, MOST.name)))
      return broken('not-a-crew', `${field}[${seat}]`, { seats });
    players.push({ name, ...(bot === undefined ? {} : { bot }) });
  }
  return ok(players);
};

/** Reads the tree of one record, and counts as it goes. */
class TreeReader {
  private variations = 0;

  constructor(private readonly setup: { readonly game: AnyGame; readonly seats: number }) {}

  annotated(
    value: Fields,
    span: Span,
    path: { readonly field: string; readonly depth: number },
  ): Result<Annotated, Refusal> {
    const notes = decodeNotes(value['notes'], span, `${path.field}notes`);
    if (!notes.ok) return notes;
    const list = value['variations'] ?? [];
    if (!Array.isArray(list)) return broken('not-a-list', `${path.field}variations`);
    const variations: Variation[] = [];
    for (const [index, entry] of list.entries()) {
      const field = `${path.field}variations[${index}]`;
      if (++this.variations > MOST.variations || path.depth >= MOST.depth)
        return broken('too-many-variations', field, { most: MOST.variations, depth: MOST.depth });
      const variation = this.variation(entry, span, { field, depth: path.depth + 1 });
      if (!variation.ok) return variation;
      variations.push(variation.value);
    }
    return ok({
      ...(notes.value.length > 0 ? { notes: notes.value } : {}),
      ...(variations.length > 0 ? { variations } : {}),
    });
  }

  private variation(
    entry: unknown,
    span: Span,
    { field, depth }: { readonly field: string; readonly depth: number },
  ): Result<Variation, Refusal> {
    if (!isObject(entry)) return broken('not-an-object', field);
    const at = place(entry['at'], span, `${field}.at`);
    if (!at.ok) return at;
    const moves = decodeMoves(this.setup, entry['moves'], `${field}.moves`);
    if (!moves.ok) return moves;
    const players = decodePlayers(entry['players'], this.setup.seats, `${field}.players`);
    if (!players.ok) return players;
    const own = { from: at.value, to: at.value + moves.value.length };
    const added = this.annotated(entry, own, { field: `${field}.`, depth });
    if (!added.ok) return added;
    return ok({
      at: at.value,
      moves: moves.value,
      ...(players.value.length > 0 ? { players: players.value } : {}),
      ...added.value,
    });
  }
}

/** The notes and variations of a record from outside; a record without any has none. */
export const decodeTree = (
  setup: { readonly game: AnyGame; readonly seats: number },
  record: Fields,
  moves: number,
): Result<Annotated, Refusal> =>
  new TreeReader(setup).annotated(record, { from: 0, to: moves }, { field: '', depth: 0 });

/** Keeps what still has its place in a line that was taken back to this number of moves. */
export const treeWithin = <Line extends Annotated>(line: Line, moves: number): Line => ({
  ...line,
  ...(line.notes && { notes: line.notes.filter(({ at }) => at <= moves) }),
  ...(line.variations && { variations: line.variations.filter(({ at }) => at <= moves) }),
});

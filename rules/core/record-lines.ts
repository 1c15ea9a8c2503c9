import type { Annotated, Note, Path, Variation } from './record-tree.js';
import type { GameRecord } from './record.js';

// The tree of a record as lines: each is a game of its own, from the first move to its last.

/** The variation at the end of a path; `undefined` where there is none. */
export const variationAt = <Move>(line: Annotated<Move>, path: Path): Variation<Move> | undefined => {
  const [next, ...rest] = path;
  const found = next === undefined ? undefined : line.variations?.[next];
  return found && rest.length > 0 ? variationAt(found, rest) : found;
};

/** A line as a record of its own: the moves on the way to it, its own, and what was noted on it. */
export const lineAt = <Move>(record: GameRecord<Move>, path: Path): GameRecord<Move> | undefined => {
  const [next, ...rest] = path;
  if (next === undefined) return record;
  const variation = record.variations?.[next];
  if (!variation) return undefined;
  const { at, moves, notes = [], variations = [] } = variation;
  const hints = (record.hints ?? []).filter(hint => hint.at <= at);
  return lineAt({ ...record, hints, moves: [...record.moves.slice(0, at), ...moves], notes, variations }, rest);
};

/** The same tree with one of its lines changed; unchanged where there is no such line. */
export const changedAt = <Line extends Annotated>(
  line: Line,
  path: Path,
  how: (line: Annotated) => Annotated,
): Line => {
  const [next, ...rest] = path;
  if (next === undefined) return how(line) as Line;
  const variations = line.variations?.map((variation, at) =>
    at === next ? changedAt(variation, rest, how) : variation,
  );
  return { ...line, ...(variations ? { variations } : {}) };
};

/** The same tree with a variation that was played on: `moves` are those of the whole line. */
export const grownAt = <Line extends Annotated>(line: Line, path: Path, moves: Variation['moves']): Line => {
  const { at = 0 } = variationAt(line, path) ?? {};
  return changedAt(line, path, variation => ({ ...variation, moves: moves.slice(at) }));
};

/** The notes with this one in its place; one that says nothing goes. */
export const noted = (notes: readonly Note[] = [], note: Note): readonly Note[] => {
  const others = notes.filter(({ at }) => at !== note.at);
  const says = note.mark !== undefined || (note.comment ?? '') !== '';
  return [...others, ...(says ? [note] : [])].sort((one, other) => one.at - other.at);
};

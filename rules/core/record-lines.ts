import type { Annotated, Note, Path, Variation } from './record-tree.js';
import type { GameRecord } from './record.js';

// The tree of a record as lines: each is a game of its own, from the first move to its last.

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

/** The same tree with one line changed; unchanged where there is no such line. */
export const changedAt = <Move, Line extends Annotated<Move>>(
  line: Line,
  path: Path,
  how: (line: Annotated<Move>) => Annotated<Move>,
): Line => {
  const [next, ...rest] = path;
  if (next === undefined) return how(line) as Line;
  const variations = line.variations?.map((variation, at) =>
    at === next ? changedAt<Move, Variation<Move>>(variation, rest, how) : variation,
  );
  return { ...line, ...(variations ? { variations } : {}) };
};

/** The notes with this one in its place; one that says nothing goes. */
export const noted = (notes: readonly Note[] = [], note: Note): readonly Note[] => {
  const others = notes.filter(({ at }) => at !== note.at);
  const says = note.mark !== undefined || (note.comment ?? '') !== '';
  return [...others, ...(says ? [note] : [])].sort((one, other) => one.at - other.at);
};

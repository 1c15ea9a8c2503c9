import type { Branch, LineId, Review, ReviewNote } from '@seekiste/protocol';
import { MOST, type Annotated, type GameRecord, type Note, type Path } from '@seekiste/rules/core';
import { called } from '../talk/asides.js';

/** What people have added to the game. */
type Trees = Pick<Review, 'branches' | 'notes'>;

/** Branches that were not removed, in the order in which they were begun. */
const living = ({ branches }: Pick<Review, 'branches'>): readonly Branch[] =>
  branches.filter(({ gone }) => !gone).sort((one, other) => one.id - other.id);

const from = (review: Pick<Review, 'branches'>, line: LineId): readonly Branch[] =>
  living(review).filter(branch => branch.from === line);

/** A record has one note for a moment: everybody's together, each under its author's name. */
const notesOn = ({ notes }: Pick<Review, 'notes'>, line: LineId): readonly Note[] => {
  const said = notes.filter(note => note.line === line && (note.mark !== undefined || note.comment !== undefined));
  const moments = [...new Set(said.map(({ at }) => at))].sort((one, other) => one - other);
  const together = (at: number, those: readonly ReviewNote[]): Note => {
    const mark = those.find(note => note.mark !== undefined)?.mark;
    const comment = those
      .flatMap(note => (note.comment === undefined ? [] : [`${called(note.name)}: ${note.comment}`]))
      .join(' · ');
    return { at, ...(mark ? { mark } : {}), ...(comment ? { comment: comment.slice(0, MOST.comment) } : {}) };
  };
  const onMoment = (at: number) => said.filter(note => note.at === at).sort((one, other) => one.v - other.v);
  return moments.map(at => together(at, onMoment(at)));
};

const annotated = (review: Trees, line: LineId): Annotated => ({
  notes: notesOn(review, line),
  variations: from(review, line).map(({ id, at, moves }) => ({ at, moves, ...annotated(review, id) })),
});

/** The game with all that people have tried and noted. */
export const treeOf = (record: GameRecord, review: Trees): GameRecord => ({ ...record, ...annotated(review, 0) });

/** The way to a line through the tree; `undefined` if it is not there. */
export const pathOf = (review: Pick<Review, 'branches'>, line: LineId): Path | undefined => {
  if (line === 0) return [];
  const branch = living(review).find(({ id }) => id === line);
  const before = branch && pathOf(review, branch.from);
  return before && [...before, from(review, branch.from).indexOf(branch)];
};

/** The line at the end of a path. */
export const lineOf = (review: Review, path: Path): LineId => {
  let line: LineId = 0;
  for (const index of path) line = from(review, line)[index]?.id ?? line;
  return line;
};

/** The line to which a moment belongs: what a branch shares with the line that it leaves is that line's. */
export const homeOf = (review: Review, line: LineId, at: number): LineId => {
  const branch = living(review).find(({ id }) => id === line);
  return branch && at <= branch.at ? homeOf(review, branch.from, at) : line;
};

/** The branch of a line that a move at a moment leads to. */
export const branchFrom = (
  review: Review,
  line: LineId,
  at: number,
  isMove: (made: Branch['moves'][number]) => boolean,
) =>
  from(review, homeOf(review, line, at)).find(
    ({ at: leaves, moves: [first] }) => leaves === at && !!first && isMove(first),
  );

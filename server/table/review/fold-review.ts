import type { Branch, LineId, PersonId, ReviewNote } from '@seekiste/protocol';
import {
  branchOf,
  GAME,
  growsAt,
  type Happening,
  type ReviewHappening,
  type ReviewState,
  type TableState,
  touched,
  Unfoldable,
} from '../state/index.js';

export const isOfReview = (what: Happening): what is ReviewHappening => {
  switch (what.type) {
    case 'led':
    case 'lead-asked':
    case 'shown':
    case 'tried':
    case 'noted':
    case 'pruned':
      return true;
    default:
      return false;
  }
};

type Of<T extends ReviewHappening['type']> = Extract<ReviewHappening, { type: T }>;

/** A branch begins where a line has other moves, and grows at its own end. */
const tried = (review: ReviewState, v: number, { line, at, moves, person, name }: Of<'tried'>): ReviewState => {
  const before = branchOf(review, line);
  if (line !== GAME && !before) throw new Unfoldable(`no line ${line} to branch off at ${v}`);
  if (growsAt(before, at)) {
    const grown = { ...before, v, moves: [...before.moves, ...moves] };
    return { ...review, branches: review.branches.map(branch => (branch === before ? grown : branch)) };
  }
  return { ...review, branches: [...review.branches, { id: v, v, from: line, at, moves, person, name }] };
};

const noted = (review: ReviewState, v: number, { type: _, ...what }: Of<'noted'>): ReviewState => {
  const isSame = ({ line, at, person }: ReviewNote): boolean =>
    line === what.line && at === what.at && person === what.person;
  return { ...review, notes: [...review.notes.filter(note => !isSame(note)), { ...what, v }] };
};

/** Whether a branch is this one, or leaves it somewhere. */
const isWithin = (branches: readonly Branch[], branch: Branch, line: LineId): boolean => {
  if (branch.id === line) return true;
  const from = branches.find(({ id }) => id === branch.from);
  return from !== undefined && isWithin(branches, from, line);
};

/** The leader stands where the branch began, if they were on it. */
const pruned = (review: ReviewState, v: number, { line }: Of<'pruned'>): ReviewState => {
  const root = branchOf(review, line);
  if (!root) throw new Unfoldable(`no line ${line} to remove at ${v}`);
  const gone = new Set(review.branches.filter(branch => isWithin(review.branches, branch, line)).map(({ id }) => id));
  const branches = review.branches.map((branch): Branch =>
    gone.has(branch.id) && !branch.gone ? { ...branch, v, moves: [], gone: true } : branch,
  );
  const notes = review.notes.filter(note => !gone.has(note.line));
  if (!gone.has(review.shown.line)) return { ...review, branches, notes };
  const shown = { line: root.from, at: root.at };
  return { ...review, branches, notes, shown, changed: { ...review.changed, shown: v } };
};

const reviewed = (review: ReviewState, v: number, what: ReviewHappening): ReviewState => {
  switch (what.type) {
    case 'led': {
      const { type: _, ...lead } = what;
      return { ...review, lead, asking: [], changed: { ...review.changed, lead: v } };
    }
    case 'lead-asked': {
      const { type: _, ...who } = what;
      return { ...review, asking: [...review.asking, who], changed: { ...review.changed, lead: v } };
    }
    case 'shown': {
      const { line, at } = what;
      return { ...review, shown: { line, at }, changed: { ...review.changed, shown: v } };
    }
    case 'tried':
      return tried(review, v, what);
    case 'noted':
      return noted(review, v, what);
    case 'pruned':
      return pruned(review, v, what);
  }
};

/** The table after something that happened at its review. */
export const followReview = (table: TableState, what: ReviewHappening): TableState => {
  const { review, v } = table;
  if (!review) throw new Unfoldable(`${what.type} before the end at ${v}`);
  const next = reviewed(review, v, what);
  return { ...table, review: { ...next, entries: review.entries + 1 }, changed: touched(table, 'review') };
};

/** They have deleted themselves: without a leader, anybody may take the lead. */
export const withoutReviewer = (table: TableState, person: PersonId): TableState => {
  const { review, v } = table;
  if (!review) return table;
  const lead = review.lead?.person === person ? null : review.lead;
  const asking = review.asking.filter(other => other.person !== person);
  const changed = { ...review.changed, lead: v };
  return { ...table, review: { ...review, lead, asking, changed }, changed: touched(table, 'review') };
};

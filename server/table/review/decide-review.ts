import { MOST_REVIEWED, type PersonId, type Request, type Reviewer } from '@seekiste/protocol';
import { ok } from '@seekiste/rules/core';
import type { Asked, Decision } from '../decide/index.js';
import { no } from '../refusals.js';
import {
  branchOf,
  type GameInPlay,
  homeOf,
  lengthOf,
  nameAt,
  phaseOf,
  type ReviewState,
  seatOf,
  type TableState,
} from '../state/index.js';
import { decideTry } from './decide-try.js';

type Of<T extends Request['t']> = Extract<Request, { t: T }>;
type OfReview = Of<'lead' | 'show' | 'try' | 'note' | 'prune'>;

/** A review that can be asked something. */
export interface Reviewed {
  readonly table: TableState;
  readonly play: GameInPlay;
  readonly review: ReviewState;
  /** Who asks. */
  readonly who: Required<Reviewer>;
}

/** A person who may lead: seated, or asking for it. */
const heirOf = ({ table, review }: Reviewed, person: PersonId): Reviewer | undefined => {
  const seat = seatOf(table, person);
  if (seat !== undefined) return { person, name: nameAt(table, seat) };
  return review.asking.find(other => other.person === person);
};

/** The leader hands on. Others take the lead when the leader is gone, the host at any time; otherwise they ask. */
const decideLead = (at: Reviewed, person: PersonId, { here }: Asked): Decision => {
  const { table, review, who } = at;
  const leader = review.lead?.person;
  if (leader === person) return no('already-leader');
  if (leader === who.person) {
    const heir = heirOf(at, person);
    return heir && here.has(person) ? ok([{ type: 'led', ...heir }]) : no('not-here');
  }
  if (person !== who.person) return no('not-leader');
  if (leader === undefined || !here.has(leader) || person === table.host) return ok([{ type: 'led', ...who }]);
  const hasAsked = review.asking.some(other => other.person === person);
  return hasAsked ? no('already-asked') : ok([{ type: 'lead-asked', ...who }]);
};

const decideShow = ({ review, play, who }: Reviewed, { line, at }: Of<'show'>): Decision => {
  if (review.lead?.person !== who.person) return no('not-leader');
  const length = lengthOf(review, play, line);
  if (length === undefined) return no('no-such-line', { line });
  if (at > length) return no('no-such-moment', { line, at });
  return ok(review.shown.line === line && review.shown.at === at ? [] : [{ type: 'shown', line, at }]);
};

const decideNote = ({ review, play, who }: Reviewed, { mark, comment, ...asked }: Of<'note'>): Decision => {
  const length = lengthOf(review, play, asked.line);
  if (length === undefined) return no('no-such-line', { line: asked.line });
  if (asked.at > length) return no('no-such-moment', { line: asked.line, at: asked.at });
  const { line, at } = homeOf(review, asked);
  const before = review.notes.find(note => note.line === line && note.at === at && note.person === who.person);
  if (before?.mark === mark && before?.comment === comment) return ok([]);
  if (!before && review.notes.length >= MOST_REVIEWED.notes) return no('review-full', { most: MOST_REVIEWED.notes });
  const said = { ...(mark !== undefined && { mark }), ...(comment !== undefined && { comment }) };
  return ok([{ type: 'noted', line, at, ...who, ...said }]);
};

/** The leader removes any branch, everybody else their own. */
const decidePrune = ({ review, who }: Reviewed, { line }: Of<'prune'>): Decision => {
  const branch = branchOf(review, line);
  if (!branch) return no('no-such-line', { line });
  const may = branch.person === who.person || review.lead?.person === who.person;
  return may ? ok([{ type: 'pruned', line }]) : no('not-leader');
};

/** What a request makes happen at the review, or why not: everybody who may be at the table takes part. */
export const decideReview = (table: TableState, asked: Asked, request: OfReview): Decision => {
  const { review, play } = table;
  if (!review || !play || phaseOf(table) !== 'over') return no('not-over');
  if (review.entries >= MOST_REVIEWED.entries) return no('review-full', { most: MOST_REVIEWED.entries });
  const seat = seatOf(table, asked.person);
  const who = { person: asked.person, name: seat === undefined ? asked.name : nameAt(table, seat) };
  const at = { table, play, review, who };
  switch (request.t) {
    case 'lead':
      return decideLead(at, request.person, asked);
    case 'show':
      return decideShow(at, request);
    case 'try':
      return decideTry(at, request);
    case 'note':
      return decideNote(at, request);
    case 'prune':
      return decidePrune(at, request);
  }
};

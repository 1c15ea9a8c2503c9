import type { News, Review } from '@seekiste/protocol';
import type { Presence } from '../../bus/bus.js';
import type { ReviewState, Writable } from '../state/index.js';
import type { Listener } from '../tell/index.js';

/** Who leads, and whether they are here. */
export const leaderNow = ({ lead }: ReviewState, { people }: Presence): Review['lead'] =>
  lead && { ...lead, present: people.has(lead.person) };

/** What has changed at a review since a version; a note is talk, and is not told to those who have blocked its author. */
export const reviewSince = (
  review: ReviewState,
  { since, blocked }: Pick<Listener, 'since' | 'blocked'>,
  presence: Presence,
): NonNullable<News['review']> => {
  const { asking, shown, changed } = review;
  const told: Writable<Partial<Review>> = {};
  if (changed.lead > since) {
    told.lead = leaderNow(review, presence);
    told.asking = asking.filter(({ person }) => !blocked?.has(person));
  }
  if (changed.shown > since) told.shown = shown;
  const branches = review.branches.filter(({ v }) => v > since);
  const notes = review.notes.filter(({ v, person }) => v > since && !blocked?.has(person));
  if (since === 0 || branches.length > 0) told.branches = branches;
  if (since === 0 || notes.length > 0) told.notes = notes;
  return told;
};

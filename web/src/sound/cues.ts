import type { Outcome, Viewer } from '@seekiste/rules/core';

/** What can be heard at a table. */
export const CUES = [
  'your-turn',
  'chosen',
  'laid',
  'paid',
  'refused',
  'drawn',
  'trick',
  'storm',
  'compass',
  'beacon',
  'ship',
  'cloud',
  'hurry',
  'won',
  'lost',
] as const;
export type Cue = (typeof CUES)[number];

/** How the end sounds to a viewer; a watcher hears the winners. */
export const cueOfEnd = (outcome: Outcome, viewer: Viewer): Cue => {
  if (outcome.kind === 'team') return outcome.won ? 'won' : 'lost';
  return viewer === 'watcher' || outcome.places[viewer] === 1 ? 'won' : 'lost';
};

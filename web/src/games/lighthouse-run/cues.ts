import type { Shown } from '@seekiste/rules/lighthouse-run';
import type { Cue } from '../../sound/cues.js';

/** How an event sounds. Only its kind counts, never a card: sounds tell nobody more than the table shows. */
export const cueOf = (shown: Shown): Cue | undefined => {
  switch (shown.type) {
    case 'dealt':
    case 'ended':
      return undefined;
    case 'played':
    case 'erik-played':
      return 'laid';
    case 'beacon':
      return 'beacon';
    case 'sailed':
      return 'ship';
    case 'drew':
      return 'drawn';
    case 'cloud-moved':
      return shown.caught.length > 0 ? 'storm' : 'cloud';
  }
};

import type { Shown } from '@seekiste/rules/in-aller-ruhe';
import type { Cue } from '../../sound/cues.js';
import { chapterCue } from './chapters/index.js';

/** How an event sounds. Only its kind counts, never a card: sounds tell nobody more than the table shows. */
export const cueOf = (shown: Shown): Cue | undefined => {
  switch (shown.type) {
    case 'laid':
    case 'departed':
    case 'arrived':
    case 'turned':
      return 'laid';
    case 'threw':
    case 'gave-unseen':
      return 'paid';
    case 'drew':
    case 'took':
    case 'explored':
      return 'drawn';
    case 'storm-drawn':
    case 'storm-blew':
    case 'destroyed':
      return 'storm';
    case 'calmed':
    case 'compass-earned':
    case 'compass-awarded':
      return 'compass';
    default:
      return chapterCue(shown);
  }
};

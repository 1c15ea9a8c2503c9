import type { Shown } from '@seekiste/rules/santa-timea';
import type { Cue } from '../../sound/cues.js';

/** How an event sounds. Only its kind counts, never a card: sounds tell nobody more than the table shows. */
export const cueOf = ({ type }: Shown): Cue | undefined => {
  switch (type) {
    case 'dealt':
      return 'drawn';
    case 'played':
    case 'sets-chosen':
      return 'laid';
    case 'trick-ended':
      return 'trick';
    case 'evaluated':
      return 'compass';
    case 'ended':
      return undefined;
  }
};

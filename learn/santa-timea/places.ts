import { readCard } from '@seekiste/rules/santa-timea';
import type { Light } from '../lesson.js';

/** A card of the hand, and the button that plays it. */
export const lit = (name: string): readonly Light[] => {
  const card = readCard(name);
  if (card === undefined) throw new RangeError(`no card is called ${name}`);
  return [
    { on: 'card', at: card },
    { on: 'act', at: 'play' },
  ];
};

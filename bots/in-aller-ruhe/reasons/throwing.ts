import type { View } from '@seekiste/rules/in-aller-ruhe';
import { thrownFacts } from './gaps.js';
import type { BasicReason } from './reason.js';

/** Cards are thrown: are they of any use still? */
export const throwing = (view: View, cards: readonly number[]): BasicReason => {
  const thrown = thrownFacts(view, cards);
  return { code: thrown.dead === cards.length ? 'throws-dead' : 'throws-spare', params: thrown };
};

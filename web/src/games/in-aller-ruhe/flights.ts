import type { Shown } from '@seekiste/rules/in-aller-ruhe';
import { atSeat, inHand, type Flight } from '../../table/motion.svelte.js';
import type { OpenScene } from '../../table/scene.js';

/** What travels: cards to the sea, from the pile to the hand, and out of the hand. */
export const flightsOf = (shown: Shown, { viewer }: Pick<OpenScene, 'viewer'>): readonly Flight[] => {
  switch (shown.type) {
    case 'laid': {
      const from = shown.seat === viewer ? inHand(shown.card) : atSeat(shown.seat);
      return [{ kind: 'comes', card: `[data-space='${shown.space}'] .face`, place: [from] }];
    }
    case 'drew':
      return (shown.cards ?? []).map(card => ({ kind: 'comes', card: inHand(card), place: [atSeat(shown.seat)] }));
    case 'threw':
      return (shown.cards ?? []).map(card => ({ kind: 'goes', card: inHand(card), place: [atSeat(shown.seat)] }));
    default:
      return [];
  }
};

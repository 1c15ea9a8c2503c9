import type { Shown } from '@seekiste/rules/santa-timea';
import { atSeat, inHand, type Flight } from '../../table/motion.svelte.js';
import type { OpenScene } from '../../table/scene.js';
import { endedTrick } from './trick.js';

type Seen = Pick<OpenScene<unknown, Shown>, 'viewer' | 'log'>;

/** The last trick goes to the seat that took it, before the first card of the next one falls. */
const swept = (log: Seen['log']): readonly Flight[] => {
  const before = log.findLastIndex(({ shown }) => shown.type === 'played');
  const ended = endedTrick(log.slice(0, before));
  if (!ended || log[before - 1]?.shown.type === 'played') return [];
  const { cards, leader, taker } = ended.trick;
  return cards.map((_, index) => {
    const seat = (leader + index) % cards.length;
    return { kind: 'goes', card: `[data-trick-card='${seat}']`, place: [atSeat(taker ?? seat)] };
  });
};

/** What travels: cards to the trick, and tricks to the seat that took them. */
export const flightsOf = (shown: Shown, { viewer, log }: Seen): readonly Flight[] => {
  if (shown.type !== 'played') return [];
  const from = shown.seat === viewer ? inHand(shown.card) : atSeat(shown.seat);
  return [...swept(log), { kind: 'comes', card: `[data-trick-card='${shown.seat}']`, place: [from] }];
};

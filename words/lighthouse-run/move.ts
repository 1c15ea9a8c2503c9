import { BOX, type Move } from '@seekiste/rules/lighthouse-run';
import type { Message } from '../message.js';
import { cardOf, fromSpace, plainCardName, say } from './speak.js';

type Sail = Extract<Move, { type: 'sail' }>;

/** In the order in which they are done: first the beacon, then the ships (3.2). */
const steps = ({ beacon, card, from, bonus }: Sail): Message[] => [
  ...(beacon ? [say('move-beacon', { from: beacon.from + 1, to: beacon.to + 1 })] : []),
  from === null ? say('move-no-ship') : say(`move-${BOX.cards[card]?.movement ?? 'solo'}`, { from: fromSpace(from) }),
  ...(bonus ? [say('move-bonus')] : []),
];

/** A move as an invitation to make it. */
export const move = (made: Move): Message =>
  made.type === 'deal'
    ? say('move-deal')
    : say('move-sail', { card: cardOf(made.colour, plainCardName(made.card)), steps: steps(made) });

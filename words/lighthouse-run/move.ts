import { BOX, type Card, type Colour, type Move, type Space } from '@seekiste/rules/lighthouse-run';
import type { Message } from '../message.js';
import { cardOf, colourCalled, fromSpace, plainCardName, say } from './speak.js';

type Sail = Extract<Move, { type: 'sail' }>;

const ships = (card: Card, colour: Colour, space: Space | null): Message => {
  if (space === null) return say('move-no-ship');
  const movement = BOX.cards[card]?.movement ?? 'solo';
  const from = fromSpace(space);
  return movement === 'group'
    ? say('move-group', { from, colour: colourCalled(colour) })
    : say(`move-${movement}`, { from });
};

/** In the order in which they are done: first the beacon, then the ships (3.2). */
const steps = ({ beacon, card, colour, from, bonus }: Sail): Message[] => [
  ...(beacon ? [say('move-beacon', { from: beacon.from + 1, to: beacon.to + 1 })] : []),
  ships(card, colour, from),
  ...(bonus ? [say('move-bonus')] : []),
];

/** A move as an invitation to make it. */
export const move = (made: Move): Message =>
  made.type === 'deal'
    ? say('move-deal')
    : say('move-sail', { card: cardOf(made.colour, plainCardName(made.card)), steps: steps(made) });

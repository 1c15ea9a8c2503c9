import { BOX, type Move } from '@seekiste/rules/lighthouse-run';
import type { Language } from '../language.js';
import { cardOf, fromSpace, plainCardName, say } from './speak.js';

type Sail = Extract<Move, { type: 'sail' }>;

/** In the order in which they are done: first the beacon, then the ships (3.2). */
const steps = (language: Language, { beacon, card, from, bonus }: Sail): string[] => [
  ...(beacon ? [say(language, 'move-beacon', { from: beacon.from + 1, to: beacon.to + 1 })] : []),
  from === null
    ? say(language, 'move-no-ship')
    : say(language, `move-${BOX.cards[card]?.movement ?? 'solo'}`, { from: fromSpace(language, from) }),
  ...(bonus ? [say(language, 'move-bonus')] : []),
];

/** A move as an invitation to make it. */
export const move = (language: Language, made: Move): string =>
  made.type === 'deal'
    ? say(language, 'move-deal')
    : say(language, 'move-sail', {
        card: cardOf(language, made.colour, plainCardName(language, made.card)),
        steps: steps(language, made).join(', '),
      });

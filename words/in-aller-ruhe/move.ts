import type { OptionValues } from '@seekiste/rules/core';
import type { Move } from '@seekiste/rules/in-aller-ruhe';
import type { Message } from '../message.js';
import type { Names } from '../seat.js';
import type { KeysOf, MoveSpeakers } from './chapter.js';
import { CHAPTERS } from './chapters/index.js';
import { cardName, cardsPhrase, say, spaceName } from './speak.js';

type Base = Exclude<Move['type'], KeysOf<(typeof CHAPTERS)[number]['moves']>> | 'give';

/** What no chapter says, so that the compiler finds a move without a sentence; storms give in more ways. */
const MOVES: MoveSpeakers<Base> = {
  deal: () => say('move-deal'),
  lay: ({ card, space, pay }, _, options) => {
    const args = { card: cardName(card), space: spaceName(space, options) };
    return pay.length > 0 ? say('move-lay-paying', { ...args, pay: cardsPhrase(pay) }) : say('move-lay', args);
  },
  depart: () => say('move-depart'),
  pledge: ({ count }) => say('move-pledge', { count }),
  give: ({ cards }) => say('move-give', { cards: cardsPhrase(cards) }),
  arrive: () => say('move-arrive'),
  discard: ({ cards }) => say('move-discard', { cards: cardsPhrase(cards) }),
};

const ALL = Object.assign({}, MOVES, ...CHAPTERS.map(({ moves }) => moves)) as MoveSpeakers<Move['type']>;

/** A move as an invitation to make it. */
export const move = (made: Move, names?: Names, options?: OptionValues): Message => {
  const speak = ALL[made.type] as (given: Move, to?: Names, at?: OptionValues) => Message;
  return speak(made, names, options);
};

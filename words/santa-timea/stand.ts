import { NO_VALUE, standingsIn, type Standing, type View } from '@seekiste/rules/santa-timea';
import type { Message } from '../message.js';
import { whoIs, type Names, type Who } from '../seat.js';
import { cardName, say, valueText } from './speak.js';

/** The cards of this trick, judged as if it were over. */
const standingsOf = ({ played, leader, seats, row: [wind], trick }: View): readonly Standing[] =>
  wind === undefined ? [] : standingsIn({ cards: played, leader, wind, number: trick }, seats);

/** A card with what it counts now. */
const counted = ({ card, value, out }: Standing): Message => {
  if (value === NO_VALUE) return say('position-card-void', { card: cardName(card) });
  return say(out ? 'position-card-out' : 'position-card', { card: cardName(card), value: valueText(value) });
};

/** Who would take and who would lead; after the last trick nobody leads. */
const verdict = (cards: readonly Standing[], names: Names): Message => {
  const called = ({ seat }: Standing): Who => whoIs(seat, names);
  const taker = cards.find(({ takes }) => takes);
  const leader = cards.find(({ leads }) => leads);
  const parts =
    taker && taker === leader
      ? [say('stand-takes-and-leads', { ...called(taker) })]
      : [
          taker ? say('stand-takes', { ...called(taker) }) : say('stand-nobody'),
          ...(leader ? [say('stand-leads', { ...called(leader) })] : []),
        ];
  return say('position-stand', { stand: parts });
};

/** The trick by who played what. */
export const trickLines = (view: View, names: Names): Message[] => {
  const cards = standingsOf(view);
  if (cards.length === 0) return [say('position-no-card')];
  return [
    ...cards.map(card => say('position-played', { ...whoIs(card.seat, names), card: counted(card) })),
    verdict(cards, names),
  ];
};

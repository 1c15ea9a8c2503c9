import { NO_VALUE, standings, TRICKS, type Standing, type View } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { cardName, say, valueText, whoArgs } from './speak.js';

/** The cards of this trick, judged as if it were over. */
const standingsOf = ({ played, leader, seats, row: [wind] }: View): readonly Standing[] =>
  wind === undefined ? [] : standings(played, leader, seats, wind);

/** A card with what it counts now. */
const counted = (language: Language, { card, value, out }: Standing): string => {
  const args = { card: cardName(language, card), value: valueText(value) };
  if (value === NO_VALUE) return say(language, 'position-card-void', args);
  return say(language, out ? 'position-card-out' : 'position-card', args);
};

/** Who would take and who would lead; after the last trick nobody leads. */
const verdict = (language: Language, trick: number, cards: readonly Standing[], names: Names): string => {
  const called = ({ seat }: Standing): Args => whoArgs(seat, names);
  const taker = cards.find(({ takes }) => takes);
  const leader = trick < TRICKS ? cards.find(({ leads }) => leads) : undefined;
  const parts =
    taker && taker === leader
      ? [say(language, 'stand-takes-and-leads', called(taker))]
      : [
          taker ? say(language, 'stand-takes', called(taker)) : say(language, 'stand-nobody'),
          ...(leader ? [say(language, 'stand-leads', called(leader))] : []),
        ];
  return say(language, 'position-stand', { stand: parts.join(', ') });
};

/** The trick by who played what. */
export const trickLines = (language: Language, view: View, names: Names): string[] => {
  const cards = standingsOf(view);
  if (cards.length === 0) return [say(language, 'position-no-card')];
  return [
    ...cards.map(card =>
      say(language, 'position-played', { ...whoArgs(card.seat, names), card: counted(language, card) }),
    ),
    verdict(language, view.trick, cards, names),
  ];
};

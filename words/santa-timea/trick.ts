import { BRIDE, NO_VALUE, pointsOf, standings, TRICKS, type Shown, type Standing } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { cardName, say, subjects, valueText, whoArgs, windName, windsPhrase } from './speak.js';

type TrickEnded = Extract<Shown, { type: 'trick-ended' }>;

/** 5.1 Those who knocked each other out, value by value. */
const tied = (language: Language, cards: readonly Standing[], names: Names): string[] => {
  const out = cards.filter(card => card.out);
  return [...new Set(out.map(({ value }) => value))].map(value => {
    const seats = out.filter(card => card.value === value).map(({ seat }) => seat);
    return say(language, 'trick-tied', {
      crew: seats.some(seat => seat === names.viewer) ? 'you' : 'other',
      names: subjects(language, seats, names),
      value: valueText(value),
    });
  });
};

type Why = 'why-lowest' | 'why-highest' | 'why-alone' | 'why-bride';

const why = (language: Language, id: Why, { card, value }: Standing, left: readonly Standing[], all: number): string =>
  say(language, id, {
    card: cardName(language, card),
    value: valueText(value),
    others: left.length < all ? 'left' : 'all',
  });

/** Who takes what and who leads next, each with the reason; nobody leads after the last trick of a round. */
const settled = (
  language: Language,
  { number, trick, carried }: TrickEnded,
  cards: readonly Standing[],
  names: Names,
): string[] => {
  const left = cards.filter(({ out, value }) => !out && value !== NO_VALUE);
  const because = (id: Why, card: Standing): string => why(language, id, card, left, cards.length);
  const goesOn = number < TRICKS;
  const taker = cards.find(({ takes }) => takes);
  const leader = cards.find(({ leads }) => leads);
  const again = goesOn ? [say(language, 'trick-leads-again', whoArgs(trick.nextLeader, names))] : [];
  if (!taker || !leader)
    return [
      say(language, carried ? 'trick-carried' : 'trick-nobody', { wind: windName(language, trick.wind) }),
      ...again,
    ];

  const taking = {
    ...whoArgs(taker.seat, names),
    count: trick.taken.length,
    winds: windsPhrase(language, trick.taken),
  };
  if (taker === leader && taker.card !== BRIDE) {
    const args = { ...taking, why: because('why-alone', taker) };
    return [say(language, goesOn ? 'trick-takes-and-leads' : 'trick-takes', args)];
  }
  const takes = say(language, 'trick-takes', {
    ...taking,
    why: because(taker.card === BRIDE ? 'why-bride' : 'why-lowest', taker),
  });
  if (taker === leader) return [takes, ...again];
  const leads = say(language, 'trick-leads', { ...whoArgs(leader.seat, names), why: because('why-highest', leader) });
  return goesOn ? [takes, leads] : [takes];
};

/** 4.4 Whether printed numbers had to tell cards apart that are worth nothing. */
const againstWind = (cards: readonly Standing[]): boolean =>
  cards.filter(({ out, value }) => !out && value !== NO_VALUE && pointsOf(value) === 0).length > 1;

export const trickEnded = (language: Language, shown: TrickEnded, names: Names): string => {
  const { trick, revealed } = shown;
  const cards = standings(trick.cards, trick.leader, trick.cards.length, trick.wind);
  return [
    ...tied(language, cards, names),
    ...settled(language, shown, cards, names),
    ...(againstWind(cards) ? [say(language, 'why-against')] : []),
    ...(revealed === null ? [] : [say(language, 'trick-revealed', { wind: windName(language, revealed) })]),
  ].join(' ');
};

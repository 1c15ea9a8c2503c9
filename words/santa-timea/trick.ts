import { BRIDE, pointsOf, singlesIn, standings, TRICKS, type Shown, type Standing } from '@seekiste/rules/santa-timea';
import { message, type Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { SantaTimeaMessages } from './messages.js';
import { cardName, say, subjects, valueText, windName } from './speak.js';

type TrickEnded = Extract<Shown, { type: 'trick-ended' }>;

/** 5.1 Those who knocked each other out, value by value. */
const tied = (cards: readonly Standing[], names: Names): Message[] => {
  const out = cards.filter(card => card.out);
  return [...new Set(out.map(({ value }) => value))].map(value => {
    const seats = out.filter(card => card.value === value).map(({ seat }) => seat);
    return say('trick-tied', {
      crew: seats.some(seat => seat === names.viewer) ? 'you' : 'other',
      names: subjects(seats, names),
      value: valueText(value),
    });
  });
};

type Why = keyof SantaTimeaMessages & `why-${string}`;

const why = (id: Why, { card, value }: Standing, left: readonly Standing[], all: number): Message =>
  message(id, {
    card: cardName(card),
    value: valueText(value),
    others: left.length < all ? 'left' : 'all',
  });

/** Who takes what and who leads next, each with the reason; nobody leads after the last trick of a round. */
const settled = ({ number, trick, carried }: TrickEnded, cards: readonly Standing[], names: Names): Message[] => {
  const left = singlesIn(cards);
  const because = (id: Why, card: Standing): Message => why(id, card, left, cards.length);
  const goesOn = number < TRICKS;
  const taker = cards.find(({ takes }) => takes);
  const leader = cards.find(({ leads }) => leads);
  const again = goesOn ? [say('trick-leads-again', { ...whoIs(trick.nextLeader, names) })] : [];
  if (!taker || !leader)
    return [say(carried ? 'trick-carried' : 'trick-nobody', { wind: windName(trick.wind) }), ...again];

  const taking = {
    ...whoIs(taker.seat, names),
    count: trick.taken.length,
    winds: trick.taken.map(windName),
  };
  if (taker === leader && taker.card !== BRIDE) {
    const args = { ...taking, why: because('why-alone', taker) };
    return [say(goesOn ? 'trick-takes-and-leads' : 'trick-takes', args)];
  }
  const takes = say('trick-takes', {
    ...taking,
    why: because(taker.card === BRIDE ? 'why-bride' : 'why-lowest', taker),
  });
  if (taker === leader) return [takes, ...again];
  const leads = say('trick-leads', { ...whoIs(leader.seat, names), why: because('why-highest', leader) });
  return goesOn ? [takes, leads] : [takes];
};

/** 4.4 Whether printed numbers had to tell cards apart that are worth nothing. */
const againstWind = (cards: readonly Standing[]): boolean =>
  singlesIn(cards).filter(({ value }) => pointsOf(value) === 0).length > 1;

export const trickEnded = (shown: TrickEnded, names: Names): Message[] => {
  const { trick, revealed } = shown;
  const cards = standings(trick.cards, trick.leader, trick.cards.length, trick.wind);
  return [
    ...tied(cards, names),
    ...settled(shown, cards, names),
    ...(againstWind(cards) ? [say('why-against')] : []),
    ...(revealed === null ? [] : [say('trick-revealed', { wind: windName(revealed) })]),
  ];
};

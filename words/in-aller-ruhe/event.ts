import type { OptionValues, Outcome } from '@seekiste/rules/core';
import type { Shown } from '@seekiste/rules/in-aller-ruhe';
import { message, type Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { EventSpeakers, KeysOf } from './chapter.js';
import { CHAPTERS } from './chapters/index.js';
import { cardsPhrase, crewOf, pledgesNamed, say, spaceName } from './speak.js';

export const outcome = (ended: Outcome, names: Names): Said =>
  ended.kind === 'team'
    ? message(`outcome-${ended.reason}`, { crew: crewOf(names), ...whoIs(ended.seat, names) })
    : (CHAPTERS.map(chapter => chapter.outcome?.(ended, names)).find(said => said !== undefined) ?? say('todo-over'));

type Base = Exclude<Shown['type'], KeysOf<(typeof CHAPTERS)[number]['events']>>;

/** What no chapter says, so that the compiler finds an event without a sentence. */
const EVENTS: EventSpeakers<Base> = {
  dealt: ({ first, removed }, names) => say('event-dealt', { ...whoIs(first, names), removed }),
  // Another seat's draw only changes counts that all see. Storms are told by themselves, so a draw may hold no card.
  drew: ({ cards = [] }) => (cards.length > 0 ? say('event-drew', { cards: cardsPhrase(cards) }) : undefined),
  laid: ({ seat, card, space }, names, options) =>
    say('event-laid', { ...whoIs(seat, names), card, space: spaceName(space, options) }),
  // 7.2 Nobody looks through discards, not even their own, so a log names none. Chapters add reasons.
  threw: ({ seat, why, count }, names) => message(`event-threw-${why}`, { ...whoIs(seat, names), count }),
  departed: ({ seat }, names) => say('event-departed', { ...whoIs(seat, names), crew: crewOf(names) }),
  pledged: ({ seat, count }, names) => say('event-pledged', { ...whoIs(seat, names), count }),
  'pledges-missed': ({ sum }) => say('event-pledges-missed', { sum }),
  'pledges-settled': ({ pledges }, names) => say('event-pledges-settled', { pledges: pledgesNamed(pledges, names) }),
  arrived: ({ seat }, names) => say('event-arrived', { ...whoIs(seat, names) }),
  ended: (shown, names) => outcome(shown.outcome, names),
};

const ALL = Object.assign({}, EVENTS, ...CHAPTERS.map(({ events }) => events)) as EventSpeakers<Shown['type']>;

export const event = (shown: Shown, names: Names, options?: OptionValues): Said | undefined => {
  const speak = ALL[shown.type] as (given: Shown, to: Names, at?: OptionValues) => Said | undefined;
  return speak(shown, names, options);
};

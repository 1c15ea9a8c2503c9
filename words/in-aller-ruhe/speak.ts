import type { Seat } from '@seekiste/rules/core';
import {
  ARRIVAL,
  BORDER,
  chartOf,
  COMPASS,
  DEPARTURE,
  isIsland,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  writeSpace,
  YELLOW,
  type Card,
  type Space,
} from '@seekiste/rules/in-aller-ruhe';
import { sayer, type Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { InAllerRuheMessages } from './messages.js';

export const say = sayer<InAllerRuheMessages>();

const NAMES: ReadonlyMap<Card, Message> = new Map([
  [ARRIVAL, say('card-arrival')],
  [DEPARTURE, say('card-departure')],
  [MONSTER, say('card-monster')],
  [YELLOW, say('card-yellow')],
  [VIOLET, say('card-violet')],
  [ORANGE, say('card-orange')],
  [COMPASS, say('card-compass')],
  [ROCK, say('card-rock')],
  [BORDER, say('card-border')],
]);

/** A card by its own name; an island's is its number. */
export const cardName = (card: Card): Message | string => NAMES.get(card) ?? String(card);

const COUNTED = [
  [ARRIVAL, 'cards-arrival'],
  [DEPARTURE, 'cards-departure'],
  [MONSTER, 'cards-monster'],
  [COMPASS, 'cards-compass'],
] as const;

/** A space as it is called at a table with these options. */
export const spaceName = (space: Space, options?: { readonly variant?: unknown }): string =>
  writeSpace(space, options && chartOf(options));

/** Cards as the object of a sentence: 'die 5, die 12 und eine Ankunft'. */
export const cardsPhrase = (cards: readonly Card[]): readonly Message[] => {
  const count = (wanted: Card): number => cards.filter(card => card === wanted).length;
  return [
    ...cards.filter(isIsland).map(number => say('cards-island', { number })),
    ...COUNTED.flatMap(([card, id]) => (count(card) > 0 ? [say(id, { count: count(card) })] : [])),
  ];
};

/** Whom a sentence about everybody addresses: one, several, or a person who only watches. */
export const crewOf = ({ seats, viewer }: Names): 'watched' | 'solo' | 'team' =>
  viewer === 'watcher' ? 'watched' : seats.length === 1 ? 'solo' : 'team';

/** Who named which number, as a list: 'Anna 3, du 2 und Ben 3'. Who has named none is left out. */
export const pledgesNamed = (pledges: readonly (number | null)[], names: Names): readonly Message[] =>
  pledges.flatMap((count, seat) =>
    count === null ? [] : [say('pledge-named', { ...whoIs(seat, names), count: String(count) })],
  );

/** Seats as a list: 'du und Ben'. */
export const seatsNamed = (seats: readonly Seat[], names: Names): readonly Message[] =>
  seats.map(seat => say('seat-named', { ...whoIs(seat, names) }));

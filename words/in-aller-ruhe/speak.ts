import type { Seat } from '@seekiste/rules/core';
import {
  ARRIVAL,
  BORDER,
  COMPASS,
  DEPARTURE,
  isIsland,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  YELLOW,
  type Card,
} from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import { listed, speaker, type Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { de } from './de.js';
import { en } from './en.js';

export const say = speaker({ de, en });

const NAMES: ReadonlyMap<Card, string> = new Map([
  [ARRIVAL, 'card-arrival'],
  [DEPARTURE, 'card-departure'],
  [MONSTER, 'card-monster'],
  [YELLOW, 'card-yellow'],
  [VIOLET, 'card-violet'],
  [ORANGE, 'card-orange'],
  [COMPASS, 'card-compass'],
  [ROCK, 'card-rock'],
  [BORDER, 'card-border'],
]);

/** A card by its own name; an island's is its number. */
export const cardName = (language: Language, card: Card): string => {
  const id = NAMES.get(card);
  return id === undefined ? String(card) : say(language, id);
};

/** Cards as the object of a sentence: 'die 5, die 12 und eine Ankunft'. */
export const cardsPhrase = (language: Language, cards: readonly Card[]): string => {
  const count = (wanted: Card): number => cards.filter(card => card === wanted).length;
  const parts = cards.filter(isIsland).map(number => say(language, 'cards-island', { number }));
  for (const [card, id] of [
    [ARRIVAL, 'cards-arrival'],
    [DEPARTURE, 'cards-departure'],
    [MONSTER, 'cards-monster'],
    [COMPASS, 'cards-compass'],
  ] as const)
    if (count(card) > 0) parts.push(say(language, id, { count: count(card) }));
  return listed(language, parts);
};

const FOUND: ReadonlyMap<Card, string> = new Map([
  [ARRIVAL, 'arrival'],
  [DEPARTURE, 'departure'],
  [MONSTER, 'monster'],
  [COMPASS, 'compass'],
  [ROCK, 'rock'],
  [BORDER, 'border'],
]);

/** A card of the exploration pile as the object of a sentence. */
export const foundCard = (language: Language, card: Card): string =>
  say(language, 'found-card', { card: FOUND.get(card) ?? 'storm' });

/** Whether a sentence about a seat addresses the viewer, and how it names anybody else. */
export const whoArgs = (seat: Seat, { seats, viewer }: Names): Args => ({
  who: seat === viewer ? 'you' : 'other',
  name: seats[seat] ?? String(seat + 1),
});

/** Whom a sentence about everybody addresses: one, several, or somebody who only watches. */
export const crewArgs = ({ seats, viewer }: Names): Args => ({
  crew: viewer === 'watcher' ? 'watched' : seats.length === 1 ? 'solo' : 'team',
});

/** Who named which number, as a list: 'Anna 3, du 2 und Ben 3'. Who has named none is left out. */
export const pledgesPhrase = (language: Language, pledges: readonly (number | null)[], names: Names): string =>
  listed(
    language,
    pledges.flatMap((count, seat) =>
      count === null ? [] : [`${say(language, 'seat-in-list', whoArgs(seat, names))} ${count}`],
    ),
  );

/** Who does something, as a list: 'du und Ben'. */
export const seatsPhrase = (language: Language, seats: readonly Seat[], names: Names): string =>
  listed(
    language,
    seats.map(seat => say(language, 'seat-in-list', whoArgs(seat, names))),
  );

/** Those whom the game awaits, as a list. */
export const awaitedNames = (language: Language, seats: readonly Seat[], names: Names): string =>
  listed(
    language,
    seats.map(seat => say(language, 'seat-awaited', whoArgs(seat, names))),
  );

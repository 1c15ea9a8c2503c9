import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  damageOf,
  directionOf,
  numberOf,
  pointsOf,
  windDirection,
  type Card,
  type Direction,
  type Value,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import { listed, speaker, type Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { de } from './de.js';
import { en } from './en.js';

export const say = speaker({ de, en });

const DIRECTION_NAMES = ['direction-north', 'direction-east', 'direction-south', 'direction-west'] as const;
const WIND_NAMES = ['wind-north', 'wind-east', 'wind-south', 'wind-west'] as const;

export const directionName = (language: Language, direction: Direction): string =>
  say(language, DIRECTION_NAMES[direction]);

/** The wind that blows while this wind card is played for. */
export const windBlowing = (language: Language, card: Wind): string => say(language, WIND_NAMES[windDirection(card)]);

const named = (language: Language, direction: Direction, number: number): string =>
  say(language, 'card-named', { direction: directionName(language, direction), number });

/** A steering card by its own name. */
export const cardName = (language: Language, card: Card): string =>
  card === BRIDE ? say(language, 'card-bride') : named(language, directionOf(card), numberOf(card));

/** A steering card as the object of a sentence: there are several brides. */
export const cardPhrase = (language: Language, card: Card): string =>
  card === BRIDE ? say(language, 'cards-bride', { count: 1 }) : cardName(language, card);

export const windName = (language: Language, card: Wind): string =>
  named(language, windDirection(card), damageOf(card));

export const windsPhrase = (language: Language, winds: readonly Wind[]): string =>
  listed(
    language,
    winds.map(card => windName(language, card)),
  );

/** Directions as the names of their sets, with how many there are. */
export const setsArgs = (language: Language, directions: readonly Direction[]): Args => ({
  count: directions.length,
  sets: listed(
    language,
    directions.map(direction => directionName(language, direction)),
  ),
});

/** What a card counts, with halves as they stand on the cards: '5½', '½', '0'. */
export const valueText = (value: Value): string => {
  const points = pointsOf(value);
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** Totals may fall below zero (9.6), and a minus is no hyphen. */
const shownNumber = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const pointsArgs = (points: number): Args => ({ points, shown: shownNumber(points) });

export const pointsPhrase = (language: Language, points: number): string =>
  say(language, 'points-counted', pointsArgs(points));

/** Whether a sentence about a seat addresses the viewer, and how it names anybody else. */
export const whoArgs = (seat: Seat, { seats, viewer }: Names): Args => ({
  who: seat === viewer ? 'you' : 'other',
  name: seats[seat] ?? String(seat + 1),
});

/** Seats as the subject that opens a sentence: the viewer comes first. */
export const subjects = (language: Language, seats: readonly Seat[], names: Names): string =>
  listed(
    language,
    [...seats]
      .sort((a, b) => Number(b === names.viewer) - Number(a === names.viewer))
      .map(seat => say(language, 'seat-first', whoArgs(seat, names))),
  );

/** Points in brackets, since a name may end in a number: 'Anna (17), du (14) und Bot 2 (−1)'. */
export const standing = (language: Language, points: readonly number[], seats: readonly Seat[], names: Names): string =>
  listed(
    language,
    seats.map(seat => `${say(language, 'seat-in-list', whoArgs(seat, names))} (${shownNumber(points[seat] ?? 0)})`),
  );

/** Those whom the game awaits, as a list. */
export const awaitedNames = (language: Language, seats: readonly Seat[], names: Names): string =>
  listed(
    language,
    seats.map(seat => say(language, 'seat-awaited', whoArgs(seat, names))),
  );

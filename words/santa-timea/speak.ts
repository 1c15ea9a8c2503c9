import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  damageOf,
  DIRECTIONS,
  directionOf,
  numberOf,
  pointsOf,
  windDirection,
  type Card,
  type Direction,
  type Value,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { sayer, type Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { SantaTimeaMessages } from './messages.js';

export const say = sayer<SantaTimeaMessages>();

const directionName = (direction: Direction): Message => say('direction-name', { direction: DIRECTIONS[direction] });

/** The wind that blows while this wind card is played for. */
export const windBlowing = (card: Wind): Message => say('wind-blowing', { direction: DIRECTIONS[windDirection(card)] });

const named = (direction: Direction, number: number): Message =>
  say('card-named', { direction: DIRECTIONS[direction], number });

/** A steering card by its own name. */
export const cardName = (card: Card): Message =>
  card === BRIDE ? say('card-bride') : named(directionOf(card), numberOf(card));

/** A steering card as the object of a sentence: there are several brides. */
export const cardPhrase = (card: Card): Message => (card === BRIDE ? say('cards-bride', { count: 1 }) : cardName(card));

export const windName = (card: Wind): Message => named(windDirection(card), damageOf(card));

/** Directions as the names of their sets, with how many there are. */
export const setsArgs = (directions: readonly Direction[]): { count: number; sets: readonly Message[] } => ({
  count: directions.length,
  sets: directions.map(directionName),
});

/** What a card counts, with halves as they stand on the cards: '5½', '½', '0'. */
export const valueText = (value: Value): string => {
  const points = pointsOf(value);
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

export const pointsPhrase = (points: number): Message => say('points-counted', { points });

export const seatsNamed = (seats: readonly Seat[], names: Names): readonly Message[] =>
  seats.map(seat => say('seat-named', { ...whoIs(seat, names) }));

/** Seats as the subject that opens a sentence: the viewer comes first. */
export const subjects = (seats: readonly Seat[], names: Names): readonly Message[] =>
  seatsNamed(
    [...seats].sort((a, b) => Number(b === names.viewer) - Number(a === names.viewer)),
    names,
  );

/** Points in brackets, since a name may end in a number: 'Anna (17), du (14) und Bot 2 (−1)'. */
export const standing = (points: readonly number[], seats: readonly Seat[], names: Names): readonly Message[] =>
  seats.map(seat => say('standing-seat', { ...whoIs(seat, names), points: points[seat] ?? 0 }));

import {
  ARRIVAL,
  BORDER,
  COMPASS,
  DEPARTURE,
  isCard,
  isIsland,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  YELLOW,
  type Card,
} from './cards.js';
import { MOST_SPACES } from './codes.js';
import type { Chart, Place } from './chart.js';
import { COLUMNS, type Space } from './sea.js';

const LETTER_A = 'A'.charCodeAt(0);

/** 1.1 Rows of six along the route, whatever the shape of the sea: how spaces are named where no table is known. */
const alongTheRoute = (space: Space): Place => ({ column: space % COLUMNS, row: Math.floor(space / COLUMNS) });
const ALONG_THE_ROUTE: Chart = Array.from({ length: MOST_SPACES }, (_, space) => alongTheRoute(space));

/** Spaces as on a chart: columns from A on, rows from 1 on from the bottom. `A1` is the first, `F6` the last of the square. */
export const writeSpace = (space: Space, chart = ALONG_THE_ROUTE): string => {
  const { column, row } = chart[space] ?? alongTheRoute(space);
  return `${String.fromCharCode(LETTER_A + column)}${row + 1}`;
};

export const readSpace = (text: string, chart = ALONG_THE_ROUTE): Space | undefined => {
  const [, letter, digit] = /^([A-Z])([1-9])$/.exec(text.toUpperCase()) ?? [];
  if (letter === undefined) return undefined;
  const column = letter.charCodeAt(0) - LETTER_A;
  const space = chart.findIndex(place => place.column === column && place.row === Number(digit) - 1);
  return space < 0 ? undefined : space;
};

const LETTERS: ReadonlyMap<string, Card> = new Map([
  ['A', ARRIVAL],
  ['D', DEPARTURE],
  ['M', MONSTER],
  ['Y', YELLOW],
  ['V', VIOLET],
  ['O', ORANGE],
  ['C', COMPASS],
  ['R', ROCK],
  ['B', BORDER],
]);
const letterOf = new Map(Array.from(LETTERS, ([letter, card]) => [card, letter]));

/** Islands by their number, all others by a letter: `A` for an arrival, `D` for a departure card. */
export const writeCard = (card: Card): string => letterOf.get(card) ?? String(card);

export const readCard = (text: string): Card | undefined => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return isIsland(number) ? number : LETTERS.get(text.toUpperCase());
};

export const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ');

export const readCards = (text: string): Card[] | undefined => {
  const cards = text
    .split(/[\s,]+/)
    .filter(word => word !== '')
    .map(readCard);
  return cards.includes(undefined) ? undefined : (cards as Card[]);
};

export const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.every(isCard);

/** A number from 0 on that is not larger than `most`. */
export const isCount = (value: unknown, most = 99): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

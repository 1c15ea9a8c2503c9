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
import { COLUMNS, type Space } from './sea.js';

/** Spaces as on a chart: columns A to F, rows 1 to 6 from the bottom. `A1` is the first, `F6` the last. */
export const writeSpace = (space: Space): string =>
  `${'ABCDEF'.charAt(space % COLUMNS)}${Math.floor(space / COLUMNS) + 1}`;

export const readSpace = (text: string): Space | undefined => {
  const found = /^([A-F])([1-7])$/i.exec(text);
  const space = found && 'ABCDEF'.indexOf((found[1] as string).toUpperCase()) + (Number(found[2]) - 1) * COLUMNS;
  return space !== null && space < MOST_SPACES ? space : undefined;
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

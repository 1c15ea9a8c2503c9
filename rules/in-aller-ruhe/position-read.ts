import { stop, type Fields, type Seat } from '../core/index.js';
import { isCard, isIsland, type Card } from './cards.js';
import { LARGEST_HAND } from './codes.js';
import { OPEN } from './sea.js';

export const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Reads the fields of a position; each is named when it is wrong. */
export const reader = (from: Fields, seats: number) => {
  const has = (name: string): boolean => from[name] !== undefined;
  const listOf = (name: string, length: number): unknown[] => {
    const value = from[name];
    return Array.isArray(value) && value.length === length ? (value as unknown[]) : stop(name, 'input', { length });
  };
  return {
    has,
    perSeat: <T>(name: string, fallback: T, good: (value: unknown) => value is T): T[] =>
      has(name)
        ? listOf(name, seats).map((value, seat) => (good(value) ? value : stop(`${name}[${seat}]`, 'input')))
        : Array.from({ length: seats }, () => fallback),
    seat: (name: string, fallback: Seat): Seat => {
      const value = has(name) ? from[name] : fallback;
      return isWhole(value, seats - 1) ? value : stop(name, 'input');
    },
    cards: (name: string): Card[][] =>
      has(name)
        ? listOf(name, seats).map((cards, seat) =>
            Array.isArray(cards) && cards.every(isCard) ? [...cards] : stop(`${name}[${seat}]`, '1.2'),
          )
        : Array.from({ length: seats }, () => []),
    sea: (spaces: number): Card[] =>
      has('sea')
        ? listOf('sea', spaces).map((card, space) =>
            card === OPEN || (isCard(card) && isIsland(card)) ? card : stop(`sea[${space}]`, '1.2'),
          )
        : new Array<Card>(spaces).fill(OPEN),
  };
};

export const isNumberOrNull = (value: unknown): value is number | null =>
  value === null || isWhole(value, LARGEST_HAND);
/** No table has more cards. */
const MOST_CARDS = 110;

export const isNumber = (value: unknown): value is number => isWhole(value, MOST_CARDS);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

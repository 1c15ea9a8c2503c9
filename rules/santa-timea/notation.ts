import { err, ok, refuse, type Refusal, type Result } from '../core/index.js';
import { BRIDE, DAMAGES, damageOf, directionOf, isCard, isWind, NUMBERS, numberOf, steering, wind } from './cards.js';
import { windDirection, type Card, type Direction, type Wind } from './cards.js';
import type { Move } from './types.js';

/** Directions by a letter, as seamen write them; `O` for the German *Ost* is read as well. */
const LETTERS = 'NESW';

export const writeDirection = (direction: Direction): string => LETTERS.charAt(direction);

export const readDirection = (text: string): Direction | undefined => {
  const place = text.length === 1 ? LETTERS.indexOf(text.toUpperCase().replace('O', 'E')) : -1;
  return place < 0 ? undefined : (place as Direction);
};

/** `N14`, `E5`, and `B` for a bride. */
export const writeCard = (card: Card): string =>
  card === BRIDE ? 'B' : `${writeDirection(directionOf(card))}${numberOf(card)}`;

/** `N2`: north, two points of damage. */
export const writeWind = (card: Wind): string => `${writeDirection(windDirection(card))}${damageOf(card)}`;

/** A direction and a number up to `most`. */
const readNumbered = (text: string, most: number): readonly [Direction, number] | undefined => {
  const found = /^([NESWO])([1-9]\d?)$/i.exec(text);
  const direction = readDirection(found?.[1] ?? '');
  const number = Number(found?.[2]);
  return direction !== undefined && number <= most ? [direction, number] : undefined;
};

export const readCard = (text: string): Card | undefined => {
  if (/^b$/i.test(text)) return BRIDE;
  const found = readNumbered(text, NUMBERS);
  return found && steering(...found);
};

export const readWind = (text: string): Wind | undefined => {
  const found = readNumbered(text, DAMAGES);
  return found && wind(...found);
};

/** Every word of a text by the same reader; undefined if one of them is not understood. */
const readAll = <T>(text: string, read: (word: string) => T | undefined): T[] | undefined => {
  const words = text.split(/[\s,]+/).filter(word => word !== '');
  const all = words.map(read);
  return all.includes(undefined) ? undefined : (all as T[]);
};

export const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ');
export const readCards = (text: string): Card[] | undefined => readAll(text, readCard);
export const writeWinds = (winds: readonly Wind[]): string => winds.map(writeWind).join(' ');
export const readWinds = (text: string): Wind[] | undefined => readAll(text, readWind);

/** `N S`, and `-` for none. */
export const writeDirections = (directions: readonly Direction[]): string =>
  directions.length === 0 ? '-' : directions.map(writeDirection).join(' ');

/** In any order, but each direction once. */
export const readDirections = (text: string): Direction[] | undefined => {
  if (text.trim() === '-') return [];
  const directions = readAll(text, readDirection)?.sort((a, b) => a - b);
  return directions && directions.length > 0 && isAscending(directions) ? directions : undefined;
};

const isAscending = (list: readonly number[]): boolean =>
  list.every((value, i) => i === 0 || value > Number(list[i - 1]));

/** `N14`, `B`, `sets N S`, `sets -`; the deal on one line, with `-` where the points decide who starts. */
export const write = (move: Move): string => {
  switch (move.type) {
    case 'play':
      return writeCard(move.card);
    case 'sets':
      return `sets ${writeDirections(move.directions)}`;
    case 'deal':
      return [
        `deal ${move.first ?? '-'}`,
        `hands ${move.hands.map(writeCards).join(' / ')}`,
        `winds ${writeWinds(move.winds)}`,
        `forecast ${writeWinds(move.forecast)}`,
      ].join('; ');
  }
};

const readDeal = (text: string): Move | undefined => {
  const found = /^deal (\d|-); hands (.*); winds (.*); forecast ?(.*)$/i.exec(text);
  if (!found) return undefined;
  const hands = (found[2] as string).split('/').map(readCards);
  const [winds, forecast] = [readWinds(found[3] as string), readWinds(found[4] as string)];
  if (hands.includes(undefined) || !winds || !forecast) return undefined;
  return { type: 'deal', first: found[1] === '-' ? null : Number(found[1]), hands: hands as Card[][], winds, forecast };
};

const readPlayersMove = (text: string): Move | undefined => {
  const sets = /^sets\s+(.+)$/i.exec(text);
  if (sets) {
    const directions = readDirections(sets[1] as string);
    return directions && { type: 'sets', directions };
  }
  const card = readCard(text);
  return card === undefined ? undefined : { type: 'play', card };
};

export const read = (text: string): Result<Move, Refusal> => {
  const trimmed = text.trim();
  const move = /^deal/i.test(trimmed) ? readDeal(trimmed) : readPlayersMove(trimmed);
  return move ? ok(move) : err(refuse('unreadable-move', 'input', { field: 'move', value: trimmed.slice(0, 80) }));
};

const malformed = (field: string): { ok: false; error: Refusal } => err(refuse('malformed-move', 'input', { field }));

const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.every(isCard);
const isWinds = (value: unknown): value is Wind[] => Array.isArray(value) && value.every(isWind);
const isFirst = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9);
const isDirections = (value: unknown): value is Direction[] =>
  Array.isArray(value) && value.every(direction => [0, 1, 2, 3].includes(direction as number)) && isAscending(value);

/** A move from outside, built afresh: nothing that was not asked for comes along. */
export const decodeMove = (value: unknown): Result<Move, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('move');
  const { type, card, directions, first, hands, winds, forecast } = value as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'play':
      return isCard(card) ? ok({ type, card }) : malformed('card');
    case 'sets':
      return isDirections(directions) ? ok({ type, directions: [...directions] }) : malformed('directions');
    case 'deal':
      if (!isFirst(first)) return malformed('first');
      if (!Array.isArray(hands) || !hands.every(isCards)) return malformed('hands');
      if (!isWinds(winds)) return malformed('winds');
      if (!isWinds(forecast)) return malformed('forecast');
      return ok({ type, first, hands: hands.map(hand => [...hand]), winds: [...winds], forecast: [...forecast] });
    default:
      return malformed('type');
  }
};

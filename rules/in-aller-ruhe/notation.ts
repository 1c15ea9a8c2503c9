import { err, ok, refuse, type Refusal, type Result } from '../core/index.js';
import { ARRIVAL, DEPARTURE, isCard, isIsland, type Card } from './cards.js';
import { COLUMNS, SPACES, type Space } from './sea.js';
import type { Move } from './types.js';

/** Spaces as on a chart: columns A to F, rows 1 to 6 from the bottom. `A1` is the first, `F6` the last. */
export const writeSpace = (space: Space): string =>
  `${'ABCDEF'.charAt(space % COLUMNS)}${Math.floor(space / COLUMNS) + 1}`;

export const readSpace = (text: string): Space | undefined => {
  const found = /^([A-F])([1-6])$/i.exec(text);
  return found ? 'ABCDEF'.indexOf((found[1] as string).toUpperCase()) + (Number(found[2]) - 1) * COLUMNS : undefined;
};

/** Islands by their number, `A` for an arrival, `D` for a departure card. */
export const writeCard = (card: Card): string => (card === ARRIVAL ? 'A' : card === DEPARTURE ? 'D' : String(card));

export const readCard = (text: string): Card | undefined => {
  if (/^a$/i.test(text)) return ARRIVAL;
  if (/^d$/i.test(text)) return DEPARTURE;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return isIsland(number) ? number : undefined;
};

const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ');

const readCards = (text: string): Card[] | undefined => {
  const cards = text
    .split(/[\s,]+/)
    .filter(word => word !== '')
    .map(readCard);
  return cards.includes(undefined) ? undefined : (cards as Card[]);
};

/** `17 C4`, `17 C4 - 5 A` (paid with 5 and an arrival), `- 5 A`, `D`, `pledge 3`, `give 5 A`, `A`. */
export const write = (move: Move): string => {
  switch (move.type) {
    case 'lay':
      return [
        writeCard(move.card),
        writeSpace(move.space),
        ...(move.pay.length ? ['-', writeCards(move.pay)] : []),
      ].join(' ');
    case 'discard':
      return `- ${writeCards(move.cards)}`;
    case 'depart':
      return 'D';
    case 'pledge':
      return `pledge ${move.count}`;
    case 'give':
      return `give ${writeCards(move.cards)}`;
    case 'arrive':
      return 'A';
    case 'deal': {
      const lists = (all: readonly (readonly Card[])[]): string => all.map(writeCards).join(' / ');
      return `deal ${move.first}; hands ${lists(move.hands)}; piles ${lists(move.piles)}; removed ${writeCards(move.removed)}`;
    }
  }
};

const readDeal = (text: string): Move | undefined => {
  const found = /^deal (\d); hands (.*); piles (.*); removed ?(.*)$/.exec(text);
  if (!found) return undefined;
  const lists = (part: string): (Card[] | undefined)[] => part.split('/').map(readCards);
  const [hands, piles, removed] = [lists(found[2] as string), lists(found[3] as string), readCards(found[4] as string)];
  if (hands.includes(undefined) || piles.includes(undefined) || !removed) return undefined;
  return { type: 'deal', first: Number(found[1]), hands: hands as Card[][], piles: piles as Card[][], removed };
};

const readPlayersMove = (text: string): Move | undefined => {
  if (/^d$/i.test(text)) return { type: 'depart' };
  if (/^a$/i.test(text)) return { type: 'arrive' };
  const pledge = /^pledge (\d{1,2})$/i.exec(text);
  if (pledge) return { type: 'pledge', count: Number(pledge[1]) };
  const thrown = /^(-|give)\s+(.+)$/i.exec(text);
  if (thrown) {
    const cards = readCards(thrown[2] as string);
    return cards && { type: thrown[1] === '-' ? 'discard' : 'give', cards };
  }
  const lay = /^(\w+)\s+(\w+)(?:\s*-\s*(.+))?$/.exec(text);
  if (!lay) return undefined;
  const card = readCard(lay[1] as string);
  const space = readSpace(lay[2] as string);
  const pay = readCards(lay[3] ?? '');
  return card !== undefined && space !== undefined && pay ? { type: 'lay', card, space, pay } : undefined;
};

export const read = (text: string): Result<Move, Refusal> => {
  const trimmed = text.trim();
  const move = trimmed.startsWith('deal') ? readDeal(trimmed) : readPlayersMove(trimmed);
  return move ? ok(move) : err(refuse('unreadable-move', 'input', { field: 'move', value: trimmed.slice(0, 80) }));
};

const malformed = (field: string): { ok: false; error: Refusal } => err(refuse('malformed-move', 'input', { field }));

const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.every(isCard);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;

/** A move from outside, built afresh: nothing that was not asked for comes along. */
export const decodeMove = (value: unknown): Result<Move, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('move');
  const from = value as Readonly<Record<string, unknown>>;
  const { type, card, space, pay, count, cards } = from;
  switch (type) {
    case 'depart':
    case 'arrive':
      return ok({ type });
    case 'lay':
      if (!isCard(card)) return malformed('card');
      if (!isCount(space) || space >= SPACES) return malformed('space');
      if (!isCards(pay)) return malformed('pay');
      return ok({ type, card, space, pay: [...pay] });
    case 'pledge':
      return isCount(count) ? ok({ type, count }) : malformed('count');
    case 'give':
    case 'discard':
      return isCards(cards) ? ok({ type, cards: [...cards] }) : malformed('cards');
    case 'deal': {
      const { first, hands, piles, removed } = from;
      if (!isCount(first)) return malformed('first');
      if (!Array.isArray(hands) || !hands.every(isCards)) return malformed('hands');
      if (!Array.isArray(piles) || !piles.every(isCards)) return malformed('piles');
      if (!isCards(removed)) return malformed('removed');
      const lists = (all: Card[][]): Card[][] => all.map(list => [...list]);
      return ok({ type, first, hands: lists(hands), piles: lists(piles), removed: [...removed] });
    }
    default:
      return malformed('type');
  }
};

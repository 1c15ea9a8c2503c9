import { err, ok, refuse, type Refusal, type Result } from '../core/index.js';
import { isCard, type Card } from './cards.js';
import type { Chart } from './chart.js';
import { MOST_SPACES } from './codes.js';
import { deedOf } from './encoding.js';
import { isCards, isCount, readCard, readCards, readSpace, writeCard, writeCards, writeSpace } from './names.js';
import { chartOf, DEEDS } from './rules.js';
import { isBasic, type Move, type Options } from './types.js';

/**
 * `17 C4`, `17 C4 - 5 A` (paid with 5 and an arrival), `- 5 A`, `D`, `pledge 3`, `give 5 A`, `A`. The options say how
 * the sea lies (14.1, 17.1); without them its spaces are counted along the route in rows of six.
 */
export const write = (move: Move, options?: Options): string => {
  const chart = options && chartOf(options);
  if (!isBasic(move)) return deedOf(move).write(move, chart);
  switch (move.type) {
    case 'lay':
      return `${writeCard(move.card)} ${writeSpace(move.space, chart)}${move.pay.length ? ` - ${writeCards(move.pay)}` : ''}`;
    case 'discard':
      return `- ${writeCards(move.cards)}`;
    case 'depart':
      return 'D';
    case 'pledge':
      return `pledge ${move.count}`;
    case 'give':
      return ['give', ...move.cards.map(writeCard), ...(move.unseen ? [`+ ${move.unseen}`] : [])].join(' ');
    case 'arrive':
      return 'A';
    case 'deal': {
      const lists = (all: readonly (readonly Card[])[]): string => all.map(writeCards).join(' / ');
      return `deal ${move.first}; hands ${lists(move.hands)}; piles ${lists(move.piles)}; removed ${writeCards(move.removed)}${move.deck ? `; deck ${writeCards(move.deck)}` : ''}`;
    }
  }
};

const readDeal = (text: string): Move | undefined => {
  const found = /^deal (\d); hands (.*); piles (.*); removed ?([^;]*)(?:; deck (.*))?$/.exec(text);
  if (!found) return undefined;
  const lists = (part: string): (Card[] | undefined)[] => part.split('/').map(readCards);
  const [hands, piles, removed] = [lists(found[2] as string), lists(found[3] as string), readCards(found[4] as string)];
  const deck = found[5] === undefined ? [] : readCards(found[5]);
  if (hands.includes(undefined) || piles.includes(undefined) || !removed || !deck) return undefined;
  return {
    type: 'deal',
    first: Number(found[1]),
    hands: hands as Card[][],
    piles: piles as Card[][],
    removed,
    ...(deck.length > 0 ? { deck } : {}),
  };
};

/** `give 5 A`, `give 5 A + 2` (and two unseen), `give + 2`. */
const readGive = (text: string): Move | undefined => {
  const given = /^give\s*([^+]*?)(?:\s*\+\s*(\d))?$/i.exec(text);
  const cards = readCards(given?.[1] ?? '');
  const unseen = Number(given?.[2] ?? 0);
  if (!given || !cards || cards.length + unseen === 0) return undefined;
  return { type: 'give', cards, ...(unseen > 0 ? { unseen } : {}) };
};

const readPlayersMove = (text: string, chart?: Chart): Move | undefined => {
  if (/^d$/i.test(text)) return { type: 'depart' };
  if (/^a$/i.test(text)) return { type: 'arrive' };
  const pledge = /^pledge (\d{1,2})$/i.exec(text);
  if (pledge) return { type: 'pledge', count: Number(pledge[1]) };
  const thrown = /^-\s+(.+)$/.exec(text);
  if (thrown) {
    const cards = readCards(thrown[1] as string);
    return cards && { type: 'discard', cards };
  }
  if (/^give\b/i.test(text)) return readGive(text);
  for (const deed of DEEDS) {
    const move = deed.read(text, chart);
    if (move) return move;
  }
  const lay = /^(\w+)\s+(\w+)(?:\s*-\s*(.+))?$/.exec(text);
  if (!lay) return undefined;
  const card = readCard(lay[1] as string);
  const space = readSpace(lay[2] as string, chart);
  const pay = readCards(lay[3] ?? '');
  return card !== undefined && space !== undefined && pay ? { type: 'lay', card, space, pay } : undefined;
};

export const read = (text: string, options?: Options): Result<Move, Refusal> => {
  const trimmed = text.trim();
  const move = trimmed.startsWith('deal') ? readDeal(trimmed) : readPlayersMove(trimmed, options && chartOf(options));
  return move ? ok(move) : err(refuse('unreadable-move', 'input', { field: 'move', value: trimmed.slice(0, 80) }));
};

const malformed = (field: string): { ok: false; error: Refusal } => err(refuse('malformed-move', 'input', { field }));

/** A move from outside, built afresh: nothing that was not asked for comes along. */
export const decodeMove = (value: unknown): Result<Move, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('move');
  const from = value as Readonly<Record<string, unknown>>;
  const { type, card, space, pay, count, cards, unseen } = from;
  switch (type) {
    case 'depart':
    case 'arrive':
      return ok({ type });
    case 'lay':
      if (!isCard(card)) return malformed('card');
      if (!isCount(space) || space >= MOST_SPACES) return malformed('space');
      if (!isCards(pay)) return malformed('pay');
      return ok({ type, card, space, pay: [...pay] });
    case 'pledge':
      return isCount(count) ? ok({ type, count }) : malformed('count');
    case 'give':
      if (!isCards(cards)) return malformed('cards');
      if (unseen !== undefined && (!isCount(unseen) || unseen === 0)) return malformed('unseen');
      return ok({ type, cards: [...cards], ...(unseen === undefined ? {} : { unseen }) });
    case 'discard':
      return isCards(cards) ? ok({ type, cards: [...cards] }) : malformed('cards');
    case 'deal': {
      const { first, hands, piles, removed, deck } = from;
      if (!isCount(first)) return malformed('first');
      if (!Array.isArray(hands) || !hands.every(isCards)) return malformed('hands');
      if (!Array.isArray(piles) || !piles.every(isCards)) return malformed('piles');
      if (!isCards(removed)) return malformed('removed');
      if (deck !== undefined && (!isCards(deck) || deck.length === 0)) return malformed('deck');
      const lists = (all: Card[][]): Card[][] => all.map(list => [...list]);
      return ok({
        type,
        first,
        hands: lists(hands),
        piles: lists(piles),
        removed: [...removed],
        ...(deck ? { deck: [...deck] } : {}),
      });
    }
    default: {
      const deed = DEEDS.find(({ type: added }) => added === type);
      const move = deed?.check(from) ?? 'type';
      return typeof move === 'string' ? malformed(move) : ok(move);
    }
  }
};

import { refuse, type Seat, type Viewer } from '../core/index.js';
import { DEPARTURE, HAND, type Card } from './cards.js';
import type { Bar, Refused, Rules, Tell } from './chapter.js';
import type { Row } from './rows.js';
import { COLUMNS, type Space } from './sea.js';
import { takeOut, throwDown } from './state.js';
import type { Open, State, ThrowReason } from './types.js';

/** 5.1 A departure card at the start of a turn has to be played while none lies. It is among the last of a hand. */
export const mustDepart = (table: Pick<Open, 'departedBy'>, hand: readonly Card[]): boolean => {
  if (table.departedBy !== null) return false;
  let slot = hand.length - 1;
  while (slot >= 0 && (hand[slot] as Card) > DEPARTURE) slot--;
  return slot >= 0 && hand[slot] === DEPARTURE;
};

/** What keeps every card off a space. */
export const blockedBy = (rules: Rules, table: Open, space: Space): Bar | undefined => {
  for (const blocks of rules.blocks) {
    const bar = blocks(table, space);
    if (bar) return bar;
  }
  return undefined;
};

/** 13.1 Of these rows, those that nothing blocks yet; all of them, where every one is blocked. */
export const clearRows = (rules: Rules, table: Open, rows: readonly Row[]): readonly Row[] => {
  const clear = rows.filter(row => blockedBy(rules, table, row * COLUMNS) === undefined);
  return clear.length > 0 ? clear : rows;
};

/** What keeps this viewer from laying anything on an open space; for a watcher, what keeps everybody. */
export const closedBy = (rules: Rules, table: Open, viewer: Viewer, space: Space): Bar | undefined => {
  const bar = blockedBy(rules, table, space);
  if (bar) return bar;
  for (const closes of rules.closes) {
    const closed = closes(table, viewer, space);
    if (closed) return closed;
  }
  return undefined;
};

/** What lets the price of a space be paid only later. */
export const deferredBy = (rules: Rules, table: Open, space: Space): Bar | undefined => {
  for (const defers of rules.defers) {
    const bar = defers(table, space);
    if (bar) return bar;
  }
  return undefined;
};

/** What keeps a card from being discarded. */
export const keptBy = (rules: Rules, table: Open, card: Card): Bar | undefined => {
  for (const keeps of rules.keeps) {
    const kept = keeps(table, card);
    if (kept) return kept;
  }
  return undefined;
};

/** How many cards of a hand may be discarded: all, but for the last ones that a chapter keeps. */
export const throwable = (rules: Rules, table: Open, hand: readonly Card[]): number => {
  let count = hand.length;
  if (rules.plain) return count;
  while (count > 0 && keptBy(rules, table, hand[count - 1] as Card) !== undefined) count--;
  return count;
};

/** 3.2 To how many cards this seat refills. */
export const limitOf = (rules: Rules, table: Open, seat: Seat): number => {
  if (rules.plain) return HAND;
  for (const limit of rules.limit) {
    const count = limit(table, seat);
    if (count !== undefined) return count;
  }
  return HAND;
};

/** How many cards this seat may give at the departure without having seen them. */
export const unseenOf = (rules: Rules, table: Open, seat: Seat): number => {
  let count = 0;
  for (const unseen of rules.unseen) count += unseen(table, seat);
  return count;
};

/** 5.3 How many cards this seat could give at the departure. */
export const givableBy = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): number =>
  throwable(rules, table, hand) + unseenOf(rules, table, seat);

export const pileSize = ({ piles }: Pick<Open, 'piles'>, seat: Seat): number => {
  const pile = piles[seat] ?? 0;
  return typeof pile === 'number' ? pile : pile.length;
};

/** Discards the cards in the mask's slots. */
export const discard = (rules: Rules, state: State, seat: Seat, mask: number, why: ThrowReason, tell: Tell): void => {
  throwDown(state, seat, mask, why, tell);
  const hand = state.hands[seat] as Card[];
  takeOut(hand, mask);
  if (mask !== 0 && hand.length === 0) for (const emptied of rules.emptied) emptied(state, seat, tell);
};

/** Which of these cards are not in the hand. */
const lacking = (hand: readonly Card[], cards: readonly Card[]): Card[] => {
  const left = [...hand];
  return cards.filter(card => {
    const slot = left.indexOf(card);
    if (slot >= 0) left.splice(slot, 1);
    return slot < 0;
  });
};

/** Cards that have to be held for a move, by the clause that asks for them. */
const whyNotHeld = (hand: readonly Card[], cards: readonly Card[], clause: string): Refused => {
  const missing = lacking(hand, cards);
  return missing.length > 0 ? refuse('card-not-held', clause, { cards: missing }) : undefined;
};

/** Why these cards cannot be discarded: not held, or kept by a chapter. */
export const whyNotThrown = (
  rules: Rules,
  table: Open,
  hand: readonly Card[],
  cards: readonly Card[],
  clause: string,
): Refused => {
  const missing = whyNotHeld(hand, cards, clause);
  if (missing) return missing;
  for (const card of cards) {
    const kept = keptBy(rules, table, card);
    if (kept) return refuse(kept.code, kept.clause, { cards: [card] });
  }
  return undefined;
};

/** 3.1 Why this seat has no action now: something else comes first, or another player is active. */
export const whyNotNow = (rules: Rules, table: Open, seat: Seat): Refused => {
  if (table.phase !== 'turn') {
    const first = rules.phases[table.phase];
    return first ? refuse(first.code, first.clause) : refuse('departing', '5.2');
  }
  return seat === table.turn ? undefined : refuse('not-your-turn', '3.1', { turn: table.turn });
};

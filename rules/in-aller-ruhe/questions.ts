import { refuse, type Seat, type Viewer } from '../core/index.js';
import type { Card } from './cards.js';
import type { Bar, Refused } from './chapter.js';
import { blockedBy, closedBy, deferredBy, givableBy, keptBy, throwable, unseenOf } from './hands.js';
import { deedOf } from './encoding.js';
import { routeAt, rulesOf } from './rules.js';
import type { Row } from './rows.js';
import { above, below, OPEN, price, type Space } from './sea.js';
import { isBasic, type Move, type Open, type Options, type View } from './types.js';
import { ownHand } from './view.js';
import { priceClause, whyNotArrive } from './why.js';

// What app, bots and words ask about a table. Each answer is data with the clause that it follows from. Questions
// that only need what lies open take a state as well as a view, so that a search can ask them.

/** What keeps everybody from putting a card on a space, and from destroying what lies there. */
export const whyBlocked = (table: Open, space: Space): Bar | undefined =>
  blockedBy(rulesOf(table.options), table, space);

/** Why this viewer may lay no card at all on an open space; for a watcher, why nobody may. */
export const whyClosed = (table: Open, viewer: Viewer, space: Space): Refused => {
  const bar = closedBy(rulesOf(table.options), table, viewer, space);
  return bar && refuse(bar.code, bar.clause, { space });
};

/** Whether any rule of this game ever closes a space. */
export const canClose = (options: Options): boolean => {
  const { blocks, closes } = rulesOf(options);
  return blocks.length + closes.length > 0;
};

/** Space by space, where this seat may lay no card; undefined where no rule of this game closes a space. */
export const closedTo = (table: Open, seat: Seat): readonly boolean[] | undefined => {
  if (!canClose(table.options)) return undefined;
  const rules = rulesOf(table.options);
  return table.sea.map((_, space) => closedBy(rules, table, seat, space) !== undefined);
};

/** The same at search speed: marks what is blocked to everybody and what is closed to this seat, space by space. */
export const markClosed = (table: Open, seat: Seat, blocked: Uint8Array, closed: Uint8Array): void => {
  const rules = rulesOf(table.options);
  for (let space = 0; space < rules.spaces; space++) {
    const isBlocked = blockedBy(rules, table, space) !== undefined;
    blocked[space] = isBlocked ? 1 : 0;
    closed[space] = isBlocked || closedBy(rules, table, seat, space) !== undefined ? 1 : 0;
  }
};

/** What a card costs on an open space where it fits, by which clause; with `later` it is paid after laying. */
export interface Cost {
  readonly price: number;
  readonly clause: string;
  readonly later: Bar | undefined;
}

/** 4.3–4.7 Returns the cost of laying this card here, from any hand; undefined where there is no such space. */
export const costOf = (table: Open, card: Card, space: Space): Cost | undefined => {
  const route = routeAt(table.options, space);
  if (!route) return undefined;
  return {
    price: price(table.sea, card, space, route),
    clause: priceClause(table.sea, space, route),
    later: deferredBy(rulesOf(table.options), table, space),
  };
};

/** How many cards of the hand a move costs: what is paid now, what is owed for it later (17.5), and what is discarded. */
export const priceOf = (view: View, move: Move): number => {
  if (move.type === 'lay') return Math.max(move.pay.length, costOf(view, move.card, move.space)?.price ?? 0);
  if ('cards' in move) return move.cards.length;
  return isBasic(move) || !deedOf(move).costs ? 0 : 1;
};

/** A gap with fewer numbers left than spaces: it can never be filled. */
export interface HopelessGap {
  readonly spaces: number;
  readonly numbers: number;
  readonly clause: string;
}

/** How many open spaces of the route lie next to this one in one direction. */
const openFrom = (table: Open, space: Space, step: 1 | -1): number => {
  const route = routeAt(table.options, space);
  let count = 0;
  for (let at = space + step; route && at >= route.from && at < route.to && table.sea[at] === OPEN; at += step) count++;
  return count;
};

/** 4.8 The gap beside this card that it would leave hopeless; between two islands only the numbers between them fit. */
export const hopelessGap = (table: Open, card: Card, space: Space): HopelessGap | undefined => {
  const route = routeAt(table.options, space);
  if (!route) return undefined;
  return [
    { spaces: openFrom(table, space, -1), numbers: card - below(table.sea, space, route) - 1, clause: '4.8' },
    { spaces: openFrom(table, space, 1), numbers: above(table.sea, space, route) - card - 1, clause: '4.8' },
  ].find(({ spaces, numbers }) => spaces > numbers);
};

/** A number and the clause that sets it. */
export interface Counted {
  readonly count: number;
  readonly clause: string;
}

/** 5.3 How many cards this viewer can pledge at most. */
export const mostPledged = (view: View): Counted => ({
  count: view.viewer === 'watcher' ? 0 : givableBy(rulesOf(view.options), view, view.viewer, ownHand(view)),
  clause: '5.3',
});

/** 5.5 How many cards of its pile a seat may give without having seen them. */
export const mostUnseen = (table: Open, seat: Seat): Counted => ({
  count: unseenOf(rulesOf(table.options), table, seat),
  clause: '5.5',
});

/** Why this card may not be discarded. */
export const whyKept = (table: Open, card: Card): Refused => {
  const bar = keptBy(rulesOf(table.options), table, card);
  return bar && refuse(bar.code, bar.clause, { cards: [card] });
};

/** How many cards of an ascending hand may be discarded. */
export const mostThrown = (table: Open, hand: readonly Card[]): number =>
  throwable(rulesOf(table.options), table, hand);

/** Moves for which cards of the hand are discarded, and nothing else. */
export type Throw = Extract<Move, { cards: readonly Card[] }>['type'];

/** How many cards this viewer has to discard for such a move; undefined where the move is not in play. */
export const cardsFor = (view: View, type: Throw | 'turn'): Counted | undefined => {
  const { viewer, given, pledges, phase } = view;
  if (viewer === 'watcher') return undefined;
  if (type === 'discard') return { count: 2, clause: '7.1' };
  if (type === 'give')
    return phase === 'give' && given[viewer] === false ? { count: pledges[viewer] ?? 0, clause: '5.5' } : undefined;
  const rules = rulesOf(view.options);
  const costs = rules.deeds.find(deed => deed.type === type)?.costs;
  return costs && { count: costs.count(rules, view, viewer, ownHand(view)), clause: costs.clause };
};

/** The move for which this viewer has to discard cards now, without a choice. */
export const mustThrow = (view: View): Throw | undefined => {
  const { phase, toAct, viewer } = view;
  if (toAct.kind !== 'seats' || viewer === 'watcher' || !toAct.must.includes(viewer)) return undefined;
  if (phase === 'give') return cardsFor(view, 'give') ? 'give' : undefined;
  return rulesOf(view.options).deeds.find(({ costs }) => costs?.due === phase)?.type as Throw | undefined;
};

/** The rows that can be chosen in this phase; undefined where no row is to be chosen. */
export const rowsToChoose = (table: Open): readonly Row[] | undefined => {
  const rules = rulesOf(table.options);
  for (const rows of rules.rows) {
    const found = rows(rules, table);
    if (found) return found;
  }
  return undefined;
};

/** 6.1 Why this viewer could not arrive, were it their turn. */
export const whyNoArrival = (view: View): Refused =>
  view.viewer === 'watcher' ? undefined : whyNotArrive(rulesOf(view.options), view, view.viewer, ownHand(view));

/** 5.1 Whether departure cards are played with. */
export const departs = (options: Options): boolean => rulesOf(options).departs;

/** How many cards in the piles nobody will ever hold: they take effect when they are drawn. */
export const neverHeld = (table: Open): number => {
  let count = 0;
  for (const hidden of rulesOf(table.options).hidden)
    for (const { count: unseen, inHands } of hidden(table, [])) if (!inHands) count += unseen;
  return count;
};

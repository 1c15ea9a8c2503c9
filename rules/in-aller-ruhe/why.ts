import { refuse, type Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, GROUP_DISCARD, isIsland, type Card } from './cards.js';
import type { Refused, Rules } from './chapter.js';
import { deedOf } from './encoding.js';
import { closedBy, deferredBy, givableBy, mustDepart, throwable, unseenOf, whyNotNow, whyNotThrown } from './hands.js';
import { isOfVariant, rulesOf } from './rules.js';
import { above, ascends, below, neighbours, OPEN, price, type Route, type Space } from './sea.js';
import { isBasic, type BasicMove, type Open, type PlayersMove } from './types.js';

type Lay = Extract<BasicMove, { type: 'lay' }>;
type Give = Extract<BasicMove, { type: 'give' }>;

/** Which clause sets the price of a space: two laid neighbours, one, or none. */
export const priceClause = (sea: readonly Card[], space: Space, route: Route): string => {
  const laid = neighbours(sea, space, route);
  return laid === 2 ? '4.5' : laid === 1 ? '4.4' : '4.7';
};

/** Chapter 4 Why an island may not be laid here, were it this player's free choice. */
const whyNotLay = (
  rules: Rules,
  table: Open,
  seat: Seat,
  hand: readonly Card[],
  { card, space, pay }: Lay,
): Refused => {
  const { sea } = table;
  if (!isIsland(card)) return refuse('not-an-island', '4.1', { card });
  if (!hand.includes(card)) return refuse('card-not-held', '4.1', { cards: [card] });
  const laid = sea[space];
  const route = rules.routes.find(({ to }) => space < to);
  if (laid === undefined || !route) return refuse('no-such-space', '1.1', { space, last: rules.spaces - 1 });
  if (laid !== OPEN) return refuse('space-taken', '4.1', { space, card: laid });
  const closed = closedBy(rules, table, seat, space);
  if (closed) return refuse(closed.code, closed.clause, { space });
  if (!ascends(sea, card, space, route)) {
    const bounds = { below: below(sea, space, route), above: above(sea, space, route) };
    return refuse('not-ascending', '4.2', { card, space, ...bounds });
  }
  for (const forbids of rules.forbids) {
    const bar = forbids(table, card, space);
    if (bar) return refuse(bar.code, bar.clause, { card, space });
  }
  const cost = price(sea, card, space, route);
  const others = throwable(rules, table, hand) - 1;
  if (cost > others) return refuse('price-too-high', '4.6', { card, space, price: cost, others });
  const later = deferredBy(rules, table, space);
  if (later) return pay.length > 0 ? refuse(later.code, later.clause, { space }) : undefined;
  if (pay.length !== cost)
    return refuse('wrong-payment', priceClause(sea, space, route), { price: cost, paid: pay.length });
  return whyNotThrown(rules, table, hand, [card, ...pay], '4.6');
};

/** 6.1 Why this hand may not arrive, were it this player's turn. */
export const whyNotArrive = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): Refused => {
  if (!hand.includes(ARRIVAL)) return refuse('card-not-held', '6.1', { cards: [ARRIVAL] });
  if (table.open > 0) return refuse('sea-not-full', '6.1', { open: table.open });
  if (table.departedBy === null && rules.departs) return refuse('no-departure-yet', '6.1');
  for (const bars of rules.bars) {
    const barred = bars(table, seat, hand);
    if (barred) return barred;
  }
  return undefined;
};

const whyNotDiscard = (rules: Rules, table: Open, hand: readonly Card[], cards: readonly Card[]): Refused => {
  if (cards.length !== 2) return refuse('not-two-cards', '7.1', { count: cards.length });
  return whyNotThrown(rules, table, hand, cards, '7.1');
};

const whyNotDepart = ({ departedBy }: Open, hand: readonly Card[]): Refused => {
  if (departedBy !== null) return refuse('departure-placed', '5.9');
  if (!hand.includes(DEPARTURE)) return refuse('card-not-held', '5.1', { cards: [DEPARTURE] });
  return undefined;
};

const whyNotPledge = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[], count: number): Refused => {
  if (table.phase !== 'pledge') return refuse('not-departing', '5.3');
  if (table.pledges[seat] !== null) return refuse('already-pledged', '5.3', { count: table.pledges[seat] ?? 0 });
  const most = givableBy(rules, table, seat, hand);
  if (count > most || count < 0) return refuse('pledge-out-of-range', '5.3', { count, most });
  return undefined;
};

const whyNotGive = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[], { cards, unseen }: Give): Refused => {
  if (table.phase === 'pledge') return refuse('pledges-first', '5.3', { eight: GROUP_DISCARD });
  if (table.phase !== 'give') return refuse('not-departing', '5.5');
  if (table.given[seat]) return refuse('already-given', '5.5');
  const most = unseenOf(rules, table, seat);
  if (unseen !== undefined && unseen > most) return refuse('unseen-not-allowed', '5.5', { count: unseen, most });
  const pledged = table.pledges[seat] ?? 0;
  const count = cards.length + (unseen ?? 0);
  if (count !== pledged) return refuse('wrong-number-given', '5.5', { count, pledged });
  return whyNotThrown(rules, table, hand, cards, '5.5');
};

/** Why this seat may not make this move now; from a state or from a view, with the seat's hand. */
export const why = (table: Open, seat: Seat, hand: readonly Card[], move: PlayersMove): Refused => {
  if (table.phase === 'over') return refuse('game-over', '8.1');
  if (table.phase === 'deal') return refuse('not-dealt', '2.3');
  const rules = rulesOf(table.options);
  if (!isBasic(move)) {
    const deed = deedOf(move);
    return rules.deeds.includes(deed)
      ? deed.why(rules, table, seat, hand, move)
      : refuse('not-in-play', '3.1', { of: isOfVariant(deed) ? 'variant' : 'expansion' });
  }
  if (move.type === 'pledge') return whyNotPledge(rules, table, seat, hand, move.count);
  if (move.type === 'give') return whyNotGive(rules, table, seat, hand, move);
  const pending = whyNotNow(rules, table, seat);
  if (pending) return pending;
  if (move.type === 'depart') return whyNotDepart(table, hand);
  if (mustDepart(table, hand)) return refuse('departure-first', '5.1');
  switch (move.type) {
    case 'lay':
      return whyNotLay(rules, table, seat, hand, move);
    case 'arrive':
      return whyNotArrive(rules, table, seat, hand);
    case 'discard':
      return whyNotDiscard(rules, table, hand, move.cards);
  }
};

import { refuse, type Refusal, type Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, GROUP_DISCARD, isIsland, type Card } from './cards.js';
import { mustDepart } from './moves.js';
import { above, ascends, below, OPEN, price, SPACES, type Space } from './sea.js';
import type { Code, Move, Open } from './types.js';

type PlayersMove = Exclude<Move, { type: 'deal' }>;
type Lay = Extract<Move, { type: 'lay' }>;
type Refused = Refusal<Code> | undefined;

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

/** Which clause sets the price of a space: two laid neighbours, one, or none. */
const priceClause = (sea: readonly Card[], space: Space): string => {
  const laid = [sea[space - 1] ?? OPEN, sea[space + 1] ?? OPEN].filter(card => card !== OPEN).length;
  return laid === 2 ? '4.5' : laid === 1 ? '4.4' : '4.7';
};

/** Chapter 4 Why an island may not be laid here, were it this player's free choice. */
const whyNotLay = ({ sea }: Open, hand: readonly Card[], { card, space, pay }: Lay): Refused => {
  if (!isIsland(card)) return refuse('not-an-island', '4.1', { card });
  if (!hand.includes(card)) return refuse('card-not-held', '4.1', { cards: [card] });
  const laid = sea[space];
  if (laid === undefined) return refuse('no-such-space', '1.1', { space, last: SPACES - 1 });
  if (laid !== OPEN) return refuse('space-taken', '4.1', { space, card: laid });
  if (!ascends(sea, card, space))
    return refuse('not-ascending', '4.2', { card, space, below: below(sea, space), above: above(sea, space) });
  const cost = price(sea, card, space);
  if (cost > hand.length - 1)
    return refuse('price-too-high', '4.6', { card, space, price: cost, others: hand.length - 1 });
  if (pay.length !== cost) return refuse('wrong-payment', priceClause(sea, space), { price: cost, paid: pay.length });
  return whyNotHeld(hand, [card, ...pay], '4.6');
};

const whyNotArrive = ({ open, departedBy }: Open, hand: readonly Card[]): Refused => {
  if (!hand.includes(ARRIVAL)) return refuse('card-not-held', '6.1', { cards: [ARRIVAL] });
  if (open > 0) return refuse('sea-not-full', '6.1', { open });
  if (departedBy === null) return refuse('no-departure-yet', '6.1');
  return undefined;
};

const whyNotDiscard = (hand: readonly Card[], cards: readonly Card[]): Refused => {
  if (cards.length !== 2) return refuse('not-two-cards', '7.1', { count: cards.length });
  return whyNotHeld(hand, cards, '7.1');
};

const whyNotDepart = ({ departedBy }: Open, hand: readonly Card[]): Refused => {
  if (departedBy !== null) return refuse('departure-placed', '5.9');
  if (!hand.includes(DEPARTURE)) return refuse('card-not-held', '5.1', { cards: [DEPARTURE] });
  return undefined;
};

const whyNotPledge = (table: Open, seat: Seat, hand: readonly Card[], count: number): Refused => {
  if (table.phase !== 'pledge') return refuse('not-departing', '5.3');
  if (table.pledges[seat] !== null) return refuse('already-pledged', '5.3', { count: table.pledges[seat] ?? 0 });
  if (count > hand.length || count < 0) return refuse('pledge-out-of-range', '5.3', { count, most: hand.length });
  return undefined;
};

const whyNotGive = (table: Open, seat: Seat, hand: readonly Card[], cards: readonly Card[]): Refused => {
  if (table.phase === 'pledge') return refuse('pledges-first', '5.3', { eight: GROUP_DISCARD });
  if (table.phase !== 'give') return refuse('not-departing', '5.5');
  if (table.given[seat]) return refuse('already-given', '5.5');
  const pledged = table.pledges[seat] ?? 0;
  if (cards.length !== pledged) return refuse('wrong-number-given', '5.5', { count: cards.length, pledged });
  return whyNotHeld(hand, cards, '5.5');
};

/** Why this seat may not make this move now; from a state or from a view, with the seat's hand. */
export const why = (table: Open, seat: Seat, hand: readonly Card[], move: PlayersMove): Refused => {
  if (table.phase === 'over') return refuse('game-over', '8.1');
  if (table.phase === 'deal') return refuse('not-dealt', '2.3');
  switch (move.type) {
    case 'pledge':
      return whyNotPledge(table, seat, hand, move.count);
    case 'give':
      return whyNotGive(table, seat, hand, move.cards);
    case 'lay':
    case 'depart':
    case 'arrive':
    case 'discard':
      break;
  }
  if (table.phase !== 'turn') return refuse('departing', '5.2');
  if (seat !== table.turn) return refuse('not-your-turn', '3.1', { turn: table.turn });
  if (move.type === 'depart') return whyNotDepart(table, hand);
  if (mustDepart(table, hand)) return refuse('departure-first', '5.1');
  switch (move.type) {
    case 'lay':
      return whyNotLay(table, hand, move);
    case 'arrive':
      return whyNotArrive(table, hand);
    case 'discard':
      return whyNotDiscard(hand, move.cards);
  }
};

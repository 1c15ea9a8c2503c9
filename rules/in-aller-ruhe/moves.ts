import type { Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, isIsland, type Card } from './cards.js';
import { ARRIVE, CHOICES, code, DEPART, DISCARD, GIVE, isFirstOfEquals, LAY, PLEDGE, twins } from './codes.js';
import { OPEN, SPACES } from './sea.js';
import { at } from './state.js';
import type { Open } from './types.js';

/** No list is longer: ten cards on 34 free spaces and two that cost up to C(9, 4). */
export const MOST_MOVES = 4096;

/** 5.1 A departure card at the start of a turn has to be played while none lies. A hand ascends, so it is the last card. */
export const mustDepart = (table: Pick<Open, 'departedBy'>, hand: readonly Card[]): boolean =>
  table.departedBy === null && hand.length > 0 && at(hand, hand.length - 1) === DEPARTURE;

export const isFull = (sea: readonly Card[]): boolean => !sea.includes(OPEN);

/** 6.1 */
export const mayArrive = (table: Pick<Open, 'departedBy' | 'sea'>, hand: readonly Card[]): boolean =>
  table.departedBy !== null && hand.includes(ARRIVAL) && isFull(table.sea);

const listChoices = (hand: readonly Card[], kind: number, count: number, out: Int32Array, from: number): number => {
  let n = from;
  const same = twins(hand);
  for (const mask of CHOICES[hand.length]?.[count] ?? []) if (isFirstOfEquals(mask, same)) out[n++] = code(kind, mask);
  return n;
};

/**
 * 4.1–4.7 Every way to lay an island. It fits the spaces between the last smaller and the first
 * larger island; only the two ends of that gap have a neighbour and so a price.
 */
const listLays = (sea: readonly Card[], hand: readonly Card[], out: Int32Array, from: number): number => {
  let n = from;
  const same = twins(hand);
  let space = 0;
  let before = 0; // the last smaller island
  let firstOpen = 0; // the space after it
  for (let slot = 0; slot < hand.length; slot++) {
    const card = at(hand, slot);
    if (!isIsland(card)) break; // a hand ascends: from here on there are no islands
    // Hands ascend and so does the sea: go on from where the card before stopped.
    for (; space < SPACES; space++) {
      const laid = at(sea, space);
      if (laid === OPEN) continue;
      if (laid > card) break;
      before = laid;
      firstOpen = space + 1;
    }
    const after = space < SPACES ? at(sea, space) : 0; // the first larger island, 0 for none
    const last = space - 1;
    for (let s = firstOpen; s <= last; s++) {
      let cost = 0;
      if (s === firstOpen && before > 0) cost = card - before;
      if (s === last && after > 0) cost = cost > 0 ? Math.min(cost, after - card) : after - card;
      if (cost === 0) out[n++] = code(LAY, 0, slot, s);
      else if (cost < hand.length)
        for (const mask of at(at(CHOICES, hand.length), cost))
          if (!(mask & (1 << slot)) && isFirstOfEquals(mask, same)) out[n++] = code(LAY, mask, slot, s);
    }
  }
  return n;
};

/** Writes the codes of everything that this seat may do now; takes a state or a view, and the seat's hand. */
export const list = (table: Open, seat: Seat, hand: readonly Card[], out: Int32Array): number => {
  switch (table.phase) {
    case 'turn': {
      if (seat !== table.turn) return 0;
      if (mustDepart(table, hand)) {
        out[0] = code(DEPART);
        return 1;
      }
      let n = 0;
      if (mayArrive(table, hand)) out[n++] = code(ARRIVE);
      n = listLays(table.sea, hand, out, n);
      return listChoices(hand, DISCARD, 2, out, n);
    }
    case 'pledge': {
      if (table.pledges[seat] !== null) return 0;
      for (let count = 0; count <= hand.length; count++) out[count] = code(PLEDGE, count);
      return hand.length + 1;
    }
    case 'give':
      return at(table.given, seat) ? 0 : listChoices(hand, GIVE, table.pledges[seat] ?? 0, out, 0);
    case 'deal':
    case 'over':
      return 0;
  }
};

/** 8.2 Whether anything can be done: two cards can always be thrown, or the departure card among them played. */
export const canAct = (table: Open, hand: readonly Card[]): boolean => {
  if (hand.length !== 1) return hand.length > 1;
  return mustDepart(table, hand) || mayArrive(table, hand) || listLays(table.sea, hand, SCRATCH, 0) > 0;
};
const SCRATCH = new Int32Array(SPACES);

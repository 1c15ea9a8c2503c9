import type { Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, ISLANDS, type Card } from './cards.js';
import {
  ARRIVE,
  CHOICES,
  code,
  DEPART,
  DISCARD,
  GIVE,
  isFirstOfEquals,
  LAY,
  maskOf,
  PAYMENTS,
  PLEDGE,
  twins,
} from './codes.js';
import { SPACES, type Gaps, type Space } from './sea.js';
import type { Open } from './types.js';

/** No list is longer: ten cards on 34 free spaces and two that cost up to C(9, 4). */
export const MOST_MOVES = 4096;

/** 5.1 A departure card at the start of a turn has to be played while none lies. A hand ascends, so it is the last card. */
export const mustDepart = (table: Pick<Open, 'departedBy'>, hand: readonly Card[]): boolean =>
  table.departedBy === null && hand.length > 0 && hand[hand.length - 1] === DEPARTURE;

/** 6.1 */
export const mayArrive = (table: Pick<Open, 'departedBy' | 'open'>, hand: readonly Card[]): boolean =>
  table.open === 0 && table.departedBy !== null && hand.includes(ARRIVAL);

/** Appends one move for each of these masks. */
const listMasks = (masks: readonly number[], base: number, out: Int32Array, from: number): number => {
  for (let i = 0; i < masks.length; i++) out[from + i] = base | code(0, masks[i]);
  return from + masks.length;
};

/** Equal cards are one choice: keeps, of moves that throw the same cards, the first. */
const dropTwins = (hand: readonly Card[], out: Int32Array, count: number): number => {
  const same = twins(hand);
  if (same === 0) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const listed = out[i] as number;
    if (isFirstOfEquals(maskOf(listed), same)) out[kept++] = listed;
  }
  return kept;
};

const listChoices = (hand: readonly Card[], kind: number, count: number, out: Int32Array, from: number): number =>
  count > hand.length ? from : listMasks(CHOICES[hand.length]?.[count] as number[], code(kind), out, from);

/** 4.1–4.7 Every way to lay an island. Only the two ends of its gap have a neighbour and so a price. */
const listLays = (
  sea: readonly Card[],
  { lowest, highest }: Gaps,
  hand: readonly Card[],
  out: Int32Array,
  from: number,
): number => {
  const payments = PAYMENTS[hand.length] as (readonly (readonly number[])[])[];
  let n = from;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot] as Card;
    if (card > ISLANDS) break; // a hand ascends: from here on there are no islands
    const first = lowest[card] as Space;
    const last = highest[card] as Space;
    if (first > last) continue;
    const up = first === 0 ? 0 : card - (sea[first - 1] as Card);
    const down = last === SPACES - 1 ? 0 : (sea[last + 1] as Card) - card;
    const low = first < last ? up : up === 0 || down === 0 ? up + down : Math.min(up, down);
    const bySize = payments[slot] as (readonly number[])[];
    if (low === 0) out[n++] = code(LAY, 0, slot, first);
    else if (low < hand.length) n = listMasks(bySize[low] as number[], code(LAY, 0, slot, first), out, n);
    if (first === last) continue;
    for (let s = first + 1; s < last; s++) out[n++] = code(LAY, 0, slot, s);
    if (down === 0) out[n++] = code(LAY, 0, slot, last);
    else if (down < hand.length) n = listMasks(bySize[down] as number[], code(LAY, 0, slot, last), out, n);
  }
  return n;
};

/** Writes the codes of everything that this seat may do now; takes a state or a view, its gaps, and the seat's hand. */
export const list = (table: Open, gaps: Gaps, seat: Seat, hand: readonly Card[], out: Int32Array): number => {
  switch (table.phase) {
    case 'turn': {
      if (seat !== table.turn) return 0;
      if (mustDepart(table, hand)) {
        out[0] = code(DEPART);
        return 1;
      }
      let n = 0;
      if (mayArrive(table, hand)) out[n++] = code(ARRIVE);
      n = listLays(table.sea, gaps, hand, out, n);
      n = listChoices(hand, DISCARD, 2, out, n);
      return dropTwins(hand, out, n);
    }
    case 'pledge': {
      if (table.pledges[seat] !== null) return 0;
      for (let count = 0; count <= hand.length; count++) out[count] = code(PLEDGE, count);
      return hand.length + 1;
    }
    case 'give':
      return table.given[seat] ? 0 : dropTwins(hand, out, listChoices(hand, GIVE, table.pledges[seat] ?? 0, out, 0));
    case 'deal':
    case 'over':
      return 0;
  }
};

/** 8.2 Whether anything can be done: two cards can always be thrown, or the departure card among them played. */
export const canAct = (table: Open, gaps: Gaps, hand: readonly Card[]): boolean => {
  if (hand.length !== 1) return hand.length > 1;
  return mustDepart(table, hand) || mayArrive(table, hand) || listLays(table.sea, gaps, hand, SCRATCH, 0) > 0;
};
const SCRATCH = new Int32Array(SPACES);

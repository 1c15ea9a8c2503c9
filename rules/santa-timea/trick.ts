import type { Seat } from '../core/index.js';
import { BRIDE, windDirection, type Card, type Wind } from './cards.js';
import { NO_VALUE, VALUES, type Value } from './values.js';

/** How a trick stands: who takes the wind card and who leads next, as places from the leader on. */
export type Verdict = number;

const NOBODY = 7;
/** Who takes the wind card; null if only ties are left. */
export const takerIn = (verdict: Verdict): number | null => ((verdict & 7) === NOBODY ? null : verdict & 7);
/** Who leads next; the leader again if only ties are left. */
export const nextIn = (verdict: Verdict): number => verdict >> 3;

const worth: Value[] = [0, 0, 0, 0, 0];

/** All bits if a whole number is negative, none otherwise: choices without a branch that no processor can foresee. */
const ifNegative = (x: number): number => x >> 31;

/**
 * 3.2, 3.3, chapters 5 and 6 Judges `count` cards of a list, from `from` on. At search speed:
 * nothing is made anew.
 */
export const judge = (cards: readonly Card[], from: number, count: number, wind: Wind): Verdict => {
  const values = VALUES[windDirection(wind)] as readonly Value[];
  let before = NO_VALUE;
  let out = 0; // a bit for each place
  for (let i = 0; i < count; i++) {
    const card = cards[from + i] as Card;
    if (card !== BRIDE) before = values[card] as Value; // 6.1 a bride copies the value before it
    worth[i] = before;
    for (let j = 0; j < i; j++) {
      const equal = ifNegative((before ^ (worth[j] as Value)) - 1);
      out |= equal & ((1 << i) | (1 << j)); // 5.1
    }
  }
  // Value and place side by side, so that the lowest and the highest bring their places along.
  let lowest = NOBODY | (0xffff << 3);
  let highest = 0; // 5.3 the leader stays
  for (let i = 0; i < count; i++) {
    const mine = worth[i] as Value;
    const isIn = ifNegative(-mine) & (((out >> i) & 1) - 1); // 5.1, 6.4
    const played = (mine << 3) | i;
    const below = isIn & (played - lowest);
    lowest += below & ifNegative(below);
    const above = isIn & (highest - played);
    highest -= above & ifNegative(above);
  }
  const taker = cards[from] === BRIDE ? 0 : lowest & 7; // 6.3
  return taker | ((highest & 7) << 3);
};

/** One card of a trick as it stands, complete or not. */
export interface Standing {
  readonly seat: Seat;
  readonly card: Card;
  /** What it is worth; a bride is worth what the card before it is (6.1), and nothing if there is none (6.3, 6.4). */
  readonly value: Value;
  /** 5.1 Knocked out by an equal value. */
  readonly out: boolean;
  readonly takes: boolean;
  readonly leads: boolean;
}

/** Who would take and who would lead, if this were the whole trick. */
export const standings = (cards: readonly Card[], leader: Seat, seats: number, wind: Wind): Standing[] => {
  if (cards.length === 0) return [];
  const verdict = judge(cards, 0, cards.length, wind);
  const values = worth.slice(0, cards.length);
  return cards.map((card, i) => ({
    seat: (leader + i) % seats,
    card,
    value: values[i] as Value,
    out: values[i] !== NO_VALUE && values.indexOf(values[i] as Value) !== values.lastIndexOf(values[i] as Value),
    takes: takerIn(verdict) === i,
    leads: nextIn(verdict) === i,
  }));
};

import type { Seat } from '../core/index.js';
import { PLACES } from './chart.js';
import { secondColour } from './colours.js';
import type { Card, Colour, Move, Shift } from './types.js';

/**
 * Inside, a turn is a small whole number: whether the bonus is taken, the space that is left (plus 1; 0 if no ship can be
 * chosen), how the beacon moves (0: not at all), the card's slot in the ascending hand, and with the great fleet whether
 * it is the hand of the seat's second colour.
 */
export const BONUS = 1;
export const spacePart = (space: number): number => (space + 1) << 1;
export const shiftPart = (from: number, to: number): number => (from * PLACES + to + 1) << 9;
export const cardPart = (slot: number, second: number): number => (slot << 15) | (second << 17);

export const takesBonus = (code: number): boolean => (code & BONUS) !== 0;
/** The space that is left, or −1 if no ship can be chosen: a number, so that V8 keeps it one. */
export const spaceOf = (code: number): number => ((code >> 1) & 255) - 1;
/** From and to, or −1 if no beacon moves. */
export const shiftOf = (code: number): number => ((code >> 9) & 63) - 1;
export const slotOf = (code: number): number => (code >> 15) & 3;
export const colourOf = (code: number, seat: Seat): Colour => (((code >> 17) & 1) === 0 ? seat : secondColour(seat));

export type Sail = Extract<Move, { type: 'sail' }>;

const shiftIn = (code: number): Shift | null => {
  const shift = shiftOf(code);
  return shift < 0 ? null : { from: Math.floor(shift / PLACES), to: shift % PLACES };
};

export const decode = (hands: readonly (readonly Card[])[], seat: Seat, code: number): Sail => {
  const colour = colourOf(code, seat);
  const space = spaceOf(code);
  return {
    type: 'sail',
    colour,
    card: hands[colour]?.[slotOf(code)] as Card,
    beacon: shiftIn(code),
    from: space < 0 ? null : space,
    bonus: takesBonus(code),
  };
};

/** The code of a move that `why` let through. */
export const encode = (hands: readonly (readonly Card[])[], seat: Seat, move: Sail): number =>
  (move.bonus ? BONUS : 0) |
  (move.from === null ? 0 : spacePart(move.from)) |
  (move.beacon ? shiftPart(move.beacon.from, move.beacon.to) : 0) |
  cardPart(hands[move.colour]?.indexOf(move.card) ?? 0, move.colour === seat ? 0 : 1);

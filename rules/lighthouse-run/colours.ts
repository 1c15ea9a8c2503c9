import type { Seat } from '../core/index.js';
import { rulesOf, type Mode } from './modes.js';
import type { Colour } from './types.js';

/** 9.9 Two colours each are for two players: so far apart are the colours of a seat. */
const PLAYERS = 2;

/** How many colours are on the river. */
export const coloursIn = (mode: Mode, seats: number): number => {
  const { coloursPerSeat, unowned } = rulesOf(mode);
  return coloursPerSeat * seats + (unowned ? 1 : 0);
};

/** 1.3, 9.2, 9.9 Who sails this colour; null if nobody does. */
export const ownerOf = (mode: Mode, colour: Colour): Seat | null => {
  const { coloursPerSeat, unowned } = rulesOf(mode);
  if (unowned && unowned.colour === colour) return null;
  return coloursPerSeat > 1 ? colour % PLAYERS : colour;
};

/** A seat's colours: one, or two with the great fleet. */
export const coloursOf = (mode: Mode, seat: Seat): readonly Colour[] =>
  hasTwoColours(mode) ? [seat, secondColour(seat)] : [seat];

/** 9.9 */
export const hasTwoColours = (mode: Mode): boolean => rulesOf(mode).coloursPerSeat > 1;

export const secondColour = (seat: Seat): Colour => seat + PLAYERS;

/** A seat's colours as a set of bits. */
export const colourBits = (mode: Mode, seat: Seat): number =>
  hasTwoColours(mode) ? (1 << seat) | (1 << secondColour(seat)) : 1 << seat;

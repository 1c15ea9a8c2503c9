import type { Seat } from '../core/index.js';
import type { Colour, Mode } from './types.js';

export const SHIPS = 5; // 1.3

/** 9.2 Erik's colour: the one after those of the two players. */
export const ERIK: Colour = 2;

/** 9.9 The great fleet is for two: the colours of a seat are so far apart. */
const FLEETS = 2;

/** How many colours are on the river. */
export const coloursIn = (mode: Mode, seats: number): number =>
  mode === 'erik' ? seats + 1 : mode === 'fleet' ? FLEETS * seats : seats;

/** 1.3, 9.2, 9.9 Who sails this colour; null for Erik. */
export const ownerOf = (mode: Mode, colour: Colour): Seat | null => {
  switch (mode) {
    case 'standard':
      return colour;
    case 'erik':
      return colour === ERIK ? null : colour;
    case 'fleet':
      return colour % FLEETS;
  }
};

/** A seat's colours: one, or two with the great fleet. */
export const coloursOf = (mode: Mode, seat: Seat): readonly Colour[] =>
  mode === 'fleet' ? [seat, secondColour(seat)] : [seat];

export const secondColour = (seat: Seat): Colour => seat + FLEETS;

/** A seat's colours as a set of bits. */
export const colourBits = (mode: Mode, seat: Seat): number =>
  mode === 'fleet' ? (1 << seat) | (1 << secondColour(seat)) : 1 << seat;

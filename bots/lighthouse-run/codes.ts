import type { Seat } from '@seekiste/rules/core';
import { COLOURS, HAND, lighthouseRun, PLACES, type State } from '@seekiste/rules/lighthouse-run';

/**
 * What a code of the kernel stands for, as one number that can be read without making anything. The
 * kernel's `decode` makes an object each time, which is too slow for playouts; so each code is decoded
 * once, and what it says is kept.
 */
export type Turn = number;

/** The card's slot in the hand. */
export const slotIn = (turn: Turn): number => turn & 3;
/** 0 for the seat's first colour, 1 for the second one of the great fleet. */
export const secondIn = (turn: Turn): number => (turn >> 2) & 1;
export const takesBonus = (turn: Turn): boolean => (turn & 8) !== 0;
/** The lighthouses that change, as bits by place. */
export const shiftIn = (turn: Turn): number => (turn >> 4) & ((1 << PLACES) - 1);
/** Card and lighthouses: moves that share them follow each other in the kernel's list. */
export const runIn = (turn: Turn): number => turn & ((1 << (4 + PLACES)) - 1) & ~8;
/** The space that is left, or −1 if no ship can be chosen. */
export const fromIn = (turn: Turn): number => (turn >> (4 + PLACES)) - 1;

/** A table where every hand holds the cards 0, 1 and 2, so that the card that is decoded is the slot. */
const probe: State = lighthouseRun.start({ mode: 'fleet' }, 2);
for (let colour = 0; colour < COLOURS.length; colour++)
  for (let slot = 0; slot < HAND; slot++) probe.hands[colour]?.push(slot);

const SEAT: Seat = 0;

const decoded = (code: number): Turn => {
  const move = lighthouseRun.kernel.decode(probe, SEAT, code);
  if (move.type !== 'sail') throw new Error(`the code ${code} is no turn`);
  const { card, colour, beacon, from, bonus } = move;
  const shift = beacon ? (1 << beacon.from) | (1 << beacon.to) : 0;
  return (
    card |
    ((colour === SEAT ? 0 : 1) << 2) |
    ((bonus ? 1 : 0) << 3) |
    (shift << 4) |
    (((from ?? -1) + 1) << (4 + PLACES))
  );
};

const UNKNOWN = -1;
let known = new Int32Array(1 << 18).fill(UNKNOWN);

const learn = (code: number): Turn => {
  if (code >= known.length) {
    const larger = new Int32Array(2 * code).fill(UNKNOWN);
    larger.set(known);
    known = larger;
  }
  return (known[code] = decoded(code));
};

export const turnOf = (code: number): Turn => {
  const turn = known[code] ?? UNKNOWN;
  return turn === UNKNOWN ? learn(code) : turn;
};

/** The lit lighthouses as bits by place. */
export const litBits = (lit: readonly boolean[]): number => {
  let bits = 0;
  for (let place = 0; place < PLACES; place++) if (lit[place]) bits |= 1 << place;
  return bits;
};

import type { Rng, Seat } from '../core/index.js';
import { ALL_LIT, PLACES, SHIPS, type Chart } from './chart.js';
import { BONUS, cardPart, shiftPart, spacePart } from './codes.js';
import { colourBits, hasTwoColours, secondColour } from './colours.js';
import { goesOn, litBits } from './light.js';
import { isMixed } from './sail.js';
import { isCaught } from './storm.js';
import type { Card, Colour, Open, Place, Space, Tower } from './types.js';

/** The beacon stays, or goes from one of three places to one of three others. */
const MOST_SHIFTS = 1 + 3 * 3;
/** Three cards in a hand, two hands with the great fleet. */
const MOST_RUNS = 2 * 3 * MOST_SHIFTS;

/**
 * No list is longer: a space is one choice, and two if a bonus is offered, for which it needs two ships; so there are
 * never more choices of space and bonus than the 20 ships.
 */
export const MOST_MOVES = MOST_RUNS * 4 * SHIPS;

/** 9.11 Whether a seat may play a card of this colour now: with the great fleet, the second one is of the other colour. */
export const mayPlay = ({ used }: Pick<Open, 'used'>, seat: Seat, colour: Colour): boolean => used[seat] !== colour;

/**
 * Moves come in runs that share card and beacon, and differ in the space that is left and in the bonus. Listing writes
 * the runs out; picking at random need not.
 */
const RUN_BASE = new Int32Array(MOST_RUNS);
const RUN_CARD = new Int32Array(MOST_RUNS);
const RUN_LIT = new Int32Array(MOST_RUNS);
const RUN_WAYS = new Int32Array(MOST_RUNS);
/** The colours whose ships can be chosen, as bits: the card's own, or all. */
const RUN_COLOURS = new Int32Array(MOST_RUNS);
const ANY_COLOUR = 15;
let runs = 0;

/** By lit places (as bits): every way to move a beacon, as a part of a code, with the places that are lit then. */
const SHIFTS: readonly {
  readonly parts: readonly number[];
  readonly to: readonly Place[];
  readonly lit: readonly number[];
}[] = Array.from({ length: ALL_LIT + 1 }, (_, bits) => {
  const places = Array.from({ length: PLACES }, (_place, place) => place);
  const isLit = (place: Place): boolean => (bits & (1 << place)) !== 0;
  const ways = places.filter(isLit).flatMap(from => places.filter(to => !isLit(to)).map(to => ({ from, to })));
  return {
    parts: ways.map(({ from, to }) => shiftPart(from, to)),
    to: ways.map(({ to }) => to),
    lit: ways.map(({ from, to }) => bits ^ (1 << from) ^ (1 << to)),
  };
});

/** By space: the colours whose ships may sail from there, as bits. */
const PRESENT = new Int32Array(256);
/** The spaces where there are such ships, ascending; and those of them where own ships and others' are. */
const OCCUPIED = new Int32Array(4 * SHIPS);
let occupied = 0;
const MIXED = new Int32Array(4 * SHIPS);
let mixed = 0;

/** 7.4 Notes where ships are that may still sail. */
const survey = (chart: Chart, { ships, cloud }: Open, own: number): void => {
  PRESENT.fill(0, 0, chart.last + 1);
  for (let colour = 0; colour < ships.length; colour++) {
    const fleet = ships[colour] as readonly Space[];
    for (let ship = 0; ship < SHIPS; ship++) {
      const space = fleet[ship] as Space;
      if (!isCaught(space, cloud, chart)) PRESENT[space] = (PRESENT[space] as number) | (1 << colour);
    }
  }
  occupied = mixed = 0;
  for (let space = 0; space <= chart.last; space++) {
    const colours = PRESENT[space] as number;
    if (colours === 0) continue;
    OCCUPIED[occupied++] = space;
    if (isMixed(colours, own)) MIXED[mixed++] = space;
  }
};

/** Whether a card can take a ship of these colours from a space; 5.7 a group card takes none from the start. */
const canLeave = (space: Space, colours: number, isGroup: boolean): boolean =>
  ((PRESENT[space] as number) & colours) !== 0 && !(isGroup && space === 0);

/** How many spaces can be left with a card. */
const countSpaces = (colours: number, isGroup: boolean): number => {
  let count = 0;
  for (let i = 0; i < occupied; i++) if (canLeave(OCCUPIED[i] as Space, colours, isGroup)) count++;
  return count;
};

/** 6.1, 6.3 How many of them offer a bonus. */
const countBonuses = (chart: Chart, lit: number, steps: number): number => {
  let count = 0;
  for (let i = 0; i < mixed; i++) if (goesOn(chart, lit, MIXED[i] as Space, steps)) count++;
  return count;
};

const addRun = (card: Card, base: number, lit: number): void => {
  RUN_CARD[runs] = card;
  RUN_BASE[runs] = base;
  RUN_LIT[runs] = lit;
  runs++;
};

/** Chapter 4 A run for each way to treat the beacons. */
const addRuns = (chart: Chart, towers: readonly Tower[], lit: number, card: Card, base: number): void => {
  const tower = chart.forces[card] as Tower | null;
  const forced = tower === null ? -1 : towers.indexOf(tower);
  // 4.2, 4.3 The forced lighthouse is lit already, or none is forced.
  const isLit = forced >= 0 && (lit & (1 << forced)) !== 0;
  if (forced < 0 || isLit) addRun(card, base, lit);
  if (isLit) return;
  const shifts = SHIFTS[lit] as (typeof SHIFTS)[number];
  for (let i = 0; i < shifts.parts.length; i++)
    if (forced < 0 || shifts.to[i] === forced)
      addRun(card, base | (shifts.parts[i] as number), shifts.lit[i] as number);
};

/** 3.4 If no ship can be chosen, there is still one way. */
const countWays = (chart: Chart, card: Card, colour: Colour, from: number): void => {
  const isCoop = chart.movements[card] === 'coop';
  const colours = isCoop ? ANY_COLOUR : 1 << colour;
  const spaces = countSpaces(colours, chart.movements[card] === 'group');
  const steps = chart.steps[card] as number;
  for (let run = from; run < runs; run++) {
    const ways = isCoop ? spaces + countBonuses(chart, RUN_LIT[run] as number, steps) : spaces;
    RUN_WAYS[run] = ways > 0 ? ways : 1;
    RUN_COLOURS[run] = colours;
  }
};

/** Everything that this seat may do now, as runs; takes a state or a view, and the hands by colour. */
const findRuns = (chart: Chart, table: Open, seat: Seat, hands: readonly (readonly Card[])[]): void => {
  runs = 0;
  if (table.phase !== 'turn' || seat !== table.turn) return;
  survey(chart, table, colourBits(table.options.mode, seat));
  const lit = litBits(table.lit);
  const hasTwo = hasTwoColours(table.options.mode);
  for (let second = 0; second < (hasTwo ? 2 : 1); second++) {
    const colour = second === 0 ? seat : secondColour(seat);
    if (!mayPlay(table, seat, colour)) continue;
    const hand = hands[colour] as readonly Card[];
    for (let slot = 0; slot < hand.length; slot++) {
      const card = hand[slot] as Card;
      if (slot > 0 && hand[slot - 1] === card) continue; // 1.5 alike cards are one choice
      const from = runs;
      addRuns(chart, table.towers, lit, card, cardPart(slot, second));
      countWays(chart, card, colour, from);
    }
  }
};

/** Writes a run's moves, the space ascending, the bonus after going without it; returns where it ends. */
const writeRun = (chart: Chart, run: number, out: Int32Array, at: number): number => {
  const base = RUN_BASE[run] as number;
  const card = RUN_CARD[run] as Card;
  const lit = RUN_LIT[run] as number;
  const colours = RUN_COLOURS[run] as number;
  const steps = chart.steps[card] as number;
  const isCoop = chart.movements[card] === 'coop';
  const isGroup = chart.movements[card] === 'group';
  let next = 0;
  let n = at;
  for (let i = 0; i < occupied; i++) {
    const space = OCCUPIED[i] as Space;
    if (!canLeave(space, colours, isGroup)) continue;
    const code = base | spacePart(space);
    out[n++] = code;
    if (!isCoop || next === mixed || MIXED[next] !== space) continue;
    next++;
    if (goesOn(chart, lit, space, steps)) out[n++] = code | BONUS;
  }
  if (n === at) out[n++] = base;
  return n;
};

/** Writes the codes of all moves, each once. */
export const list = (
  chart: Chart,
  table: Open,
  seat: Seat,
  hands: readonly (readonly Card[])[],
  out: Int32Array,
): number => {
  findRuns(chart, table, seat, hands);
  let n = 0;
  for (let run = 0; run < runs; run++) n = writeRun(chart, run, out, n);
  return n;
};

/** One of the listed moves, every one equally likely, without listing them. There must be one. */
export const pick = (chart: Chart, table: Open, seat: Seat, hands: readonly (readonly Card[])[], rng: Rng): number => {
  findRuns(chart, table, seat, hands);
  let count = 0;
  for (let run = 0; run < runs; run++) count += RUN_WAYS[run] as number;
  let index = rng.below(count);
  let run = 0;
  for (; index >= (RUN_WAYS[run] as number); run++) index -= RUN_WAYS[run] as number;
  writeRun(chart, run, SCRATCH, 0);
  return SCRATCH[index] as number;
};
const SCRATCH = new Int32Array(4 * SHIPS);

import { CHART, SHIPS, type Colour, type Space, type State } from '@seekiste/rules/lighthouse-run';
import { LIGHTS, litThen, WAYS, wayCount } from './beacons.js';
import { destination, FARTHEST } from './gains.js';
import { SPACES } from './ship-value.js';

// What a seat sees on the river, one for all, so that nothing is made anew in playouts.

/** The spaces that ships may still sail from (7.4), ascending. */
export const occupied = new Int32Array(SPACES + 1);
/** In the same order: how many ships of each colour are there, four bits for each. */
export const tallies = new Int32Array(SPACES + 1);
/** By way to treat the beacons: how many spaces the own ships there can enter, and how many the rivals' can. */
export const ownReach = new Int32Array(WAYS);
export const theirReach = new Int32Array(WAYS);

/** 1 or 0 for a number that is not negative, without a branch, which no processor could foresee. */
export const isPositive = (number: number): number => -number >>> 31;

const BITS = 4;
export const shipsOf = (tally: number, colour: Colour): number => (tally >> (BITS * colour)) & 15;
/** The lowest bit for each colour in a tally. */
const EACH = 0x1111;
/** One bit, the lowest of its four, for each colour that has a ship there. */
export const coloursIn = (tally: number): number => (tally | (tally >> 1) | (tally >> 2)) & EACH;
/** How many colours, or how many ships of all colours. */
export const countOf = (tally: number): number => (Math.imul(tally, EACH) >> 12) & 15;
export const tallyBits = (colour: Colour): number => 15 << (BITS * colour);

/** Four ways share a number, a byte for each: twenty ships with four spaces before each of them still fit. */
const SHARED = 4;
const WORDS = Math.ceil(WAYS / SHARED);

/** By lit lighthouses, space and word: how many spaces a ship there can enter, for each way to treat the beacons. */
const reach = Int32Array.from({ length: LIGHTS * SPACES * WORDS }, (_, i) => {
  const [word, space, lit] = [i % WORDS, Math.floor(i / WORDS) % SPACES, Math.floor(i / (WORDS * SPACES))];
  let bytes = 0;
  for (let k = 0; k < SHARED; k++) {
    const way = word * SHARED + k;
    if (way < (wayCount[lit] as number))
      bytes |= (destination(litThen[lit * WAYS + way] as number, space, FARTHEST) - space) << (8 * k);
  }
  return bytes;
});

const tallyAt = new Int32Array(SPACES);

/** Looks at the river for a seat with these colours, as a mask of a tally; returns how many spaces are occupied. */
export const survey = ({ ships, cloud }: State, lit: number, own: number): number => {
  const storm = CHART.cloud[cloud] as Space;
  const open = storm > 0 ? storm + 1 : 0; // 7.3
  for (let colour = 0; colour < ships.length; colour++) {
    const fleet = ships[colour] as readonly Space[];
    const one = 1 << (BITS * colour);
    for (let ship = 0; ship < SHIPS; ship++) {
      const space = fleet[ship] as Space;
      tallyAt[space] = (tallyAt[space] as number) + one;
    }
  }
  let own0 = 0;
  let own1 = 0;
  let own2 = 0;
  let their0 = 0;
  let their1 = 0;
  let their2 = 0;
  let count = 0;
  for (let space = 0; space < open; space++) tallyAt[space] = 0;
  for (let space = open; space < SPACES; space++) {
    const tally = tallyAt[space] as number;
    tallyAt[space] = 0;
    occupied[count] = space;
    tallies[count] = tally;
    count += isPositive(tally);
  }
  for (let i = 0; i < count; i++) {
    const tally = tallies[i] as number;
    const space = occupied[i] as Space;
    const at = (lit * SPACES + space) * WORDS;
    const word0 = reach[at] as number;
    const word1 = reach[at + 1] as number;
    const word2 = reach[at + 2] as number;
    const mine = countOf(tally & own);
    const others = countOf(tally & ~own);
    own0 = (own0 + Math.imul(mine, word0)) | 0;
    own1 = (own1 + Math.imul(mine, word1)) | 0;
    own2 = (own2 + Math.imul(mine, word2)) | 0;
    their0 = (their0 + Math.imul(others, word0)) | 0;
    their1 = (their1 + Math.imul(others, word1)) | 0;
    their2 = (their2 + Math.imul(others, word2)) | 0;
  }
  spread(ownReach, own0, own1, own2);
  spread(theirReach, their0, their1, their2);
  return count;
};

const spread = (out: Int32Array, word0: number, word1: number, word2: number): void => {
  for (let k = 0; k < SHARED; k++) {
    out[k] = (word0 >> (8 * k)) & 255;
    out[SHARED + k] = (word1 >> (8 * k)) & 255;
  }
  for (let k = 0; k < WAYS - 2 * SHARED; k++) out[2 * SHARED + k] = (word2 >> (8 * k)) & 255;
};

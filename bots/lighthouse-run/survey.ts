import type { Seat } from '@seekiste/rules/core';
import {
  CHART,
  COLOURS,
  isCaught,
  ownerOf,
  PLACES,
  SHIPS,
  type Space,
  type State,
} from '@seekiste/rules/lighthouse-run';
import { SPACES } from './ship-value.js';
import type { Weights } from './weights.js';

// What a seat sees on the river, one for all, so that nothing is made anew in playouts.

/** By colour and space: how many ships may sail from there. */
export const present = new Int32Array(COLOURS.length * SPACES);
/** By space: what it counts if one ship of every colour there gains a point; rivals' count less than nothing. */
export const stakes = new Float64Array(SPACES);

/** The ships that may still sail: where, and what each lit space before them is worth. */
const where = new Int32Array(COLOURS.length * SHIPS);
const lightShare = new Float64Array(COLOURS.length * SHIPS);
let sailing = 0;

/** By lit lighthouses: what the light is worth, once somebody has asked. */
const lightWorth = new Float64Array(1 << PLACES);

/** Looks at the river for a seat. */
export const survey = ({ ships, cloud, options: { mode } }: State, seat: Seat, weights: Weights): void => {
  present.fill(0);
  stakes.fill(0);
  lightWorth.fill(NaN);
  sailing = 0;
  const rivals = ships.length - (mode === 'fleet' ? 2 : 1);
  for (let colour = 0; colour < ships.length; colour++) {
    const own = ownerOf(mode, colour) === seat;
    const stake = own ? 1 : -weights.rivals / rivals;
    const share = own ? weights.light : -weights.theirLight / rivals;
    const fleet = ships[colour] as readonly Space[];
    for (let ship = 0; ship < SHIPS; ship++) {
      const space = fleet[ship] as Space;
      if (isCaught(space, cloud)) continue; // 7.4
      const at = colour * SPACES + space;
      if (present[at] === 0) stakes[space] = (stakes[space] as number) + stake;
      present[at] = (present[at] as number) + 1;
      where[sailing] = space;
      lightShare[sailing++] = share;
    }
  }
};

/** As far as the number and the light allow (5.2, 5.3). */
export const destination = (lit: number, from: Space, steps: number): Space => {
  const limit = CHART.limits[lit * SPACES + from] as Space;
  return from + steps < limit ? from + steps : limit;
};

/** A card brings no ship farther, so light beyond that is worth nothing. */
const FARTHEST = Math.max(...CHART.steps);

/** What it is worth that just these lighthouses are lit: the spaces that ships can enter. */
export const lightOf = (lit: number): number => {
  const before = lightWorth[lit] as number;
  if (!Number.isNaN(before)) return before;
  let worth = 0;
  for (let i = 0; i < sailing; i++) {
    const space = where[i] as Space;
    worth += (lightShare[i] as number) * (destination(lit, space, FARTHEST) - space);
  }
  lightWorth[lit] = worth;
  return worth;
};

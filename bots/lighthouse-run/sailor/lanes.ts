import type { Colour } from '@seekiste/rules/lighthouse-run';
import { SHARE_UNIT } from './gains.js';
import { coloursIn, countOf, isPositive, occupied, shipsOf, tallies } from './river.js';
import { SPACES } from './ship-value.js';

/** The spaces that ships may leave with a card, ascending. */
export class Lanes {
  count = 0;
  readonly spaces = new Int32Array(SPACES + 1);
  /** What it counts if the ships that sail gain a point each; rivals' count less than nothing. */
  readonly shares = new Int32Array(SPACES + 1);
  /** 6.3 What it counts if a bonus gains a point: nothing but where own ships and rivals' are. */
  readonly bonuses = new Int32Array(SPACES + 1);
}

/** 5.4, 5.6, 5.7 Notes the lanes for solo and group cards of a colour, where so many spaces are occupied. */
export const noteOwn = (solo: Lanes, group: Lanes, colour: Colour, spaces: number): void => {
  let ones = 0;
  let groups = 0;
  for (let i = 0; i < spaces; i++) {
    const ships = shipsOf(tallies[i] as number, colour);
    const space = occupied[i] as number;
    solo.spaces[ones] = group.spaces[groups] = space;
    solo.shares[ones] = SHARE_UNIT;
    group.shares[groups] = SHARE_UNIT * ships;
    ones += isPositive(ships);
    groups += isPositive(ships) & isPositive(space);
  }
  solo.count = ones;
  group.count = groups;
};

/** 5.8, 5.9 Notes the lanes for coop cards of whoever has these colours, as a mask of a tally. */
export const noteTogether = (coop: Lanes, own: number, rivalShare: number, spaces: number): void => {
  for (let i = 0; i < spaces; i++) {
    const colours = coloursIn(tallies[i] as number);
    const mine = countOf(colours & own);
    const others = countOf(colours & ~own);
    coop.spaces[i] = occupied[i] as number;
    coop.shares[i] = SHARE_UNIT * mine - rivalShare * others;
    coop.bonuses[i] = SHARE_UNIT * (isPositive(mine) & isPositive(others));
  }
  coop.count = spaces;
};

import type { Space } from '@seekiste/rules/in-aller-ruhe';

export type Owners = readonly (number | null)[];

const RUN = 3; // 16.8

/** 16.8 What a run of own islands scores besides. */
const score = (length: number): number => (length >= RUN ? length : 0);

/** How many islands of a seat lie one after another from here on, in one direction. */
const chain = (owners: Owners, seat: number, from: Space, step: 1 | -1): number => {
  let length = 0;
  while (owners[from + length * step] === seat) length++;
  return length;
};

/** 16.8 Points that an island of this seat would add to its runs here. */
export const runPoints = (owners: Owners, seat: number, space: Space): number => {
  const before = chain(owners, seat, space - 1, -1);
  const behind = chain(owners, seat, space + 1, 1);
  return score(before + 1 + behind) - score(before) - score(behind);
};

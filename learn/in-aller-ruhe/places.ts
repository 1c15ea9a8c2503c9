import { OPEN, readSpace, SPACES } from '@seekiste/rules/in-aller-ruhe';
import type { Light } from '../lesson.js';

const spaceAt = (name: string): number => {
  const space = readSpace(name);
  if (space === undefined) throw new RangeError(`no space is called ${name}`);
  return space;
};

export const sea = (islands: Readonly<Record<string, number>>, spaces = SPACES): readonly number[] => {
  const filled = new Array<number>(spaces).fill(OPEN);
  for (const [space, island] of Object.entries(islands)) filled[spaceAt(space)] = island;
  return filled;
};

export const card = (at: number): Light => ({ on: 'card', at });
export const space = (name: string): Light => ({ on: 'space', at: spaceAt(name) });
export const button = (at: string): Light => ({ on: 'act', at });
/** Rows are counted from 1, as on the table. */
export const row = (number: number): Light => ({ on: 'row', at: number - 1 });

/** A full sea. */
const LATE = [
  [2, 3, 5, 8, 9, 11],
  [14, 15, 17, 20, 22, 23],
  [26, 28, 29, 31, 33, 36],
  [38, 40, 41, 44, 46, 48],
  [50, 51, 54, 57, 59, 61],
  [64, 66, 69, 72, 75, 79],
].flat();

/** Full but for these spaces. */
export const lateSea = (open: readonly string[]): readonly number[] => {
  const spaces = open.map(spaceAt);
  return LATE.map((island, at) => (spaces.includes(at) ? OPEN : island));
};

import { chartOf, OPEN, readSpace, type Chart } from '@seekiste/rules/in-aller-ruhe';
import type { Light } from '../lesson.js';

const spaceAt = (name: string, chart: Chart): number => {
  const space = readSpace(name, chart);
  if (space === undefined) throw new RangeError(`no space is called ${name}`);
  return space;
};

/** Spaces by their names at a table with these options. */
export const placesOn = (options: { readonly variant?: string }) => {
  const chart = chartOf(options);
  return {
    sea: (islands: Readonly<Record<string, number>>): readonly number[] => {
      const filled = new Array<number>(chart.length).fill(OPEN);
      for (const [name, island] of Object.entries(islands)) filled[spaceAt(name, chart)] = island;
      return filled;
    },
    space: (name: string): Light => ({ on: 'space', at: spaceAt(name, chart) }),
  };
};

export const { sea, space } = placesOn({});

export const card = (at: number): Light => ({ on: 'card', at });
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
  const spaces = open.map(name => spaceAt(name, chartOf({})));
  return LATE.map((island, at) => (spaces.includes(at) ? OPEN : island));
};

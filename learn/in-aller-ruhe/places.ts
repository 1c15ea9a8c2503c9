import { ARRIVAL, chartOf, OPEN, readSpace, type Chart } from '@seekiste/rules/in-aller-ruhe';
import type { Light } from '../lesson.js';

const spaceAt = (name: string, chart: Chart): number => {
  const space = readSpace(name, chart);
  if (space === undefined) throw new RangeError(`no space is called ${name}`);
  return space;
};

const ISLANDS = 80;
const ARRIVALS = 5;

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

/** Every card that lies nowhere yet, dealt into two piles of these sizes: what is left over is discarded. */
export const pilesOf = (
  laid: readonly number[],
  hands: readonly (readonly number[])[],
  [first, second]: readonly [number, number],
): readonly (readonly number[])[] => {
  const used = [...laid, ...hands.flat()];
  const islands = Array.from({ length: ISLANDS }, (_, at) => at + 1).filter(card => !used.includes(card));
  const cards = [...islands, ...new Array<number>(ARRIVALS).fill(ARRIVAL)].sort((a, b) => mixed(a) - mixed(b));
  return [cards.slice(0, first), cards.slice(first, first + second)];
};

/** Any fixed order that is not ascending will do. */
const mixed = (card: number): number => (card * 37) % 83;

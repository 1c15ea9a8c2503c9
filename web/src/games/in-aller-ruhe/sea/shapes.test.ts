import { Table } from '@seekiste/rules/core';
import { chartOf, inAllerRuhe, isEdge, readSpace, VARIANTS, writeSpace } from '@seekiste/rules/in-aller-ruhe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, neighbour, shapeOf, type Direction } from './shapes.js';

type Variant = (typeof VARIANTS)[number];

const seaOf = (variant: Variant) => ({ options: { islandsRemoved: 0, strict: false, variant } });

/** A space by its name at such a table, and back. */
const named = (variant: Variant, name: string): number => readSpace(name, chartOf({ variant }))!;
const nameOf = (variant: Variant, space: number): string => writeSpace(space, chartOf({ variant }));

/** Walks from a space by its name, as the arrow keys do. */
const walked = (variant: Variant, from: string, ...steps: readonly Direction[]): string =>
  nameOf(
    variant,
    steps.reduce((space, step) => neighbour(seaOf(variant), space, step), named(variant, from)),
  );

describe('the shape of a sea', () => {
  it.each(VARIANTS)('has every space of %s exactly once, from left to right along the route', variant => {
    const { rows, columns } = shapeOf(seaOf(variant));
    const spaces = rows.flatMap(cells => cells.map(({ space }) => space));
    expect([...spaces].sort((a, b) => a - b)).toEqual(dealtSpaces(variant));
    for (const cells of rows) {
      expect(cells.map(({ column }) => column)).toEqual([...cells.map(({ column }) => column)].sort((a, b) => a - b));
      expect(cells.map(({ space }) => space)).toEqual([...cells.map(({ space }) => space)].sort((a, b) => a - b));
      for (const { column } of cells) expect(column).toBeLessThan(columns);
    }
  });

  it('14.1 the roof of the arch lies on two pillars, two wide and three high', () => {
    const { rows } = shapeOf(seaOf('arch'));
    const names = rows.map(cells => cells.map(({ space }) => nameOf('arch', space)).join(' '));
    expect(names.slice(0, 4).map(row => row.split(' ').length)).toEqual([7, 7, 7, 7]);
    expect(names[0]!.endsWith('G7')).toBe(true);
    expect(names.slice(4)).toEqual(['A3 B3 F3 G3', 'A2 B2 F2 G2', 'A1 B1 F1 G1']);
    expect(rows.at(-1)!.map(({ column }) => column)).toEqual([0, 1, 5, 6]);
  });

  it('17.1 each row of the pyramid stands on the middle of the one below, with its edge cards outside', () => {
    const { rows } = shapeOf(seaOf('pyramid'));
    expect(rows.map(({ length }) => length)).toEqual([1, 3, 5, 7, 9, 11]);
    for (const cells of rows) expect(cells[0]!.column + cells.at(-1)!.column).toBe(10);
    const edges = rows.map(cells => cells.map(({ space }) => (isEdge(space) ? '#' : '.')).join(''));
    expect(edges).toEqual(['#', '#.#', '#...#', '#.....#', '#.......#', '###########']);
  });
});

const dealtSpaces = (variant: Variant): readonly number[] => {
  const { state } = Table.open(inAllerRuhe, { seats: 2, ...seaOf(variant) }, '7'.padStart(64, '0'));
  return [...state.sea.keys()];
};

describe('the arrow keys', () => {
  it('walk a square as on a chart, and stop at its edge', () => {
    expect(walked('none', 'C3', 'up')).toBe('C4');
    expect(walked('none', 'C3', 'left')).toBe('B3');
    expect(walked('none', 'A1', 'left')).toBe('A1');
    expect(walked('none', 'F6', 'up')).toBe('F6');
    expect(walked('none', 'F1', 'right')).toBe('F1');
  });

  it('cross from one pillar to the other and up to the roof', () => {
    expect(walked('arch', 'B1', 'right')).toBe('F1');
    expect(walked('arch', 'A3', 'up')).toBe('A4');
    expect(walked('arch', 'A4', 'right', 'right', 'right', 'down')).toBe('B3');
  });

  it('climb the pyramid to its tip and come down on the same side', () => {
    expect(walked('pyramid', 'A1', 'up', 'up', 'up', 'up', 'up')).toBe('F6');
    expect(walked('pyramid', 'F6', 'down', 'down', 'down', 'down', 'down')).toBe('F1');
    expect(walked('pyramid', 'K1', 'up', 'down')).toBe('J1');
  });

  it('reach every space from every other', () => {
    for (const variant of VARIANTS) {
      const spaces = dealtSpaces(variant);
      for (const start of spaces) {
        const reached = new Set([start]);
        for (const space of reached) for (const to of DIRECTIONS) reached.add(neighbour(seaOf(variant), space, to));
        expect(reached.size, `${variant} from ${nameOf(variant, start)}`).toBe(spaces.length);
      }
    }
  });

  it('come back from a step sideways', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARIANTS), fc.nat({ max: 35 }), (variant, space) => {
        const sea = seaOf(variant);
        const right = neighbour(sea, space, 'right');
        if (right !== space) expect(neighbour(sea, right, 'left')).toBe(space);
      }),
    );
  });
});

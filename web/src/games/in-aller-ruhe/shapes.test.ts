import { Table } from '@seekiste/rules/core';
import {
  inAllerRuhe,
  isEdge,
  MOST_SPACES,
  sheetsOf,
  VARIANTS,
  VIOLET,
  writeSpace,
  type Options,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockOf,
  decidedBy,
  DIRECTIONS,
  neighbour,
  runsOf,
  shapeOf,
  sideOfHalf,
  sideUp,
  sightOf,
  type Direction,
} from './shapes.js';

const seaOf = (variant: (typeof VARIANTS)[number]) => ({ options: { islandsRemoved: 0, strict: false, variant } });

const dealt = (options: Partial<Options>, seats = 2): View => {
  const table = Table.open(
    inAllerRuhe,
    { seats, options: { islandsRemoved: 0, strict: false, ...options } },
    '7'.padStart(64, '0'),
  );
  return inAllerRuhe.view(table.state, 0);
};

/** The space that a name stands for. */
const named = (name: string): number =>
  Array.from({ length: MOST_SPACES }, (_, space) => space).find(space => writeSpace(space) === name)!;

/** Walks from a space by its name, as the arrow keys do. */
const walked = (variant: (typeof VARIANTS)[number], from: string, ...steps: readonly Direction[]): string =>
  writeSpace(steps.reduce((space, step) => neighbour(seaOf(variant), space, step), named(from)));

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
    const names = rows.map(cells => cells.map(({ space }) => writeSpace(space)).join(' '));
    expect(names.slice(0, 4).map(row => row.split(' ').length)).toEqual([7, 7, 7, 7]);
    expect(names[0]!.endsWith('D7')).toBe(true);
    expect(names.slice(4)).toEqual(['E1 F1 E2 F2', 'C1 D1 C2 D2', 'A1 B1 A2 B2']);
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

const dealtSpaces = (variant: (typeof VARIANTS)[number]): readonly number[] => [...dealt({ variant }).sea.keys()];

describe('the arrow keys', () => {
  it('walk a square as on a chart, and stop at its edge', () => {
    expect(walked('none', 'C3', 'up')).toBe('C4');
    expect(walked('none', 'C3', 'left')).toBe('B3');
    expect(walked('none', 'A1', 'left')).toBe('A1');
    expect(walked('none', 'F6', 'up')).toBe('F6');
    expect(walked('none', 'F1', 'right')).toBe('F1');
  });

  it('cross from one pillar to the other and up to the roof', () => {
    expect(walked('arch', 'B1', 'right')).toBe('A2');
    expect(walked('arch', 'E1', 'up')).toBe('A3');
    expect(walked('arch', 'A3', 'right', 'right', 'right', 'down')).toBe('F1');
  });

  it('climb the pyramid to its tip and come down on the same side', () => {
    expect(walked('pyramid', 'A1', 'up', 'up', 'up', 'up', 'up')).toBe('F6');
    expect(walked('pyramid', 'F6', 'down', 'down', 'down', 'down', 'down')).toBe('F1');
    expect(walked('pyramid', 'E2', 'up', 'down')).toBe('D2');
  });

  it('reach every space from every other', () => {
    for (const variant of VARIANTS) {
      const spaces = dealtSpaces(variant);
      for (const start of spaces) {
        const reached = new Set([start]);
        for (const space of reached) for (const to of DIRECTIONS) reached.add(neighbour(seaOf(variant), space, to));
        expect(reached.size, `${variant} from ${writeSpace(start)}`).toBe(spaces.length);
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

describe('what is seen in the sea', () => {
  it('10.2, 12.5 a row is blocked by the rock or by a violet storm, and says so', () => {
    const view = dealt({ rock: true, storms: true });
    const stormy: View = {
      ...view,
      rock: { row: 2, gone: false, due: false },
      storms: { ...view.storms!, violet: [0, 1, 1, 0, 0, 0] },
    };
    expect([0, 1, 2].map(row => blockOf(stormy, row))).toEqual([undefined, 'storm', 'rock']);
    expect(sightOf(stormy, 6).closed).toMatchObject({ code: 'row-blocked-by-storm', clause: '12.5' });
    expect(sightOf(stormy, 12).closed).toMatchObject({ code: 'row-blocked-by-rock', clause: '10.2' });
    expect(sightOf(stormy, 0).closed).toBeUndefined();
  });

  it('14.3 the roof is closed until both pillars stand', () => {
    const view = dealt({ variant: 'arch' });
    expect(sightOf(view, 12).closed).toMatchObject({ code: 'pillars-first' });
    expect(sightOf(view, 11).closed).toBeUndefined();
    const standing = { ...view, sea: view.sea.map((_, space) => (space < 12 ? space + 1 : 0)) };
    expect(sightOf(standing, 12).closed).toBeUndefined();
    expect(sightOf({ ...standing, sea: standing.sea.with(5, 0) }, 12).closed).toBeDefined();
  });

  it('15.5 an island shows its side, and whether it lies the wrong way round', () => {
    const view = dealt({ variant: 'day-night' });
    const { dayNight } = view;
    const laid: View = {
      ...view,
      sea: view.sea.with(0, 4).with(35, 80),
      dayNight: { ...dayNight!, up: 'moon', sides: dayNight!.sides.with(0, 'sun').with(35, 'sun') },
    };
    expect(sightOf(laid, 0)).toMatchObject({ side: 'sun', wrong: true });
    expect(sightOf(laid, 35)).toMatchObject({ side: 'sun', wrong: false });
    expect(sightOf(laid, 1)).toMatchObject({ side: undefined, wrong: false });
    expect(sideUp(laid)).toBe('moon');
    expect([0, 1, 2, 3, 4, 5].map(sideOfHalf)).toEqual(['moon', 'moon', 'moon', 'sun', 'sun', 'sun']);
  });

  it('16.3 an island shows whose it is by its side', () => {
    const view = dealt({ variant: 'duel' });
    const laid: View = { ...view, duel: { ...view.duel!, owners: view.duel!.owners.with(3, 0).with(4, 1) } };
    expect(sightOf(laid, 3)).toMatchObject({ owner: 0, side: 'sun' });
    expect(sightOf(laid, 4)).toMatchObject({ owner: 1, side: 'moon' });
    expect(sightOf(laid, 5)).toMatchObject({ owner: undefined, side: undefined });
  });

  it('17.6 a storm covers a space of the pyramid', () => {
    const view = dealt({ variant: 'pyramid' });
    const { pyramid } = view;
    const stormy: View = { ...view, pyramid: { ...pyramid!, storms: pyramid!.storms.with(2, VIOLET) } };
    expect(sightOf(stormy, 2)).toMatchObject({ storm: VIOLET, edge: true, closed: { code: 'storm-in-the-way' } });
    expect(sightOf(stormy, 3)).toMatchObject({ storm: undefined, edge: true, closed: undefined });
    expect(sightOf(stormy, 13)).toMatchObject({ edge: false });
  });

  it('shows no sides where none matter', () => {
    expect(sideUp(dealt({}))).toBeUndefined();
    expect(sightOf(dealt({}), 0)).toMatchObject({ side: undefined, edge: false, closed: undefined });
  });
});

describe('the score sheet of a duel', () => {
  const view = dealt({ variant: 'duel' });

  it('16.8 marks exactly the runs that bring points, also across the end of a row', () => {
    const owners = fc.array(fc.constantFrom(null, 0, 1), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(owners, by => {
        const laid = { ...view, duel: { ...view.duel!, owners: by } };
        const runs = runsOf(laid);
        expect(runs.map(own => own.map(({ length }) => length))).toEqual(sheetsOf(laid).map(sheet => sheet.runs));
        runs.forEach((own, seat) => own.flat().forEach(space => expect(by[space]).toBe(seat)));
      }),
    );
    const across = { ...view, duel: { ...view.duel!, owners: view.duel!.owners.with(5, 0).with(6, 0).with(7, 0) } };
    expect(runsOf(across)).toEqual([[[5, 6, 7]], []]);
  });

  it('16.8 says what decided on level points', () => {
    const sheet = { laid: 10, thrown: 4, runs: [4], points: 20 };
    expect(decidedBy([sheet, { ...sheet, points: 19 }])).toBeUndefined();
    expect(decidedBy([sheet, { ...sheet, laid: 11 }])).toEqual({ by: 'laid', more: 11, less: 10 });
    expect(decidedBy([sheet, { ...sheet, thrown: 2 }])).toEqual({ by: 'thrown', more: 4, less: 2 });
    expect(decidedBy([sheet, { ...sheet, runs: [3, 3] }])).toEqual({ by: 'run', more: 4, less: 3 });
    expect(decidedBy([sheet, sheet])).toEqual({ by: 'none' });
  });
});

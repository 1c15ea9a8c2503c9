import { Table } from '@seekiste/rules/core';
import { inAllerRuhe, VIOLET, type Options, type View } from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import { rowSigns } from '../chapters/index.js';
import { sideOfHalf, sideUp, sightOf } from './sights.js';

const dealt = (options: Partial<Options>): View => {
  const table = Table.open(
    inAllerRuhe,
    { seats: 2, options: { islandsRemoved: 0, strict: false, ...options } },
    '7'.padStart(64, '0'),
  );
  return inAllerRuhe.view(table.state, 0);
};

describe('what is seen in the sea', () => {
  it('10.2, 12.5 a row is blocked by the rock or by a violet storm, and says so', () => {
    const view = dealt({ rock: true, storms: true });
    const stormy: View = {
      ...view,
      rock: { row: 2, gone: false, due: false },
      storms: { ...view.storms!, violet: [0, 1, 1, 0, 0, 0] },
    };
    expect([0, 1, 2].map(row => rowSigns(stormy, row).map(({ kind }) => kind))).toEqual([
      [],
      ['storm'],
      ['rock', 'storm'],
    ]);
    expect(sightOf(stormy, 6).closed).toMatchObject({ code: 'row-blocked-by-storm', clause: '12.5' });
    const rocky = { ...stormy, storms: { ...stormy.storms!, violet: [0, 1, 0, 0, 0, 0] } };
    expect(sightOf(rocky, 12).closed).toMatchObject({ code: 'row-blocked-by-rock', clause: '10.2' });
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

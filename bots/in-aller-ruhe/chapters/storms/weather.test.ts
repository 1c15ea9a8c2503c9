import { describe, expect, it } from 'vitest';
import { chosen, evenSea, numbers, position } from '../../position.test-help.js';

const options = { storms: true };
const VIOLET = 85;
const odd = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + 2 * i);

/** Two players in a sea with open spaces in rows 2 and 5; seat 0 has a compass and is to act. */
const table = (storms: object, fields: object = {}) =>
  position({
    seats: 2,
    options,
    sea: evenSea(8, 9, 10, 26),
    hands: [
      [1, 3, 53],
      [5, 7, 9],
    ],
    piles: [odd(11, 8), odd(61, 8)],
    storms: { supply: 5, compasses: [1, 0], ...storms },
    ...fields,
  });

describe('12.9 The heuristic uses a compass', () => {
  it('for a violet storm, without which the sea cannot be filled', () => {
    expect(chosen(table({ violet: [0, 1, 0, 0, 0, 0], yellow: [1, 0] }))).toBe('compass violet 2');
  });

  it('for the row that is needed more, if there are two of them', () => {
    expect(chosen(table({ violet: [0, 1, 0, 0, 1, 0] }))).toBe('compass violet 2');
  });

  it('but keeps it for violet storms to come rather than spend it on a yellow one', () => {
    const piles = [
      [...odd(11, 8), VIOLET],
      [...odd(61, 8), VIOLET],
    ];
    expect(chosen(table({ yellow: [0, 1] }, { piles }))).not.toMatch(/^compass/);
    expect(chosen(table({ yellow: [0, 1] }))).toBe('compass yellow 1');
  });

  it('12.11 for whoever could not act otherwise', () => {
    const hands = [[1, 3, 53], [7]];
    const fields = { phase: 'distress', turn: 1, hands, piles: [odd(11, 4), []] };
    expect(chosen(table({ orange: [0, 1], asked: [false, true] }, fields), 0)).toBe('compass orange 1');
  });
});

describe('12.10 When a storm is drawn, the heuristic', () => {
  const drawn = (blowing: string, storms: object = {}) =>
    table({ blowing, asked: [false, true], ...storms }, { phase: 'storm', turn: 1, due: [false, true] });

  it('uses its compass against a violet one', () => {
    expect(chosen(drawn('violet'), 0)).toBe('compass drawn');
  });

  it('lets a yellow one blow while a violet one lies', () => {
    expect(chosen(drawn('yellow', { violet: [0, 1, 0, 0, 0, 0] }), 0)).toBe('blow');
  });
});

describe('What a storm asks for', () => {
  it('12.3 dead cards are soaked, not the number for a gap or the arrival', () => {
    const hands = [
      [1, 3, 17, 53, 81],
      [5, 7, 9],
    ];
    const fields = { phase: 'soak', turn: 0, due: [true, false], hands, piles: [odd(23, 8), odd(61, 8)] };
    expect(chosen(table({ yellow: [1, 0] }, fields))).toBe('soak 1 3');
  });

  it('12.5 a violet storm goes to the row that is needed least', () => {
    const fields = { phase: 'storm-row', turn: 0, due: [true, false] };
    expect(chosen(table({ blowing: 'violet', compasses: [0, 0] }, fields))).toBe('violet 5');
  });

  it('12.8 a compass goes to whoever acts next', () => {
    expect(chosen(table({ earned: 1 }, { phase: 'award', due: [true, false] }))).toBe('award 1');
  });

  it('12.6 an island is laid next to another one', () => {
    // Without the storm the middle one of three open spaces would be free of charge.
    const hands = [
      [1, 3, 20],
      [5, 7, 9],
    ];
    const calm = chosen(table({ compasses: [0, 0] }, { hands }));
    const orange = chosen(table({ compasses: [0, 0], orange: [1, 0] }, { hands }));
    expect(calm).toBe('20 D2');
    expect(orange).toMatch(/^(20 [CE]2 -|-)/);
  });
});

describe('12.7 At the departure', () => {
  const hands = [numbers(1, 4), numbers(5, 5), numbers(10, 5)];
  const piles = [numbers(20, 15), numbers(40, 15), numbers(60, 16)];
  const fields = { seats: 3, options, hands, piles, phase: 'pledge', round: 1 };

  it('the richest gives a whole hand, which earns a compass', () => {
    expect(chosen(position(fields), 2)).toBe('pledge 5');
  });

  it('nobody does when all compasses are given away', () => {
    const storms = { supply: 0, compasses: [2, 2, 2] };
    expect(chosen(position({ ...fields, storms }), 2)).toMatch(/^pledge [0-4]$/);
  });

  it('12.4 cards of the pile are given unseen before useful ones of the hand', () => {
    const storms = { yellow: [1, 0, 0], blind: [true, false, false] };
    const given = { phase: 'give', pledges: [3, 3, 2], storms };
    expect(chosen(position({ ...fields, ...given }), 0)).toMatch(/^give \d+ \+ 2$/);
  });
});

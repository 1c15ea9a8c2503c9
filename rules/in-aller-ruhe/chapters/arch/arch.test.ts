import { describe, expect, it } from 'vitest';
import { deal, laid, moves, play, position, refused, STANDARD } from '../../builders.test-help.js';
import { DEPARTURE, inAllerRuhe } from '../../index.js';

const ARCH = { variant: 'arch' } as const;
/** Pillars and roof as lists of islands; what is not named is open. */
const sea = (left: number[], right: number[], roof: number[] = []) => {
  const part = (cards: number[], length: number): number[] => Array.from({ length }, (_, i) => cards[i] ?? 0);
  return { sea: [...part(left, 6), ...part(right, 6), ...part(roof, 28)] };
};
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

describe('14 The great arch', () => {
  it('14.1 there are 40 spaces: six, six and 28', () => {
    expect(inAllerRuhe.start({ ...STANDARD, ...ARCH }, 2).sea).toHaveLength(40);
    expect(moves(position('hands: 40 41 | 8 9', ARCH, sea(from(1, 6), from(10, 6))), 0)).toContain('40 D7');
    expect(refused(position('hands: 40 41 | 8 9'), 0, '40 D7')).toMatchObject({ code: 'no-such-space' });
  });

  it('14.2 each pillar ascends for itself, and is no neighbour of anything else', () => {
    const state = position('hands: 7 60 61 62 63 | 8 9', ARCH, sea([0, 0, 0, 0, 0, 50], [], []));
    expect(play(state, 0, '7 A2').sea[6]).toBe(7);
    expect(refused(state, 0, '60 E1')).toMatchObject({ code: 'not-ascending', params: { below: 0, above: 50 } });
    const roof = position('hands: 13 60 | 8 9', ARCH, sea(from(1, 6), [20, 21, 22, 23, 24, 25]));
    expect(laid(play(roof, 0, '13 A3'))).toContain('A3=13');
  });

  it('14.3 the roof is closed until both pillars stand', () => {
    const state = position('hands: 16 41 42 | 8 9', ARCH, sea(from(1, 6), from(11, 5)));
    expect(refused(state, 0, '41 C4')).toMatchObject({ code: 'pillars-first', clause: '14.3' });
    const next = play(state, 0, '16 F2');
    expect(moves(next, 1)).toContain('9 C4');
  });

  it('14.4 pillars are free, the roof has its price', () => {
    const state = position('hands: 12 41 | 8 9', ARCH, sea([3, 0, 0, 0, 0, 0], []));
    expect(moves(state, 0)).toContain('12 B1');
    const roof = position('hands: 42 43 44 | 8 9', ARCH, sea(from(1, 6), from(11, 6), [40]));
    expect(moves(roof, 0)).toContain('42 B3 - 43 44');
    expect(refused(roof, 0, '42 B3')).toMatchObject({ code: 'wrong-payment', params: { price: 2 } });
  });

  it('14.4 the seventh space of a roof row and the first of the next are neighbours', () => {
    const row = sea(from(1, 6), from(11, 6), [0, 0, 0, 0, 0, 0, 40]);
    expect(moves(position('hands: 41 50 | 8 9', ARCH, row), 0)).toContain('41 B4 - 50');
  });

  it('14.5 no departure cards are dealt, and the arrival needs none', () => {
    const { hands, piles } = deal(3, 1, { ...STANDARD, ...ARCH });
    expect([...hands, ...piles].flat()).not.toContain(DEPARTURE);
    const full = position('hands: A 80 | 78 79', ARCH, sea(from(1, 6), from(11, 6), from(20, 28)));
    expect(play(full, 0, 'A').outcome).toMatchObject({ won: true });
    const open = position('hands: A 80 | 78 79', ARCH, sea(from(1, 6), from(11, 6), from(20, 27)));
    expect(refused(open, 0, 'A')).toMatchObject({ code: 'sea-not-full' });
  });
});

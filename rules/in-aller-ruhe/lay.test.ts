import { describe, expect, it } from 'vitest';
import { hand, happens, laid, moves, play, position, refused, thrown } from './builders.test-help.js';

/** Two players; the first is active, holds these cards and sees this sea. */
const table = (held: string, sea = '') =>
  position(`hands: ${held} | 61 62 63 64 65; sea: ${sea}; piles: 70-74 | 75-79`);

describe('4 Laying an island', () => {
  it('4.1 an island goes from the hand onto any open space', () => {
    const state = play(table('5 17 40 50 A'), 0, '17 C4');
    expect(laid(state)).toBe('C4=17');
    expect(hand(state, 0)).toBe('5 40 50 70 A');
    expect(moves(table('17 A'), 0).filter(text => text.startsWith('17'))).toHaveLength(36);
  });

  it('4.1 only islands are laid', () => {
    expect(refused(table('5 17 40 50 A'), 0, 'A B1')).toEqual({
      code: 'not-an-island',
      clause: '4.1',
      params: { card: 81 },
    });
    const spare = position('hands: 5 D | 8 9; departedBy: 1');
    expect(refused(spare, 0, 'D B1')).toMatchObject({ code: 'not-an-island', params: { card: 82 } });
  });

  it('4.1 only islands from the own hand', () => {
    expect(refused(table('5 17 40 50 A'), 0, '61 A1')).toEqual({
      code: 'card-not-held',
      clause: '4.1',
      params: { cards: [61] },
    });
  });

  it('4.1 only onto an open space', () => {
    expect(refused(table('5 17 40 50 A', 'C4=20'), 0, '17 C4')).toEqual({
      code: 'space-taken',
      clause: '4.1',
      params: { space: 20, card: 20 },
    });
  });

  it('4.2 numbers ascend along the sequence', () => {
    const state = table('2 3 17 25 40', 'A1=10 E1=20');
    expect(refused(state, 0, '25 C1')).toEqual({
      code: 'not-ascending',
      clause: '4.2',
      params: { card: 25, space: 2, below: 10, above: 20 },
    });
    expect(refused(state, 0, '3 C1')).toMatchObject({ code: 'not-ascending' });
    expect(laid(play(state, 0, '17 C1'))).toBe('A1=10 C1=17 E1=20');
  });

  it('4.2 with the 3 on A1 and the 20 on E1 only 4 to 19 fit between', () => {
    for (const [card, fits] of [
      [2, false],
      [4, true],
      [19, true],
      [21, false],
    ] as const) {
      const offered = moves(table(`${card} 50`, 'A1=3 E1=20'), 0);
      expect(offered.includes(`${card} C1`), `${card}`).toBe(fits);
    }
  });

  it('4.2 the sequence runs from the end of a row to the row above', () => {
    const state = table('5 30', 'E1=12 B2=20');
    expect(refused(state, 0, '5 F1')).toMatchObject({ code: 'not-ascending', params: { below: 12, above: 20 } });
    expect(refused(state, 0, '30 A2')).toMatchObject({ code: 'not-ascending', params: { below: 12, above: 20 } });
  });

  it('4.2 before the first and after the last island there is no limit', () => {
    const state = table('1 80 50', 'C3=40');
    expect(laid(play(state, 0, '1 A1'))).toBe('A1=1 C3=40');
    expect(laid(play(state, 0, '80 F6'))).toBe('C3=40 F6=80');
    expect(refused(state, 0, '80 A1')).toMatchObject({ params: { below: 0, above: 40 } });
    expect(refused(state, 0, '1 F6')).toMatchObject({ params: { below: 40, above: 81 } });
  });

  it('4.3 the last space of a row and the first of the row above are neighbours', () => {
    expect(moves(table('12 50 60', 'F1=10'), 0)).toContain('12 A2 - 50 60');
    expect(moves(table('12 50 60', 'F1=10'), 0)).not.toContain('12 A2');
    expect(moves(table('8 50 60', 'A2=10'), 0)).toContain('8 F1 - 50 60');
  });

  it('4.3 spaces above each other are no neighbours', () => {
    expect(laid(play(table('12 50', 'A1=10'), 0, '12 A2'))).toBe('A1=10 A2=12');
    expect(laid(play(table('8 50', 'C3=10'), 0, '8 C2'))).toBe('C2=8 C3=10');
  });

  it('4.3 nothing lies before A1 or after F6', () => {
    expect(play(table('5 50', 'F6=60'), 0, '5 A1').phase).toBe('turn');
    expect(play(table('60 50', 'A1=3'), 0, '60 F6').phase).toBe('turn');
  });

  it('4.4 the 5 next to the 3 costs two cards', () => {
    const state = table('5 17 40 50 A', 'A1=3');
    expect(happens(state, 0, '5 B1 - 17 A').slice(0, 2)).toEqual([
      { type: 'laid', seat: 0, card: 5, space: 1, price: 2 },
      { type: 'threw', seat: 0, cards: [17, 81], why: 'price' },
    ]);
    const after = play(state, 0, '5 B1 - 17 A');
    expect(laid(after)).toBe('A1=3 B1=5');
    expect(hand(after, 0)).toBe('40 50 70 71 72');
    expect(thrown(after, 0)).toContain('17 A');
  });

  it('4.4 the 3 before the 5 costs two cards as well', () => {
    expect(moves(table('3 17 A', 'B1=5'), 0).filter(text => text.startsWith('3 A1'))).toEqual(['3 A1 - 17 A']);
  });

  it.each([
    ['5 B1', 0],
    ['5 B1 - 17', 1],
    ['5 B1 - 17 40 50', 3],
  ])('4.4 exactly the price is paid: %s is refused', (text, paid) => {
    expect(refused(table('5 17 40 50 A', 'A1=3'), 0, text)).toEqual({
      code: 'wrong-payment',
      clause: '4.4',
      params: { price: 2, paid },
    });
  });

  it('4.5 the 6 between the 3 and the 7 costs one card', () => {
    const state = table('6 17 40 50 A', 'A1=3 C1=7');
    expect(laid(play(state, 0, '6 B1 - 17'))).toBe('A1=3 B1=6 C1=7');
    expect(laid(play(table('4 17 40', 'A1=3 C1=7'), 0, '4 B1 - 17'))).toBe('A1=3 B1=4 C1=7');
  });

  it('4.5 paying the larger difference is refused', () => {
    expect(refused(table('6 17 40 50 A', 'A1=3 C1=7'), 0, '6 B1 - 17 40 50')).toMatchObject({
      code: 'wrong-payment',
      params: { price: 1, paid: 3 },
    });
  });

  it('4.5 the smaller difference counts though the larger could not be paid', () => {
    expect(laid(play(table('30 40', 'A1=3 C1=31'), 0, '30 B1 - 40'))).toBe('A1=3 B1=30 C1=31');
  });

  it('4.6 five cards in hand pay four at most', () => {
    expect(laid(play(table('14 17 40 50 A', 'A1=10'), 0, '14 B1 - 17 40 50 A'))).toBe('A1=10 B1=14');
    expect(refused(table('15 17 40 50 A', 'A1=10'), 0, '15 B1 - 17 40 50 A')).toEqual({
      code: 'price-too-high',
      clause: '4.6',
      params: { card: 15, space: 1, price: 5, others: 4 },
    });
  });

  it('4.6 a smaller hand pays less: all but the laid card', () => {
    expect(laid(play(table('12 40 50', 'A1=10'), 0, '12 B1 - 40 50'))).toBe('A1=10 B1=12');
    expect(refused(table('13 40 50', 'A1=10'), 0, '13 B1 - 40 50')).toMatchObject({
      code: 'price-too-high',
      params: { price: 3, others: 2 },
    });
  });

  it('4.6 neither the laid card nor one from the pile pays', () => {
    const state = table('5 17 40 50 A', 'A1=3');
    expect(refused(state, 0, '5 B1 - 17 5')).toEqual({
      code: 'card-not-held',
      clause: '4.6',
      params: { cards: [5] },
    });
    expect(refused(state, 0, '5 B1 - 17 70')).toMatchObject({ code: 'card-not-held', clause: '4.6' });
    expect(refused(state, 0, '5 B1 - 17 17')).toMatchObject({ code: 'card-not-held', clause: '4.6' });
    expect(refused(state, 0, '5 B1 - A A')).toMatchObject({ code: 'card-not-held', clause: '4.6' });
  });

  it('4.6 two arrivals pay two', () => {
    expect(thrown(play(table('5 17 40 A A', 'A1=3'), 0, '5 B1 - A A'), 0)).toContain('A A');
  });

  it('4.7 without a laid neighbour it is free', () => {
    expect(laid(play(table('17 40', 'A1=3 E1=50'), 0, '17 C1'))).toBe('A1=3 C1=17 E1=50');
  });

  it('4.7 where it is free nothing may be paid', () => {
    expect(refused(table('17 40', 'A1=3'), 0, '17 C1 - 40')).toEqual({
      code: 'wrong-payment',
      clause: '4.7',
      params: { price: 0, paid: 1 },
    });
  });

  it('4.8 an island may make the sea impossible to fill', () => {
    expect(laid(play(table('80 40'), 0, '80 A1'))).toBe('A1=80');
    expect(laid(play(table('12 40', 'A1=11'), 0, '12 D1'))).toBe('A1=11 D1=12');
  });
});

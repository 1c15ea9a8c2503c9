import { describe, expect, it } from 'vitest';
import { deal, hand, happens, laid, moves, play, position, refused, STANDARD } from '../../builders.test-help.js';
import { inAllerRuhe, MONSTER } from '../../index.js';

const THREE = { monsters: 3 };
const FULL = 'sea: A1=1-36; departedBy: 0; ';

describe('11 Sea monsters', () => {
  it.each([3, 4, 5])('11.1 %i of them are dealt with islands and arrivals', monsters => {
    const { hands, piles } = deal(2, 4, { ...STANDARD, monsters });
    expect([...hands, ...piles].flat().filter(card => card === MONSTER)).toHaveLength(monsters);
    expect([...hands, ...piles].flat()).toHaveLength(85 + monsters + 2);
  });

  it('11.1 an opening hand may hold one', () => {
    const opening = Array.from({ length: 60 }, (_, n) => deal(2, n, { ...STANDARD, monsters: 5 }).hands.flat()).flat();
    expect(opening).toContain(MONSTER);
  });

  it('11.2 one destroys a laid island: both are gone, the space is open, and that was the action', () => {
    const state = position('hands: 5 M | 8 9; piles: 60 61 | 70; sea: A1=1 C1=20 F6=80', THREE);
    const after = play(state, 0, 'M C1');
    expect([laid(after), after.open, after.turn]).toEqual(['A1=1 F6=80', 34, 1]);
    expect(after.monsters?.destroyed).toEqual([20]);
    expect(hand(after, 0).startsWith('5 60 61')).toBe(true);
    expect(moves(after, 1)).toContain('9 C1');
    expect([...after.thrown, ...after.hands, ...after.piles].flat()).not.toContain(20);
  });

  it('11.2 there must be an island, and the monster must be held', () => {
    const state = position('hands: 5 M | 8 9; sea: A1=1', THREE);
    expect(refused(state, 0, 'M B1')).toMatchObject({ code: 'nothing-to-destroy', clause: '11.2' });
    expect(refused(position('hands: 5 6 | M 9; sea: A1=1', THREE), 0, 'M A1')).toMatchObject({
      code: 'card-not-held',
      clause: '11.2',
    });
  });

  it('11.2 not in a blocked row, not before a departure that is due, not on another turn', () => {
    const rock = { monsters: 3, rock: true };
    expect(refused(position('hands: 5 M | 8 9; sea: A1=1', rock, { rock: { row: 0 } }), 0, 'M A1')).toMatchObject({
      code: 'row-blocked-by-rock',
    });
    const violet = { storms: { violet: [1, 0, 0, 0, 0, 0] } };
    const stormy = position('hands: 5 M | 8 9; sea: A1=1 A2=20', { monsters: 3, storms: true }, violet);
    expect(refused(stormy, 0, 'M A1')).toMatchObject({ code: 'row-blocked-by-storm' });
    expect(moves(stormy, 0).filter(move => move.startsWith('M'))).toEqual(['M A2']);
    expect(refused(position('hands: M D | 8 9; sea: A1=1', THREE), 0, 'M A1')).toMatchObject({
      code: 'departure-first',
    });
    expect(refused(position('hands: 5 6 | M 9; sea: A1=1', THREE), 1, 'M A1')).toMatchObject({ code: 'not-your-turn' });
  });

  it('11.3 it is never discarded: not as one of two, not as a price, not for the eight', () => {
    const state = position('hands: 5 7 M | 8 9; sea: A1=4', THREE);
    expect(refused(state, 0, '- 5 M')).toMatchObject({ code: 'monster-kept', clause: '11.3' });
    expect(refused(state, 0, '5 B1 - M')).toMatchObject({ code: 'monster-kept', clause: '11.3' });
    expect(refused(position('hands: 6 M M | 8 9; sea: A1=4', THREE), 0, '6 B1 - M M')).toMatchObject({
      code: 'price-too-high',
      params: { price: 2, others: 0 },
    });
    expect(moves(state, 0).filter(move => move.includes('- ') && move.includes('M'))).toEqual([]);
  });

  it('11.3 at the departure only other cards can be pledged and given', () => {
    const state = position('hands: 10 20 30 D | 11 21 31 41 M | 1 2 3 4 5; piles: 6 | 7 | 50', THREE);
    const departing = play(state, 0, 'D');
    expect(refused(departing, 1, 'pledge 5')).toMatchObject({ code: 'pledge-out-of-range', params: { most: 4 } });
    const agreed = ['0: pledge 0', '1: pledge 4', '2: pledge 4'].reduce(
      (now, text) => play(now, Number(text[0]), text.slice(3)),
      departing,
    );
    expect(refused(agreed, 1, 'give 11 21 31 M')).toMatchObject({ code: 'monster-kept' });
    expect(moves(agreed, 1)).toEqual(['give 11 21 31 41']);
  });

  it('11.3 too many monsters, and the eight cannot be paid', () => {
    const state = position('hands: 10 20 30 D | 11 M M M | 1 2 3', THREE);
    expect(play(state, 0, 'D').outcome).toMatchObject({ won: false, reason: 'eight-impossible' });
  });

  it('11.3 holding the rock is not paid with one', () => {
    const state = position('hands: 5 17 40 M | 8 9', { monsters: 3, rock: true }, { rock: { row: 1 } });
    const moved = play(state, 0, '40 C4');
    expect(refused(moved, 0, 'hold 5 M')).toMatchObject({ code: 'monster-kept', clause: '11.3' });
    expect(moves(moved, 0).filter(move => move.startsWith('hold'))).toEqual(['hold 5 17']);
  });

  it('11.3 a yellow storm does not take one', () => {
    const state = position('hands: 5 17 40 M M | 8 9; piles: 60 Y 62 | 70', { monsters: 3, storms: true });
    const drawn = play(state, 0, '- 5 17');
    expect([hand(drawn, 0), moves(drawn, 0)]).toEqual(['40 60 M M', ['soak 40', 'soak 60']]);
    expect(refused(drawn, 0, 'soak M')).toMatchObject({ code: 'monster-kept', clause: '11.3' });
  });

  it('11.4 nobody arrives with a monster in their own hand', () => {
    const state = position(`${FULL} hands: A M | 40 41`, THREE);
    expect(refused(state, 0, 'A')).toMatchObject({ code: 'monster-in-hand', clause: '11.4' });
  });

  it('11.4 monsters in piles do not stop anybody', () => {
    const state = position(`${FULL} hands: A 50 | 40 41; piles: M M | M`, THREE);
    expect(play(state, 0, 'A').outcome).toMatchObject({ won: true });
  });

  it('11.5 an attempt while somebody holds one is announced, and another action is due', () => {
    const state = position(`${FULL} hands: A 50 51 | 40 M | 42 43; piles: 60 | 61 | 62`, THREE);
    expect(moves(state, 0)).toContain('A');
    expect(happens(state, 0, 'A')).toEqual([{ type: 'monsters-announced', seat: 0, holders: [1] }]);
    const tried = play(state, 0, 'A');
    expect([tried.phase, tried.turn, hand(tried, 0)]).toEqual(['turn', 0, '50 51 A']);
    expect(refused(tried, 0, 'A')).toMatchObject({ code: 'monsters-about', clause: '11.5', params: { seats: [1] } });
    const played = play(play(tried, 0, '- 50 51'), 1, 'M F6');
    expect(inAllerRuhe.view(played, 0).monsters?.holds).toEqual([false, false, false]);
  });

  it('11.5 an attempt that leaves nothing else to do is lost', () => {
    const state = position(`${FULL} hands: A | 40 M; piles: | 61`, THREE);
    expect(play(state, 0, 'A').outcome).toMatchObject({ won: false, reason: 'no-action' });
  });

  it('8.2 a hand of monsters is not lost while an island is in reach', () => {
    expect(position('hands: M M | 8 9; sea: A1=1', THREE).phase).toBe('turn');
    expect(position('hands: M M | 8 9', THREE).outcome).toMatchObject({ reason: 'no-action' });
  });
});

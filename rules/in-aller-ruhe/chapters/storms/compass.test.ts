import { describe, expect, it } from 'vitest';
import { hand, happens, moves, play, playAll, position, refused } from '../../builders.test-help.js';
import { inAllerRuhe } from '../../index.js';

const STORMS = { storms: true };
const sky = (storms: object) => ({ storms });

describe('12 Compasses', () => {
  it('12.7 a departure earns one', () => {
    const state = position('hands: 10 20 30 40 D | 11 21 31 41; piles: 60-64 | 70-74', STORMS);
    expect(happens(state, 0, 'D')).toContainEqual({ type: 'compass-earned', why: 'departure' });
    expect(play(state, 0, 'D').phase).toBe('award');
  });

  it('12.7 a full row of six consecutive numbers earns one, any other row none', () => {
    const run = position('hands: 17 40 41 42 | 8 9; sea: A1=12-16', STORMS);
    expect(happens(run, 0, '17 F1 - 40')).toContainEqual({ type: 'compass-earned', why: 'row' });
    const gap = position('hands: 18 40 41 42 | 8 9; sea: A1=12-16', STORMS);
    expect(play(gap, 0, '18 F1 - 40 41').phase).toBe('turn');
  });

  it('12.7 discarding the last cards of a hand earns one, laying the last card does not', () => {
    const state = position('hands: 6 40 41 | 8 9; piles: 60 | 70; sea: A1=4', STORMS, sky({ yellow: [1, 0] }));
    expect(happens(state, 0, '6 B1 - 40 41')).toContainEqual({ type: 'compass-earned', why: 'empty-hand' });
    const last = position('hands: 6 | 8 9; piles: 60 | 70; sea: A1=4', STORMS);
    expect(play(last, 0, '6 F6').phase).toBe('turn');
  });

  it('12.7 a hand emptied for the eight, or for the rock, earns one too', () => {
    const state = position('hands: 10 20 30 40 D | 11 21 31 41 | 1 2; piles: 60-64 | 70-74 | 75', STORMS);
    const agreed = playAll(state, '0: D', '0: award 0', '0: pledge 3', '1: pledge 3', '2: pledge 2');
    const given = playAll(agreed, '0: give 10 20 30', '1: give 11 21 31', '2: give 1 2');
    expect([given.phase, given.storms?.earned]).toEqual(['award', 1]);
    const rock = position('hands: 5 6 40 | 8 9; piles: 60 | 70', { ...STORMS, rock: true }, { rock: { row: 1 } });
    expect(playAll(rock, '0: 40 C4', '0: hold 5 6').phase).toBe('award');
  });

  it('12.7 one lay may earn two', () => {
    const state = position('hands: 17 40 | 8 9; piles: 60 | 70; sea: A1=12-16', STORMS);
    expect(play(state, 0, '17 F1 - 40').storms?.earned).toBe(2);
  });

  it('12.7 when all six are given away, none is earned', () => {
    const state = position('hands: 5 6 | 8 9; piles: 60 | 70', STORMS, sky({ supply: 0 }));
    expect(play(state, 0, '- 5 6').phase).toBe('turn');
  });

  it('12.8 the active player decides who receives it, before anybody refills', () => {
    const state = play(position('hands: 5 6 | 8 9; piles: 60 61 | 70', STORMS), 0, '- 5 6');
    expect([moves(state, 0), moves(state, 1), hand(state, 0)]).toEqual([['award 0', 'award 1'], [], '']);
    expect(refused(state, 1, 'award 1')).toMatchObject({ code: 'not-your-turn', clause: '12.8' });
    expect(refused(state, 0, 'award 3')).toMatchObject({ code: 'no-such-seat', clause: '12.8' });
    expect(refused(state, 0, '- 5 6')).toMatchObject({ code: 'award-first', clause: '12.8' });
    const given = play(state, 0, 'award 1');
    expect([given.storms?.compasses, given.storms?.supply, given.turn]).toEqual([[0, 1], 5, 1]);
    expect(refused(given, 1, 'award 1')).toMatchObject({ code: 'no-compass-to-award' });
  });

  it('12.8 alone there is nothing to decide', () => {
    const state = play(position('hands: 5 6; piles: 60 61', STORMS), 0, '- 5 6');
    expect([state.storms?.compasses, state.phase]).toEqual([[1], 'turn']);
  });

  it('12.9 whoever has one may use it on any storm, on other players’ turns too', () => {
    const parts = sky({ yellow: [1, 0], orange: [0, 1], violet: [0, 0, 1, 0, 0, 0], compasses: [0, 1] });
    const state = position('hands: 5 6 7 | 8 9; piles: 60 61 62 | 70', STORMS, parts);
    expect(inAllerRuhe.toAct(state)).toEqual({ kind: 'seats', must: [0], may: [1] });
    expect(moves(state, 1)).toEqual(['compass yellow 0', 'compass violet 3', 'compass orange 1']);
    const calm = play(state, 1, 'compass violet 3');
    expect([calm.storms?.violet[2], calm.storms?.compasses, calm.storms?.calmed]).toEqual([0, [0, 0], [1, 2, 1]]);
    expect([calm.phase, calm.turn]).toEqual(['turn', 0]);
    expect(refused(state, 0, 'compass orange 1')).toMatchObject({ code: 'no-compass', clause: '12.9' });
    expect(refused(state, 1, 'compass orange 0')).toMatchObject({ code: 'no-such-storm', clause: '12.9' });
    expect(refused(state, 1, 'compass drawn')).toMatchObject({ code: 'no-storm-drawn', clause: '12.10' });
  });

  it('12.9 without a yellow storm a hand is filled up to five again, at its next refill', () => {
    const parts = sky({ yellow: [1, 0], compasses: [0, 1] });
    const state = play(position('hands: 5 6 7 | 8 9; piles: 60-64 | 70', STORMS, parts), 1, 'compass yellow 0');
    expect(hand(state, 0)).toBe('5 6 7');
    expect(hand(play(state, 0, '- 5 6'), 0)).toBe('7 60 61 62 63');
  });

  it('12.9 a yellow storm removed during the refill: no more discarding, and drawing goes on to five', () => {
    const parts = sky({ compasses: [0, 1] });
    const text = 'hands: 5 6 7 8 9 | 1 2; piles: 60 Y 61 62 | 70';
    const soaking = playAll(position(text, STORMS, parts), '0: - 5 6', '1: blow');
    expect([soaking.phase, hand(soaking, 0)]).toEqual(['soak', '7 8 9 60']);
    const calm = play(soaking, 1, 'compass yellow 0');
    expect([calm.phase, calm.turn, hand(calm, 0)]).toEqual(['turn', 1, '7 8 9 60 61']);
  });

  it('12.9 removing one of two yellow storms does not end the discarding', () => {
    const parts = sky({ yellow: [1, 0], compasses: [0, 1] });
    const state = position('hands: 10 20 30 D | 11 21 31 41; piles: 60 Y 61 62 | 70-74', STORMS, parts);
    const soaking = playAll(state, '0: D', '0: award 1', '1: blow');
    expect([soaking.phase, soaking.storms?.yellow]).toEqual(['soak', [2, 0]]);
    const one = play(soaking, 1, 'compass yellow 0');
    expect([one.phase, moves(one, 0).length]).toEqual(['soak', 4]);
    expect(play(one, 1, 'compass yellow 0').phase).toBe('pledge');
  });

  it('12.9 it may be used while others pledge and give', () => {
    const parts = sky({ orange: [1, 0], compasses: [0, 1] });
    const state = position('hands: 10 20 30 40 D | 11 21 31 41; piles: 60-64 | 70-74', STORMS, parts);
    const pledging = playAll(state, '0: D', '0: award 0', '0: pledge 4');
    expect(play(pledging, 1, 'compass orange 0')).toMatchObject({ phase: 'pledge', storms: { orange: [0, 0] } });
  });

  it('12.10 when a storm is drawn, holders are asked before it takes effect', () => {
    const parts = sky({ compasses: [0, 1, 1] });
    const state = play(position('hands: 5 6 7 8 9 | 1 2 | 3 4; piles: 60 Y 61 | 70 | 71', STORMS, parts), 0, '- 5 6');
    expect([state.phase, inAllerRuhe.toAct(state)]).toEqual(['storm', { kind: 'seats', must: [1, 2], may: [] }]);
    expect(inAllerRuhe.channels(state)).toEqual({ talk: 'storms', clause: '12.12' });
    expect(refused(state, 0, '- 7 8')).toMatchObject({ code: 'storm-first', clause: '12.10' });
    expect(refused(state, 0, 'blow')).toMatchObject({ code: 'no-compass' });
    const calm = play(state, 1, 'compass drawn');
    expect([calm.turn, hand(calm, 0), calm.storms?.yellow]).toEqual([1, '7 8 9 60 61', [0, 0, 0]]);
    const blown = play(state, 1, 'blow');
    expect(refused(blown, 1, 'blow')).toMatchObject({ code: 'already-let-blow', clause: '12.10' });
    expect(play(blown, 2, 'blow').phase).toBe('soak');
    expect(refused(calm, 1, 'blow')).toMatchObject({ code: 'nothing-to-let-blow' });
  });

  it('12.10 a compass used on another storm leaves the drawn one to the other holders, or to the next compass', () => {
    const parts = sky({ orange: [1, 0, 0], compasses: [0, 2, 0] });
    const state = play(position('hands: 5 6 7 8 9 | 1 2 | 3 4; piles: 60 Y 61 | 70 | 71', STORMS, parts), 0, '- 5 6');
    const once = play(state, 1, 'compass orange 0');
    expect([once.phase, moves(once, 1)]).toEqual(['storm', ['compass drawn', 'blow']]);
    const last = play(
      position(
        'hands: 5 6 7 8 9 | 1 2 | 3 4; piles: 60 Y 61 | 70 | 71',
        STORMS,
        sky({ orange: [1, 0, 0], compasses: [0, 1, 0] }),
      ),
      0,
      '- 5 6',
    );
    expect(play(last, 1, 'compass orange 0').phase).toBe('soak');
  });

  it('12.11 an active player whom only storms keep from acting may be helped', () => {
    const parts = sky({ orange: [1, 0], compasses: [0, 1] });
    const state = position('hands: 40 | 8 9; piles: | 70; departedBy: 1', STORMS, parts);
    expect([state.phase, inAllerRuhe.toAct(state)]).toEqual(['distress', { kind: 'seats', must: [1], may: [] }]);
    expect(refused(state, 0, '40 A1')).toMatchObject({ code: 'distress-first', clause: '12.11' });
    expect(play(play(state, 1, 'compass orange 0'), 0, '40 A1').sea[0]).toBe(40);
    expect(play(state, 1, 'blow').outcome).toMatchObject({ won: false, reason: 'no-action', clause: '8.2' });
  });

  it('12.11 a violet storm is reason enough to ask, no storm is none', () => {
    const text = 'hands: 40 | 78 79; piles: | 70; departedBy: 1; sea: A1=1-5 A2=7-36';
    const violet = sky({ violet: [1, 0, 0, 0, 0, 0], compasses: [1, 0] });
    expect(position(text.replace('40', '6'), STORMS, violet).phase).toBe('distress');
    expect(position(text, STORMS, sky({ compasses: [1, 0] })).outcome).toMatchObject({ reason: 'no-action' });
  });

  it('12.11 a compass that does not help leaves the others to be asked', () => {
    const parts = sky({ orange: [1, 0], yellow: [1, 0], compasses: [0, 2] });
    const state = position('hands: 40 | 8 9; piles: | 70; departedBy: 1', STORMS, parts);
    const again = play(state, 1, 'compass yellow 0');
    expect([again.phase, again.storms?.compasses]).toEqual(['distress', [0, 1]]);
  });

  it('12.12 storms may be talked about while a compass could be used, and not otherwise', () => {
    const held = position('hands: 5 6 | 8 9; piles: 60 | 70', STORMS, sky({ orange: [1, 0], compasses: [0, 1] }));
    expect(inAllerRuhe.channels(held)).toEqual({ talk: 'storms', clause: '12.12' });
    const none = playAll(held, '1: compass orange 0');
    expect(inAllerRuhe.channels(none)).toEqual({ talk: 'silence', clause: '3.5' });
  });
});

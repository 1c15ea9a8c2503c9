import { describe, expect, it } from 'vitest';
import { hand, happens, moves, pile, play, playAll, position, refused, thrown } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';

/** Three players; the first holds a departure card. */
const three = position('hands: 10 20 30 40 D | 11 21 31 41 51 | 12 22 32 42 52; piles: 1-3 | 4-8 | 60-64; sea: C1=9');
const departed = play(three, 0, 'D');

const NO_EIGHT = { won: false, reason: 'eight-impossible', clause: '5.10', seat: 0 };

describe('5 The departure', () => {
  it('5.1 whoever begins a turn with a departure card has to play it', () => {
    expect(moves(three, 0)).toEqual(['D']);
    for (const text of ['10 D1', '- 10 20', '- 10 D', 'A'])
      expect(refused(three, 0, text)).toEqual({ code: 'departure-first', clause: '5.1', params: {} });
  });

  it('5.1 it is placed beside the sea and is the whole action', () => {
    expect(departed).toMatchObject({ departedBy: 0, phase: 'pledge', turn: 0, sea: three.sea });
    expect(hand(departed, 0)).toBe('10 20 30 40');
    const done = playAll(
      departed,
      '0: pledge 0',
      '1: pledge 4',
      '2: pledge 4',
      '1: give 11 21 31 41',
      '2: give 12 22 32 42',
    );
    expect(done).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('5.1 a departure card that was only just drawn waits for the next own turn', () => {
    const state = play(position('hands: 10 20 | 8 9; piles: D | 30'), 0, '10 A1');
    expect(hand(state, 0)).toBe('20 D');
    expect(state).toMatchObject({ departedBy: null, phase: 'turn', turn: 1 });
    expect(moves(play(state, 1, '- 8 9'), 0)).toEqual(['D']);
  });

  it('5.1 without a departure card nobody can depart', () => {
    expect(refused(position('hands: 10 20 | 8 9'), 0, 'D')).toEqual({
      code: 'card-not-held',
      clause: '5.1',
      params: { cards: [82] },
    });
  });

  it('5.2 nothing else can be done until the eight are discarded', () => {
    const giving = playAll(departed, '0: pledge 2', '1: pledge 3', '2: pledge 3');
    for (const state of [departed, giving])
      for (const text of ['10 D1', '- 10 20', 'A', 'D'])
        expect(refused(state, 0, text)).toEqual({ code: 'departing', clause: '5.2', params: {} });
  });

  it('5.2 exactly eight cards go', () => {
    const done = playAll(
      departed,
      '0: pledge 2',
      '1: pledge 3',
      '2: pledge 3',
      '2: give 12 22 32',
      '0: give 10 20',
      '1: give 11 21 31',
    );
    const gone = [0, 1, 2].map(seat => (done.thrown[seat]?.length ?? 0) - (three.thrown[seat]?.length ?? 0));
    expect(gone).toEqual([2, 3, 3]);
  });

  it('5.6 two players first draw two extra cards each', () => {
    const two = position('hands: 10 20 30 40 D | 11 21 31 41 51; piles: 1-5 | 60-64');
    const state = play(two, 0, 'D');
    expect(hand(state, 0)).toBe('1 2 10 20 30 40');
    expect(hand(state, 1)).toBe('11 21 31 41 51 60 61');
  });

  it('5.6 three players or more draw nothing extra', () => {
    expect(happens(three, 0, 'D')).toEqual([{ type: 'departed', seat: 0 }]);
  });

  it('5.6 a short pile gives what it has', () => {
    const two = position('hands: 10 20 30 40 D | 11 21 31 41 51; piles: 1 | D');
    const state = play(two, 0, 'D');
    expect(hand(state, 0)).toBe('1 10 20 30 40');
    expect(hand(state, 1)).toBe('11 21 31 41 51 D');
  });

  it('5.7 alone one draws six, discards eight and fills up to five', () => {
    const solo = position('hands: 10 20 30 40 D; piles: 1-6 50-55');
    const drawn = play(solo, 0, 'D');
    expect(hand(drawn, 0)).toBe('1 2 3 4 5 6 10 20 30 40');
    expect(drawn).toMatchObject({ phase: 'give', pledges: [8] });
    const done = play(drawn, 0, 'give 1 2 3 4 5 6 10 20');
    expect(hand(done, 0)).toBe('30 40 50 51 52');
    expect(thrown(done, 0)).toContain('1 2 3 4 5 6 10 20');
    expect(done).toMatchObject({ phase: 'turn', turn: 0 });
  });

  it('5.7 alone there is nothing to agree on', () => {
    const drawn = play(position('hands: 10 20 30 40 D; piles: 1-6 50-55'), 0, 'D');
    expect(refused(drawn, 0, 'pledge 8')).toMatchObject({ code: 'not-departing', clause: '5.3' });
    expect(refused(drawn, 0, 'give 1 2')).toMatchObject({
      code: 'wrong-number-given',
      params: { count: 2, pledged: 8 },
    });
  });

  it('5.8 whoever discarded refills to five, and the active player too', () => {
    const done = playAll(
      departed,
      '0: pledge 0',
      '1: pledge 4',
      '2: pledge 4',
      '2: give 12 22 32 42',
      '1: give 11 21 31 41',
    );
    expect([0, 1, 2].map(seat => hand(done, seat))).toEqual(['1 10 20 30 40', '4 5 6 7 51', '52 60 61 62 63']);
  });

  it('5.8 whoever gave nothing draws nothing', () => {
    const short = position('hands: 10 20 30 40 D | 11 21 31 41 51 | 12 22; piles: 1-3 | 4-8 | 60-64');
    const done = playAll(
      play(short, 0, 'D'),
      '0: pledge 3',
      '1: pledge 5',
      '2: pledge 0',
      '0: give 10 20 30',
      '1: give 11 21 31 41 51',
    );
    expect([0, 1, 2].map(seat => hand(done, seat))).toEqual(['1 2 3 40', '4 5 6 7 8', '12 22']);
    expect(pile(done, 2)).toBe('60 61 62 63 64 D');
  });

  it('5.8 nobody refills before the last one has given', () => {
    const waiting = playAll(departed, '0: pledge 2', '1: pledge 3', '2: pledge 3', '1: give 11 21 31');
    expect(hand(waiting, 1)).toBe('41 51');
    expect(inAllerRuhe.toAct(waiting)).toEqual({ kind: 'seats', must: [0, 2], may: [] });
  });

  it('5.8 more than five cards are kept', () => {
    const state = play(position('hands: 10 20 30 40 D | 11 21 31 41 51; piles: 1-5 | 60-64'), 0, 'D');
    expect(state.hands[1]).toHaveLength(7);
    const given = playAll(state, '0: pledge 6', '1: pledge 2', '0: give 1 2 10 20 30 40', '1: give 11 21');
    expect(hand(given, 1)).toBe('31 41 51 60 61');
    const kept = playAll(state, '0: pledge 5', '1: pledge 3', '0: give 1 10 20 30 40', '1: give 11 21 31');
    expect([hand(kept, 0), hand(kept, 1)]).toEqual(['2 3 4 5', '41 51 60 61 62']);
  });

  it('5.9 once one lies no other can be played', () => {
    const later = position('hands: 10 20 D | 8 9; departedBy: 1');
    expect(refused(later, 0, 'D')).toEqual({ code: 'departure-placed', clause: '5.9', params: {} });
    expect(moves(later, 0)).not.toContain('D');
  });

  it('5.9 further departure cards are discarded like any card', () => {
    const later = position('hands: 10 20 D | 8 9; departedBy: 1; sea: B1=12');
    expect(thrown(play(later, 0, '- 10 D'), 0)).toContain('10 D');
    expect(thrown(play(later, 0, '10 A1 - 20 D'), 0)).toContain('20 D');
  });

  it('5.9 even among the same eight', () => {
    const both = play(position('hands: 10 20 30 40 D | 11 21 31 41 D; piles: 1-5 | 60-64'), 0, 'D');
    const done = playAll(both, '0: pledge 4', '1: pledge 4', '0: give 1 2 10 20', '1: give 11 21 60 D');
    expect(thrown(done, 1)).toContain('11 21 60 D');
    expect(done).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('5.10 with fewer than eight cards in all hands the game is lost', () => {
    const seven = position('hands: 10 20 D | 11 21 | 12 22 32');
    expect(play(seven, 0, 'D')).toMatchObject({ phase: 'over', outcome: NO_EIGHT });
    const eight = position('hands: 10 20 30 D | 11 21 | 12 22 32');
    expect(play(eight, 0, 'D').phase).toBe('pledge');
  });

  it('5.10 the extra cards count', () => {
    expect(play(position('hands: 10 20 30 D | 11 21; piles: 1-3 | 50'), 0, 'D')).toMatchObject({ phase: 'pledge' });
    const short = position('hands: 10 20 30 D | 11 21; piles: 1 | 50 D');
    expect(play(short, 0, 'D')).toMatchObject({ phase: 'pledge' });
    const shorter = position('hands: 10 20 30 D | 11 21; piles: 1 |');
    expect(play(shorter, 0, 'D')).toMatchObject({ phase: 'over', outcome: NO_EIGHT });
  });

  it('5.10 alone, four cards and a pile of three are not enough', () => {
    expect(play(position('hands: 10 20 30 40 D; piles: 1-3'), 0, 'D')).toMatchObject({ outcome: NO_EIGHT });
    expect(play(position('hands: 10 20 30 40 D; piles: 1-4'), 0, 'D')).toMatchObject({ phase: 'give' });
  });
});

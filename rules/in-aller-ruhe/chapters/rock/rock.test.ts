import { describe, expect, it } from 'vitest';
import { dealt, happens, hand, moves, play, playAll, position, refused, STANDARD } from '../../builders.test-help.js';
import { inAllerRuhe } from '../../index.js';

const ROCK = { rock: true };
const at = (row: number) => ({ rock: { row: row - 1 } });

describe('10 The jagged rock', () => {
  it('10.1 whoever begins places it, with the opening hand before them', () => {
    const state = dealt(3, 1, { ...STANDARD, rock: true });
    expect(inAllerRuhe.toAct(state)).toEqual({ kind: 'seats', must: [state.first], may: [] });
    expect(moves(state, state.first)).toEqual(['rock 1', 'rock 2', 'rock 3', 'rock 4', 'rock 5', 'rock 6']);
    expect(refused(state, state.first, 'hold 1 2')).toMatchObject({ code: 'rock-not-placed', clause: '10.1' });
    const placed = play(state, state.first, 'rock 4');
    expect([placed.phase, placed.turn, placed.rock?.row]).toEqual(['turn', state.first, 3]);
  });

  it('10.1 nobody else places it', () => {
    const state = dealt(2, 1, { ...STANDARD, rock: true });
    expect(refused(state, 1 - state.first, 'rock 4')).toMatchObject({ code: 'not-your-turn' });
  });

  it('10.2 nothing may be laid in its row', () => {
    const state = position('hands: 5 17 40 | 8 9', ROCK, at(2));
    expect(refused(state, 0, '17 C2')).toMatchObject({
      code: 'row-blocked-by-rock',
      clause: '10.2',
      params: { space: 8 },
    });
    expect(moves(state, 0).some(move => /^\d+ [A-F]2/.test(move))).toBe(false);
    expect(moves(state, 0)).toContain('17 C3');
  });

  it('10.2 not even next to an island, and prices at its edge stay', () => {
    const state = position('hands: 7 8 40 | 20 21; sea: F1=6', ROCK, at(2));
    expect(moves(state, 0).filter(move => move.startsWith('7 '))).not.toContain('7 A2 - 8');
    expect(moves(position('hands: 7 8 40 | 20 21; sea: F1=6', ROCK, at(3)), 0)).toContain('7 A2 - 8');
  });

  it('10.3 after an action it moves to another row with a gap, before anybody refills', () => {
    const state = play(position('hands: 5 17 40 | 8 9; piles: 60 61 62 | 70; sea: A1=1-4', ROCK, at(2)), 0, '40 C4');
    expect([state.phase, state.turn, hand(state, 0)]).toEqual(['rock', 0, '5 17']);
    expect(refused(state, 0, '- 5 17')).toMatchObject({ code: 'rock-first', clause: '10.3' });
    expect(refused(state, 1, 'rock 3')).toMatchObject({ code: 'not-your-turn' });
    const moved = play(state, 0, 'rock 5');
    expect([moved.phase, moved.turn, moved.rock?.row, hand(moved, 0)]).toEqual(['turn', 1, 4, '5 17 60 61 62']);
  });

  it('10.3 it may not stay for nothing, nor go to a full row', () => {
    const state = play(position('hands: 40 41 | 8 9; sea: A1=1-6', ROCK, at(2)), 0, '40 C4');
    expect(refused(state, 0, 'rock 2')).toMatchObject({ code: 'rock-stays', clause: '10.3' });
    expect(refused(state, 0, 'rock 1')).toMatchObject({ code: 'row-full', clause: '10.3' });
    expect(moves(state, 0)).toEqual(['rock 3', 'rock 4', 'rock 5', 'rock 6']);
  });

  it('10.3 holding it costs exactly two cards', () => {
    const state = play(position('hands: 5 17 40 A | 8 9; piles: 60 61 62 63 | 70', ROCK, at(2)), 0, '40 C4');
    expect(refused(state, 0, 'hold 5')).toMatchObject({ code: 'holding-costs-two', clause: '10.3' });
    expect(refused(state, 0, 'hold 5 6')).toMatchObject({ code: 'card-not-held', clause: '10.3' });
    const held = play(state, 0, 'hold 5 A');
    expect([held.rock?.row, hand(held, 0), held.turn]).toEqual([1, '17 60 61 62 63', 1]);
    expect(held.thrown[0]?.slice(-2)).toEqual([5, 81]);
  });

  it('10.3 it cannot be moved at any other time', () => {
    expect(refused(position('hands: 5 17 | 8 9', ROCK, at(2)), 0, 'rock 3')).toMatchObject({ code: 'rock-not-due' });
  });

  it('10.3 it moves after two cards are discarded and after a monster, too', () => {
    const state = position('hands: 5 17 M | 8 9; sea: A1=1', { rock: true, monsters: 3 }, at(2));
    expect(play(state, 0, '- 5 17').phase).toBe('rock');
    expect(play(state, 0, 'M A1').phase).toBe('rock');
  });

  it('10.3 at the departure it moves once the eight are discarded, before all refill', () => {
    const state = position('hands: 10 20 30 40 D | 11 21 31 41 51 | 1 2; piles: 60-64 | 70-74 | 75', ROCK, at(1));
    const given = playAll(
      state,
      '0: D',
      ...['0: pledge 4', '1: pledge 4', '2: pledge 0', '0: give 10 20 30 40', '1: give 11 21 31 41'],
    );
    expect([given.phase, given.turn, hand(given, 1)]).toEqual(['rock', 0, '51']);
    const moved = play(given, 0, 'rock 2');
    expect([moved.turn, hand(moved, 0), hand(moved, 1), hand(moved, 2)]).toEqual([
      1,
      '60 61 62 63 64',
      '51 70 71 72 73',
      '1 2',
    ]);
  });

  it('10.4 four full rows, and it is gone for good', () => {
    const state = position('hands: 24 40 41 | 48 49; piles: 60 | 70; sea: A1=1-23', ROCK, at(6));
    const after = play(state, 0, '24 F4 - 40');
    expect([after.phase, after.turn, after.rock]).toEqual(['turn', 1, { row: null, gone: true, due: false }]);
    expect(happens(state, 0, '24 F4 - 40')).toContainEqual({ type: 'rock-gone' });
  });

  it('10.4 that it is gone is told once', () => {
    const state = position('hands: 50 60 61 | 48 49; piles: 62 | 70; sea: A1=1-24', ROCK);
    expect(happens(state, 0, '50 C6').map(({ type }) => type)).toEqual(['laid', 'drew']);
  });

  it('10.4 three full rows are not enough', () => {
    const state = position('hands: 18 40 41 | 48 49; piles: 60 | 70; sea: A1=1-17', ROCK, at(6));
    expect(play(state, 0, '18 F3 - 40')).toMatchObject({ phase: 'rock', rock: { row: 5, gone: false, due: true } });
  });

  it('10.4 it does not come back when a row opens again', () => {
    const state = position('hands: M 40 41 | 48 49; piles: 60 | 70; sea: A1=1-24', { rock: true, monsters: 3 });
    expect(state.rock?.gone).toBe(true);
    const opened = play(state, 0, 'M B1');
    expect([opened.phase, opened.turn, opened.rock?.gone]).toEqual(['turn', 1, true]);
  });

  it('3.1 without it, there is nothing to move', () => {
    expect(refused(position('hands: 5 17 | 8 9'), 0, 'rock 3')).toMatchObject({
      code: 'not-in-play',
      clause: '3.1',
      params: { of: 'expansion' },
    });
  });
});

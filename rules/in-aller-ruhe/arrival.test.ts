import { describe, expect, it } from 'vitest';
import { happens, moves, play, playAll, position, refused, thrown } from './builders.test-help.js';

describe('6 The arrival', () => {
  it('6.1 with a full sea and a departure an arrival wins', () => {
    const state = position('hands: 40 A | 50 51; sea: A1=1-36; departedBy: 1');
    expect(moves(state, 0)).toContain('A');
    expect(happens(state, 0, 'A')).toEqual([
      { type: 'arrived', seat: 0 },
      { type: 'ended', outcome: { kind: 'team', won: true, reason: 'arrived', clause: '8.1', seat: 0 } },
    ]);
    expect(play(state, 0, 'A').hands[0]).toEqual([40]);
  });

  it('6.1 not while a space is open', () => {
    const state = position('hands: 40 A | 50 51; sea: A1=1-34; departedBy: 1');
    expect(refused(state, 0, 'A')).toEqual({ code: 'sea-not-full', clause: '6.1', params: { open: 2 } });
    expect(moves(state, 0)).not.toContain('A');
  });

  it('6.1 not before the departure', () => {
    const state = position('hands: 40 A | 50 51; sea: A1=1-36');
    expect(refused(state, 0, 'A')).toEqual({ code: 'no-departure-yet', clause: '6.1', params: {} });
    expect(moves(state, 0)).not.toContain('A');
  });

  it('6.1 not without an arrival card', () => {
    const state = position('hands: 40 41 | 50 A; sea: A1=1-36; departedBy: 1');
    expect(refused(state, 0, 'A')).toEqual({ code: 'card-not-held', clause: '6.1', params: { cards: [81] } });
  });

  it('6.1 whoever may arrive need not', () => {
    const state = position('hands: 40 A | 50 A; sea: A1=1-36; departedBy: 1');
    expect(playAll(state, '0: - 40 A', '1: A')).toMatchObject({ phase: 'over', outcome: { won: true, seat: 1 } });
  });

  it('6.2 never in the turn that lays the last island', () => {
    const state = position('hands: 36 50 A | 51 A; sea: A1=1-35; departedBy: 1');
    const full = play(state, 0, '36 F6 - 50');
    expect(full).toMatchObject({ phase: 'turn', turn: 1 });
    expect(refused(full, 0, 'A')).toMatchObject({ code: 'not-your-turn' });
    expect(play(full, 1, 'A')).toMatchObject({ outcome: { won: true, seat: 1 } });
  });

  it('6.2 never in the turn that plays the departure', () => {
    const state = position('hands: 40 41 42 A D | 50 51 52 53 A; piles: 60-64 | 65-69; sea: A1=1-36');
    expect(refused(state, 0, 'A')).toMatchObject({ code: 'departure-first' });
    const departed = play(state, 0, 'D');
    expect(refused(departed, 0, 'A')).toMatchObject({ code: 'departing' });
    const done = playAll(departed, '0: pledge 4', '1: pledge 4', '0: give 40 41 42 60', '1: give 50 51 52 53');
    expect(refused(done, 0, 'A')).toMatchObject({ code: 'not-your-turn' });
    expect(play(done, 1, 'A')).toMatchObject({ outcome: { won: true, seat: 1 } });
  });

  it('6.3 arrivals are discarded and paid like any card', () => {
    const state = position('hands: 5 A A | 8 9; sea: A1=3');
    expect(thrown(play(state, 0, '- A A'), 0)).toContain('A A');
    expect(thrown(play(state, 0, '5 B1 - A A'), 0)).toContain('A A');
    const departed = play(position('hands: 1 2 A A D | 5 6 7 8 9 | 10 11 12 13 14'), 0, 'D');
    const given = playAll(departed, '0: pledge 2', '1: pledge 3', '2: pledge 3', '0: give A A');
    expect(thrown(given, 0)).toContain('A A');
  });

  it('6.3 when all five are gone the game still goes on, though it cannot be won', () => {
    const state = position('hands: 40 41 42 | 50 51 52; sea: A1=1-36; departedBy: 1; thrown: A A A | A A');
    expect(playAll(state, '0: - 40 41', '1: - 50 51')).toMatchObject({
      outcome: { won: false, reason: 'no-action', seat: 0 },
    });
  });

  it('6.4 with a full sea and no arrival one goes on discarding until one comes', () => {
    const state = position('hands: 40 41 42 | 50 51; piles: A |; sea: A1=1-36; departedBy: 0');
    expect(moves(state, 0)).toEqual(['- 40 41', '- 40 42', '- 41 42']);
    const drew = play(state, 0, '- 40 41');
    expect(drew).toMatchObject({ phase: 'turn', turn: 1 });
    const one = position('hands: 40 41 42 | 50 51 52 53; piles: A |; sea: A1=1-36; departedBy: 0');
    expect(playAll(one, '0: - 40 41', '1: - 50 51', '0: A')).toMatchObject({ outcome: { won: true } });
  });

  it('6.4 or until somebody cannot act', () => {
    const state = position('hands: 40 41 42 43 | 50 51; sea: A1=1-36; departedBy: 0');
    expect(playAll(state, '0: - 40 41', '1: - 50 51', '0: - 42 43')).toMatchObject({
      phase: 'over',
      outcome: { won: false, reason: 'no-action', clause: '8.2', seat: 1 },
    });
  });

  it('6.4 a departure can still follow when the sea is full', () => {
    const state = position('hands: 40 41 42 43 D | 50 51 52 53 54; piles: 60-64 | A; sea: A1=1-36');
    expect(moves(state, 0)).toEqual(['D']);
    const done = playAll(state, '0: D', '0: pledge 5', '1: pledge 3', '0: give 40 41 42 43 60', '1: give 50 51 52');
    expect(play(done, 1, 'A')).toMatchObject({ outcome: { won: true } });
  });
});

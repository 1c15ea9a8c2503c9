import { describe, expect, it } from 'vitest';
import { happens, moves, play, position, refused } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';

const lost = (reason: string, clause: string, seat: number) => ({ kind: 'team', won: false, reason, clause, seat });
const STRICT = { strict: true };

describe('8 The end', () => {
  it('8.1 an arrival ends the game, won', () => {
    const over = play(position('hands: 40 A | 50 51; sea: A1=1-36; departedBy: 1'), 0, 'A');
    expect(inAllerRuhe.toAct(over)).toEqual({ kind: 'over' });
    expect(inAllerRuhe.result(over)).toEqual({ kind: 'team', won: true, reason: 'arrived', clause: '8.1', seat: 0 });
  });

  it('8.1 after the end nothing can be played', () => {
    const over = play(position('hands: 40 A | 50 51; sea: A1=1-36; departedBy: 1'), 0, 'A');
    for (const text of ['- 50 51', 'pledge 1', 'give 50', 'D', 'A', '50 A1'])
      expect(refused(over, 1, text)).toMatchObject({ code: 'game-over', params: {} });
    expect(refused(over, 1, 'A').clause).toBe('8.1');
    expect(moves(over, 1)).toEqual([]);
    expect(inAllerRuhe.channels(over)).toMatchObject({ talk: 'open' });
  });

  it('8.1 while it goes on there is no result', () => {
    expect(inAllerRuhe.result(position('hands: 40 A | 50 51'))).toBeUndefined();
  });

  it('8.2 with no card left the game is lost', () => {
    const state = position('hands: 40 41 | ; departedBy: 0');
    expect(play(state, 0, '- 40 41')).toMatchObject({ phase: 'over', outcome: lost('no-action', '8.2', 1) });
    expect(happens(state, 0, '- 40 41').at(-1)).toEqual({ type: 'ended', outcome: lost('no-action', '8.2', 1) });
  });

  it('8.2 one card that fits nowhere loses', () => {
    const state = position('hands: 40 41 | 20; departedBy: 0; sea: A1=21');
    expect(play(state, 0, '40 C1')).toMatchObject({ outcome: lost('no-action', '8.2', 1) });
  });

  it('8.2 one card that would have to be paid for loses', () => {
    const state = position('hands: 41 42 | 36; departedBy: 0; sea: A1=1-35');
    expect(play(state, 0, '- 41 42')).toMatchObject({ outcome: lost('no-action', '8.2', 1) });
  });

  it('8.2 one card may still be laid free', () => {
    const state = play(position('hands: 40 41 | 20; departedBy: 0; sea: F6=50'), 0, '- 40 41');
    expect(state).toMatchObject({ phase: 'turn', turn: 1 });
    expect(moves(state, 1)).toContain('20 A1');
    expect(moves(state, 1)).not.toContain('20 E6');
  });

  it('8.2 one card may be the winning arrival', () => {
    const state = play(position('hands: 40 41 | A; departedBy: 0; sea: A1=1-36'), 0, '- 40 41');
    expect(moves(state, 1)).toEqual(['A']);
    expect(play(state, 1, 'A')).toMatchObject({ outcome: { won: true } });
  });

  it('8.2 an arrival alone that cannot be played yet loses', () => {
    const state = position('hands: 40 41 | A; departedBy: 0; sea: A1=1-35');
    expect(play(state, 0, '- 40 41')).toMatchObject({ outcome: lost('no-action', '8.2', 1) });
  });

  it('8.2 one card may be the departure', () => {
    const state = position('hands: 40 41 42 43 44 | D | 50-54; piles: 60-63 | | 70-73');
    const next = play(state, 0, '- 40 41');
    expect(moves(next, 1)).toEqual(['D']);
    expect(play(next, 1, 'D').phase).toBe('pledge');
  });

  it('8.2 a second departure card alone loses', () => {
    const state = position('hands: 40 41 | D; departedBy: 0');
    expect(play(state, 0, '- 40 41')).toMatchObject({ outcome: lost('no-action', '8.2', 1) });
  });

  it('8.2 two cards can always be discarded', () => {
    const state = play(position('hands: 40 41 | A A; departedBy: 0'), 0, '- 40 41');
    expect(moves(state, 1)).toEqual(['- A A']);
  });

  it('8.2 only the active player’s hand matters', () => {
    const state = play(position('hands: 40 41 42 43 | 50 51 | ; departedBy: 0'), 0, '- 40 41');
    expect(state).toMatchObject({ phase: 'turn', turn: 1 });
    expect(play(state, 1, '- 50 51')).toMatchObject({ outcome: lost('no-action', '8.2', 2) });
  });

  it('8.3 strict: a turn that begins with one card is lost, whichever it is', () => {
    for (const [last, rest] of [
      ['20', 'departedBy: 0'],
      ['A', 'departedBy: 0; sea: A1=1-36'],
      ['D', ''],
    ] as const) {
      const state = position(`hands: 40 41 42 | ${last}; ${rest}`, STRICT);
      expect(play(state, 0, '- 40 41')).toMatchObject({ outcome: lost('too-few-cards', '8.3', 1) });
    }
  });

  it('8.3 strict: two cards go on', () => {
    expect(play(position('hands: 40 41 | 20 A; departedBy: 0', STRICT), 0, '- 40 41').phase).toBe('turn');
  });
});

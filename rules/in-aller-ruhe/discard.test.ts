import { describe, expect, it } from 'vitest';
import { cards, hand, happens, moves, play, position, refused, thrown } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';

const state = position('hands: 5 17 40 A A | 8 9 10; piles: 60-63 | 70-73; sea: A1=3');

describe('7 Discarding two cards', () => {
  it('7.1 two cards of one’s choice, even if something could be played', () => {
    expect(moves(state, 0)).toContain('5 C1');
    const after = play(state, 0, '- 17 A');
    expect(hand(after, 0)).toBe('5 40 60 61 A');
    expect(thrown(after, 0)).toContain('17 A');
    expect(after.turn).toBe(1);
  });

  it('7.1 every pair is offered once', () => {
    expect(moves(state, 0).filter(text => text.startsWith('-'))).toEqual([
      '- 5 17',
      '- 5 40',
      '- 17 40',
      '- 5 A',
      '- 17 A',
      '- 40 A',
      '- A A',
    ]);
  });

  it.each([
    ['- 5', 1],
    ['- 5 17 40', 3],
  ])('7.1 exactly two: %s is refused', (text, count) => {
    expect(refused(state, 0, text)).toEqual({ code: 'not-two-cards', clause: '7.1', params: { count } });
  });

  it('7.1 only the own hand, no card twice', () => {
    for (const text of ['- 5 8', '- 5 60', '- 5 5', '- 3 5'])
      expect(refused(state, 0, text)).toMatchObject({ code: 'card-not-held', clause: '7.1' });
    expect(refused(state, 0, '- 5 8').params).toEqual({ cards: [8] }); // only what is not held
  });

  it('7.1 the last two cards may go', () => {
    const last = position('hands: 5 17 | 8 9; departedBy: 1');
    expect(hand(play(last, 0, '- 5 17'), 0)).toBe('');
  });

  it('7.2 nobody sees what was discarded, everybody how many', () => {
    const after = play(state, 0, '- 17 A');
    const before = state.thrown.map(pile => pile.length);
    for (const viewer of [1, 'watcher'] as const) {
      const seen = inAllerRuhe.view(after, viewer);
      expect(seen.thrown).toEqual([(before[0] ?? 0) + 2, before[1]]);
      expect(seen.remembered).toEqual(viewer === 1 ? after.thrown[1] : []);
    }
    expect(happens(state, 0, '- 17 A').map(event => inAllerRuhe.show(event, 1))[0]).toEqual({
      type: 'threw',
      seat: 0,
      count: 2,
      why: 'two',
    });
  });

  it('7.2 a bot may remember its own discards', () => {
    const named = position('hands: 5 17 40 | 8 9; thrown: 30 | 31; piles: 1-4 6 7 10-16 18-29 32-39 41-80 A A A A A |');
    expect(inAllerRuhe.view(play(named, 0, '- 5 17'), 0).remembered).toEqual(cards('30 5 17'));
  });
});

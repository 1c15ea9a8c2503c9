import { describe, expect, it } from 'vitest';
import { lighthouseRun, type RankingOutcome, type Shown } from '@seekiste/rules/lighthouse-run';
import { cards, de, en, load, names } from './voice.test-help.js';

const ranking = (points: number[], places: number[], reason: RankingOutcome['reason']): RankingOutcome => ({
  kind: 'ranking',
  points,
  places,
  reason,
  clause: '8.2',
});

describe('outcomes', () => {
  // Example 6: seats are red, blue, green, yellow.
  const ended = load({
    seats: 4,
    phase: 'over',
    ships: [
      [22, 8, 6, 6, 2],
      [22, 12, 8, 4, 2],
      [24, 8, 4, 4, 0],
      [18, 12, 6, 4, 4],
    ],
    hands: cards(['S3*', 'S1*'], [], [], ['S2*', 'C1*']),
  });

  it('name the winner first, then the others by their places (example 6)', () => {
    const outcome = lighthouseRun.result(ended);
    if (!outcome) throw new Error('not over');
    expect(de.outcome(outcome, names(1))).toBe(
      'Du gewinnst mit 24 Punkten. Dahinter: Jenise (22), Björn (22) und Julia (20).',
    );
    expect(en.outcome(outcome, names(0))).toBe(
      'John wins with 24 points. Behind: you (22), Björn (22) and Julia (20).',
    );
  });

  it('8.3 say that cards have broken a tie', () => {
    const outcome = ranking([22, 20, 22], [1, 3, 2], 'cards');
    expect(de.outcome(outcome, names(2))).toBe(
      'Jenise gewinnt mit 22 Punkten. Bei Gleichstand zählt die höhere Summe der letzten Handkarten. Dahinter: du (22) und John (20).',
    );
    expect(en.outcome(outcome, names('watcher'))).toBe(
      'Jenise wins with 22 points. The tie goes to the higher sum of the last cards in hand. Behind: Julia (22) and John (20).',
    );
  });

  it('8.4 share a victory', () => {
    expect(de.outcome(ranking([22, 20, 22], [1, 3, 1], 'shared'), names(0))).toBe(
      'Geteilter Sieg mit 22 Punkten: du und Julia. Dahinter: John (20).',
    );
    expect(en.outcome(ranking([22, 22], [1, 1], 'shared'), names(0))).toBe(
      'A shared victory with 22 points: you and John.',
    );
  });

  it('9.8 let Erik win, and tell his points where they are known', () => {
    const outcome = ranking([20, 21], [3, 2], 'erik');
    expect(de.outcome(outcome, names(0))).toBe('Erik gewinnt das Rennen. Dahinter: John (21) und du (20).');
    const end: Shown = { type: 'ended', outcome, points: [20, 21, 23] };
    expect(de.event(end, names(0))).toBe(
      'Erik gewinnt das Rennen. Dahinter: John (21) und du (20). Erik kommt auf 23 Punkte.',
    );
    expect(en.event(end, names(0))).toBe('Erik wins the race. Behind: John (21) and you (20). Erik has 23 points.');
  });

  it('9.14 add up a great fleet', () => {
    const outcome = ranking([20, 20], [1, 2], 'difference');
    const end: Shown = { type: 'ended', outcome, points: [10, 12, 10, 8] };
    expect(de.event(end, names(0))).toBe(
      'Du gewinnst mit 20 Punkten. Bei Gleichstand zählt der kleinere Abstand zwischen den eigenen Farben. Dahinter: John (20). Die Farben: Rot 10, Blau 12, Grün 10 und Gelb 8.',
    );
  });

  it('have no plural for one point', () => {
    expect(de.outcome(ranking([1, 0], [1, 2], 'points'), names(0))).toBe(
      'Du gewinnst mit einem Punkt. Dahinter: John (0).',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { firstSeating, resize, seated } from './seating.js';

const BOTS = ['random', 'heuristic'];
const person = (number: number): string => `Player ${number}`;

describe('seating', () => {
  it('begins with one person and the best bot', () => {
    expect(seated(firstSeating(BOTS, 'Anna'), person)).toEqual([
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', name: 'Ole', bot: 'heuristic' },
    ]);
  });

  it('fills new seats with bots and keeps the others', () => {
    const five = resize(firstSeating(BOTS, ''), 5, BOTS);
    expect(five.map(({ who }) => who)).toEqual(['human', 'heuristic', 'heuristic', 'heuristic', 'heuristic']);
    expect(resize(five, 1, BOTS)).toEqual([{ who: 'human', name: '' }]);
  });

  it('names whoever has none, and nobody twice', () => {
    const names = seated(resize(firstSeating(BOTS, '  '), 5, BOTS), person).map(({ name }) => name);
    expect(names[0]).toBe('Player 1');
    expect(new Set(names).size).toBe(5);
  });
});

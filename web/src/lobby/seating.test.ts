import { describe, expect, it } from 'vitest';
import { firstSeating, resize, seated } from './seating.js';

const person = (number: number): string => `Player ${number}`;

describe('seating', () => {
  it('begins with one person and a sailor', () => {
    expect(seated(firstSeating('Anna'), person)).toEqual([
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', name: 'Ole', bot: 'sailor' },
    ]);
  });

  it('fills new seats with bots and keeps the others', () => {
    const five = resize(firstSeating(''), 5);
    expect(five.map(({ who }) => who)).toEqual(['human', 'sailor', 'sailor', 'sailor', 'sailor']);
    expect(resize(five, 1)).toEqual([{ who: 'human', name: '' }]);
  });

  it('names whoever has none, and nobody twice', () => {
    const names = seated(resize(firstSeating('  '), 5), person).map(({ name }) => name);
    expect(names[0]).toBe('Player 1');
    expect(new Set(names).size).toBe(5);
  });
});

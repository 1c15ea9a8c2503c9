import { describe, expect, it } from 'vitest';
import { inOrder, leading, onePerIdea, type Tried } from './favourites.js';

/** A move that was won so often in a hundred playouts, with an interval of twenty around it. */
const tried = (idea: string, percent: number): Tried<string> => ({
  move: `${idea}!`,
  idea,
  mean: percent / 100,
  low: percent / 100 - 0.1,
  high: percent / 100 + 0.1,
  playouts: 100,
});

const ideas = (moves: readonly Tried<string>[]): string => moves.map(({ idea }) => idea).join(' ');

describe('favourites', () => {
  const all = [tried('a', 70), tried('b', 60), tried('c', 50), tried('d', 40)];

  it('stand for one idea each, by the best move of it', () => {
    const judged = ['a1', 'b1', 'a2', 'c1', 'b2'].map(move => ({ ...tried('', 50), move }));
    const found = onePerIdea(judged, move => move.charAt(0));
    expect(found.map(({ move, idea }) => `${idea}:${move}`)).toEqual(['a:a1', 'b:b1', 'c:c1']);
  });

  it('are the best, and what is thought best even if it did badly', () => {
    expect(ideas(leading(all, 3, undefined))).toBe('a b c');
    expect(ideas(leading(all, 3, 'b'))).toBe('a b c');
    expect(ideas(leading(all, 3, 'd'))).toBe('a b d');
    expect(ideas(leading(all, 3, 'unheard-of'))).toBe('a b c');
  });

  it('begin with what is thought best, unless it is clearly behind', () => {
    // 10 % apart, where chance may be 14 % off, or 18 % for the luckiest of several; then 20 %.
    expect(ideas(inOrder(all, 'b'))).toBe('b a c d');
    expect(ideas(inOrder(all, 'c'))).toBe('a b c d');
    expect(ideas(inOrder(all, undefined))).toBe('a b c d');
    expect(inOrder([], 'a')).toEqual([]);
  });
});

import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { alikeKey, hasPuzzles, modesOf, packed, positionOf, puzzlesOf, unpacked } from './index.js';

const NAMES = GAMES.map(({ name }) => name).filter(hasPuzzles);

describe.each(NAMES)('the puzzles of %s', async game => {
  const puzzles = await puzzlesOf(game);

  it('are numbered from 1, and are the same after a way through their packed form', () => {
    expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, at) => at + 1));
    for (const puzzle of puzzles) expect(unpacked(game, modesOf(game), packed(puzzle), puzzle.number)).toEqual(puzzle);
  });

  it('fold by the rules to a seat with several moves, of which each that was judged is one', () => {
    for (const { number, known, ...puzzle } of puzzles) {
      const { rules, table, seat } = positionOf({ number, known, ...puzzle });
      const view = rules.view(table.state, seat);
      expect(known.length, `${number}`).toBeGreaterThan(1);
      expect(new Set(known.map(({ move }) => move)).size, `${number}`).toBe(known.length);
      for (const { move } of known) {
        const read = rules.read(move, table.record.options);
        expect(read.ok && rules.why(view, read.value), `${number}: ${move}`).toBeUndefined();
        expect(read.ok && rules.write(read.value, table.record.options), `${number}`).toBe(move);
      }
    }
  });

  it('have one move that is clearly best: the interval of what the next one loses lies above zero', () => {
    for (const { number, known } of puzzles) {
      const [answer, ...others] = known;
      expect(answer.loss, `${number}`).toEqual({ mean: 0, low: 0, high: 0 });
      for (const { loss } of others) {
        expect(loss.low, `${number}`).toBeGreaterThan(0);
        expect(loss.mean, `${number}`).toBeGreaterThanOrEqual(others[0]?.loss.mean ?? 0);
      }
    }
  });

  it('are not alike, by any symmetry of the rules', () => {
    const keys = puzzles.map(puzzle => {
      const { rules, table, seat } = positionOf(puzzle);
      return alikeKey(game, rules.view(table.state, seat));
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are of nine modes in ten at least: in the rest clear moves are rare', () => {
    const mined = new Set(puzzles.map(({ mode }) => mode.name));
    expect(mined.size).toBeGreaterThanOrEqual(0.9 * modesOf(game).length);
  });
});

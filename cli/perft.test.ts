import { describe, expect, it } from 'vitest';
import { perft, Table } from '@seekiste/rules/core';
import { setupFor } from './arguments.js';
import { GAME, gameUnderTest, randomGame } from './games.test-help.js';
import { readSeed } from './seed.js';
import { file, seekiste } from './terminal.test-help.js';

describe('perft', () => {
  const game = gameUnderTest();

  it('counts from a deal, depth by depth', async () => {
    const { state } = Table.open(game, setupFor(game, 3), readSeed('7'));
    const { code, output } = await seekiste(['perft', GAME, '--seats', '3', '--seed', '7', '--depth', '1']);
    expect({ code, output }).toEqual({ code: 0, output: `1 ${perft(game, state, 1)}\n` });
  });

  it('counts from a position in a file, and answers in JSON', async () => {
    const { state } = randomGame(2, 'perft', { moves: 40 });
    const path = file('position.json', JSON.stringify(game.save(state)));
    const { output } = await seekiste(['perft', path, '--depth', '2', '--json']);
    expect(JSON.parse(output)).toEqual({ game: GAME, nodes: [perft(game, state, 1), perft(game, state, 2)] });
  });

  it.each([
    ['{"seats": 7}', '“seats”'],
    ['7', '“position”'],
    ['null', '“position”'],
    ['{"game": "chess"}', 'no game called “chess”'],
    [JSON.stringify({ game: GAME, seats: 2, hands: [[5], [5]] }), '“cards”'],
    ['{', 'is not JSON'],
  ])('%s is refused with a sentence that says %s', async (content, sentence) => {
    const { code, output, errors } = await seekiste(['perft', file('position.json', content)]);
    expect(code).toBeGreaterThan(0);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
  });
});

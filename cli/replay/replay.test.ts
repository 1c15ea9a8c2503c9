import { describe, expect, it } from 'vitest';
import { writeRecord } from '@seekiste/rules/core';
import { GAME, randomGame } from '../games.test-help.js';
import { seatNames } from '../names.js';
import { file, seekiste } from '../terminal.test-help.js';
import { gameVoice } from '../words/index.js';

const table = randomGame(3, 'replay');
const { record } = table;
const asJson = file('game.json', JSON.stringify(record));
const asText = file('game.txt', writeRecord(table.game, record));

const told = async (...words: readonly string[]): Promise<string> => {
  const { code, output, errors } = await seekiste(['replay', ...words]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output;
};

describe('replay', () => {
  it('tells every move as a sentence, from JSON and from text alike', async () => {
    const output = await told(asJson);
    expect(await told(asText)).toBe(output);
    record.moves.forEach((_, index) => expect(output).toMatch(new RegExp(`^${index + 1}\\. .*\\.$`, 'm')));
    const outcome = table.game.result(table.state)!;
    expect(output).toContain(gameVoice(GAME, 'en').outcome(outcome, seatNames('en', 3, 'watcher')));
  });

  it('speaks German on request, or where the terminal does', async () => {
    const german = await told(asJson, '--lang', 'de');
    expect(german).toContain('Die Karten sind gegeben.');
    const { output } = await seekiste(['replay', asJson], { env: { LANG: 'de_AT.UTF-8' } });
    expect(output).toBe(german);
  });

  it('--at stops after so many moves and shows the table there', async () => {
    const output = await told(asJson, '--at', '4');
    expect(output).toMatch(/^4\. /m);
    expect(output).not.toMatch(/^5\. /m);
    const { state } = table.history[3]!;
    const shown = gameVoice(GAME, 'en').position(table.game.view(state, 'watcher'), seatNames('en', 3, 'watcher'));
    expect(output).toContain(shown.join('\n'));
  });

  it('--seat tells only what that seat saw', async () => {
    const output = await told(asJson, '--seat', '1');
    expect(output).toMatch(/You draw/);
    const textsOf = (isTheirs: (actor: unknown) => boolean): Set<string> =>
      new Set(record.moves.filter(({ actor }) => isTheirs(actor)).map(({ move }) => `[${table.game.write(move)}]`));
    const others = [...textsOf(actor => actor !== 1)].filter(text => !textsOf(actor => actor === 1).has(text));
    expect(others.length).toBeGreaterThan(5);
    for (const text of others) expect(output).not.toContain(text);
    const json = await told(asJson, '--seat', '1', '--json');
    expect(json).not.toContain(record.seed);
    const answer = JSON.parse(json) as { readonly moves: { actor: unknown; move?: unknown }[]; readonly view: unknown };
    for (const { actor, move } of answer.moves) expect(move === undefined).toBe(actor !== 1);
    expect(answer.view).toEqual(JSON.parse(JSON.stringify(table.game.view(table.state, 1))));
  });

  it('--json answers with moves, sentences, the position and the outcome', async () => {
    const answer = JSON.parse(await told(asJson, '--json')) as Record<string, unknown>;
    expect(answer).toMatchObject({ game: GAME, seats: 3, seed: record.seed, outcome: table.game.result(table.state) });
    expect(answer['position']).toEqual(JSON.parse(JSON.stringify(table.game.save(table.state))));
    expect(answer['moves']).toHaveLength(record.moves.length);
  });

  it('tells who asked for a hint, before the move that it was for', async () => {
    const first = record.moves.findIndex(({ actor }) => actor !== 'chance');
    const seat = record.moves[first]!.actor as number;
    const hints = [
      { at: first, seat },
      { at: record.moves.length, seat: 1 },
    ];
    const hinted = { ...record, hints };
    const name = seatNames('en', 3, 'watcher').seats[seat]!;
    const output = await told(file('hinted.json', JSON.stringify(hinted)));
    expect(output).toMatch(new RegExp(`^${first + 1}\\. \\[.*\\] ${name} asks for a hint\\. ${name} `, 'm'));
    expect(output).toMatch(/^Player 2 asks for a hint\.$/m);
    expect(await told(file('hinted.txt', writeRecord(table.game, hinted)))).toBe(output);
    const json = JSON.parse(await told(file('hinted.json', JSON.stringify(hinted)), '--json')) as {
      readonly moves: { hints?: unknown }[];
    };
    expect(json.moves.flatMap(({ hints: askers }, index) => (askers ? [[index, askers]] : []))).toEqual([
      [first, [seat]],
    ]);
  });

  it('a record without any move has nothing to tell', async () => {
    expect(await told(file('empty.json', JSON.stringify({ ...record, moves: [] })))).toBe('In aller Ruhe\n');
  });
});

describe('broken records', () => {
  const moves = [...record.moves];
  const changed = (change: Record<string, unknown>): string => JSON.stringify({ ...record, ...change });

  it.each([
    { fault: 'half of a JSON text', content: '{', named: 'is not JSON' },
    { fault: 'an empty file', content: '', named: '“game”' },
    { fault: 'a text without moves', content: 'nothing', named: '“record”' },
    { fault: 'another game', content: changed({ game: 'chess' }), named: '“game”' },
    { fault: 'too many seats', content: changed({ seats: 7 }), named: '“seats”' },
    { fault: 'an unknown option', content: changed({ options: { wind: 1 } }), named: 'options.wind' },
    { fault: 'a bad seed', content: changed({ seed: 'x' }), named: '“seed”' },
    {
      fault: 'a stranger',
      content: changed({ moves: moves.with(3, { actor: 9, move: {} }) }),
      named: 'moves[3].actor',
    },
    { fault: 'a move twice', content: changed({ moves: [...moves.slice(0, 2), moves[1]] }), named: 'moves[2]' },
  ])('$fault: refused with one sentence that names it', async ({ content, named }) => {
    const path = file('broken', content);
    const { code, output, errors } = await seekiste(['replay', path]);
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(named);
    expect(errors).toContain(path);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [['no-such-file'], 1, 'there is no such file'],
    [[asJson, '--at', '999'], 2, '--at must be at most'],
    [[asJson, '--seat', '3'], 2, '--seat must be from 0 to 2'],
    [[asJson, '--seat', 'captain'], 2, 'must be a seat'],
    [[asJson, '--lang', 'fr'], 2, 'de, en'],
  ])('replay %j ends with %i', async (words, code, sentence) => {
    const ran = await seekiste(['replay', ...words]);
    expect(ran).toMatchObject({ code, output: '' });
    expect(ran.errors).toContain(sentence);
  });
});

describe('variations and steps', () => {
  const at = record.moves.findIndex(({ actor }) => actor !== 'chance') + 3;
  const other = record.moves.slice(at, at + 2);
  const tree = {
    ...record,
    notes: [{ at, mark: 'missed', comment: 'The storm was worth more.' }],
    variations: [{ at, moves: other, players: ['Anna', 'Ole', 'Bo'].map(name => ({ name })) }],
  };
  const path = file('tree.json', JSON.stringify(tree));

  it('--line tells a variation with the moves that lead to it', async () => {
    const output = await told(path, '--line', '0');
    expect(output).toMatch(new RegExp(`^${at + 2}\\. `, 'm'));
    expect(output).not.toMatch(new RegExp(`^${at + 3}\\. `, 'm'));
    const { code, errors } = await seekiste(['replay', path, '--line', '1']);
    expect({ code, errors }).toMatchObject({ code: 2, errors: expect.stringContaining('no variation 1') as string });
  });

  it('--steps goes on and back, changes chairs, reads notes and follows variations', async () => {
    const turnOf = (moves: number): number =>
      table.history.slice(0, moves).filter(({ state }) => table.game.toAct(state).kind !== 'chance').length - 1;
    const last = turnOf(record.moves.length);
    const typed = [
      '',
      'back',
      'last',
      String(turnOf(at)),
      'branches',
      'line 0',
      'last',
      'line',
      'seat 7',
      'seat 1',
      'table',
    ];
    const { code, output } = await seekiste(['replay', path, '--steps'], {
      input: [...typed, 'seat open', 'table', 'quit'].join('\n'),
    });
    expect(code).toBe(0);
    const parts = output.split('\n> ').map(part =>
      part
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean),
    );
    const heads = parts.map(([head]) => head);
    expect(heads[1]).toBe(`Turn 1 of ${last}`);
    expect(heads[2]).toBe(`Turn 0 of ${last}`);
    expect(heads[3]).toBe(`Turn ${last} of ${last}`);
    expect(parts[4]).toEqual(
      expect.arrayContaining([`Turn ${turnOf(at)} of ${last}`, 'There was more in it: The storm was worth more.']),
    );
    expect(heads[5]).toBe(`line 0: after move ${at}, 2 moves Anna, Ole, Bo`);
    expect(heads[6]).toMatch(/^Variation 0, turn \d+ of \d+$/);
    expect(heads[8]).toMatch(/^Turn \d+ of/);
    expect(heads[9]).toContain('a seat from 0 to 2');
    expect(parts[11]!.length).toBeGreaterThan(3);
    expect(parts[13]!.slice(-3).map(line => line.split(':')[0])).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });
});

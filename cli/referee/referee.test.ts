import { describe, expect, it } from 'vitest';
import { gameNamed, GAMES } from '@seekiste/rules';
import { Rng, Table, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import { GAME, gameUnderTest, randomGame } from '../games.test-help.js';
import { readSeed } from '../seed.js';
import { seekiste } from '../terminal.test-help.js';
import { Referee } from './referee.js';
import { OPS, readRequest } from './request.js';

type Answer = Readonly<Record<string, unknown>> & { readonly ok: boolean };

const defaults = (game: AnyGame): OptionValues =>
  Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));

/** Sends lines through the command and reads its answers. */
const judge = async (lines: readonly unknown[], words: readonly string[] = []): Promise<readonly Answer[]> => {
  const input = lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const { code, output, errors } = await seekiste(['referee', ...words], { input });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Answer);
};

const NEW = { op: 'new', game: GAME, seats: 2, seed: 'referee' };

describe('every operation', () => {
  it('games: names, seats and options', async () => {
    const [answer] = await judge([{ op: 'games' }]);
    const known = GAMES.map(({ name, rulesVersion, seats, options, exclusions }) => ({
      name,
      rulesVersion,
      seats,
      options,
      exclusions,
    }));
    expect(known.map(({ name }) => name)).toEqual(['in-aller-ruhe', 'santa-timea', 'lighthouse-run']);
    expect(answer).toEqual({ ok: true, games: known });
  });

  it.each(GAMES.map(({ name }) => name))('judges a whole game of %s', async name => {
    const game = gameNamed(name)!;
    const seats = game.seats.max;
    const table = Table.open(game, { seats, options: defaults(game) }, readSeed('whole'));
    const rng = Rng.from(readSeed('moves'));
    const lines: object[] = [{ op: 'new', game: name, seats, seed: 'whole' }];
    for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
      const seat = acts.must[0]!;
      const moves = game.moves(game.view(table.state, seat));
      const move = moves[rng.below(moves.length)];
      lines.push({ op: 'apply', seat, move: game.write(move) });
      table.act(seat, move);
    }
    const answers = await judge([...lines, { op: 'position' }]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(answers.at(-2)).toMatchObject({ toAct: { kind: 'over' }, outcome: game.result(table.state) });
    expect(answers.at(-1)).toMatchObject({ position: game.save(table.state) });
  });

  it('new: deals, and says whom the game waits for', async () => {
    const [answer] = await judge([{ ...NEW, options: { strict: true } }]);
    expect(answer).toMatchObject({
      ok: true,
      game: GAME,
      seats: 2,
      options: { islandsRemoved: 0, strict: true },
      seed: readSeed('referee'),
      outcome: null,
    });
    expect(answer?.['toAct']).toMatchObject({ kind: 'seats' });
  });

  it.each([
    ['arch', '17 F1', 6, 'A1 G3'],
    ['pyramid', '17 G1', 6, 'A1 K1'],
  ])('14.1, 17.1 moves are written and read by the rows and columns of the %s', async (variant, text, space, some) => {
    const position = {
      seats: 2,
      options: { variant },
      hands: [
        [17, 40],
        [18, 41],
      ],
    };
    const [loaded, listed, applied] = await judge([
      { op: 'load', position },
      { op: 'moves', seat: 0 },
      { op: 'apply', seat: 0, move: text },
    ]);
    expect(loaded).toMatchObject({ ok: true, seats: 2 });
    const texts = (listed?.['moves'] as { text: string }[]).map(move => move.text);
    for (const name of some.split(' ')) expect(texts).toContain(`17 ${name}`);
    expect(applied).toMatchObject({ ok: true, text, move: { type: 'lay', card: 17, space } });
  });

  it('new: the empty text is a seed like any other', async () => {
    const answers = await judge([
      { ...NEW, seed: '' },
      { ...NEW, seed: '' },
    ]);
    expect(answers.map(answer => answer['seed'])).toEqual([readSeed(''), readSeed('')]);
  });

  it('new: makes a seed of its own when none is given', async () => {
    const [one, other] = await judge([
      { op: 'new', game: GAME, seats: 1 },
      { op: 'new', game: GAME, seats: 1 },
    ]);
    expect(one?.['seed']).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.['seed']).not.toBe(other?.['seed']);
  });

  it('position and load: what was saved loads to the same position', async () => {
    const [, saved] = await judge([NEW, { op: 'position' }]);
    const [loaded, again] = await judge([{ op: 'load', position: saved?.['position'] }, { op: 'position' }]);
    expect(loaded).toMatchObject({ ok: true, game: GAME, seats: 2 });
    expect(again).toEqual(saved);
  });

  it('load: takes records too, as JSON and as text', async () => {
    const [, , , json, text] = await judge([
      NEW,
      { op: 'moves' },
      { op: 'apply', move: (await firstMove()).text },
      { op: 'record' },
      { op: 'record', format: 'text' },
    ]);
    for (const record of [json?.['record'], text?.['record']]) {
      const [loaded, back] = await judge([{ op: 'load', record }, { op: 'record' }]);
      expect(loaded).toMatchObject({ ok: true, game: GAME, seats: 2 });
      expect(back?.['record']).toEqual(json?.['record']);
    }
  });

  it('view: a seat sees its own hand, a watcher none', async () => {
    const [, zero, watcher, byViewer] = await judge([
      NEW,
      { op: 'view', seat: 0 },
      { op: 'view', seat: 'watcher' },
      { op: 'view', viewer: 'watcher' },
    ]);
    expect(JSON.stringify(zero)).toContain('"own"');
    expect(JSON.stringify(watcher)).not.toContain('"own"');
    expect(byViewer).toEqual(watcher);
  });

  it('moves: each as JSON and as text, with its price', async () => {
    const [, answer, others, seen] = await judge([
      NEW,
      { op: 'moves' },
      { op: 'moves', seat: 'watcher' },
      { op: 'view', seat: 0 },
    ]);
    const game = gameUnderTest();
    const moves = answer?.['moves'] as readonly { move: unknown; text: string; price: number }[];
    expect(moves.length).toBeGreaterThan(0);
    for (const { move, text, price } of moves) {
      expect(game.read(text)).toEqual({ ok: true, value: move });
      expect(price).toBe(game.price(seen?.['view'], move));
    }
    expect(others).toMatchObject({ ok: true, moves: [] });
  });

  it('apply: a move as JSON or as text; the events whole or as one viewer sees them', async () => {
    const { seat, move, text } = await firstMove();
    const asJson = await judge([NEW, { op: 'apply', seat, move }, { op: 'position' }]);
    const asText = await judge([NEW, { op: 'apply', actor: seat, move: text }, { op: 'position' }]);
    expect(asText).toEqual(asJson);
    const [, shown] = await judge([NEW, { op: 'apply', seat, move, viewer: 'watcher' }]);
    expect(JSON.stringify(asJson[1]?.['events'])).toContain('"drew"');
    expect(JSON.stringify(shown?.['events'])).not.toMatch(/"drew"[^}]*"cards"/);
  });

  it('record: the whole game so far', async () => {
    const [, answer] = await judge([NEW, { op: 'record' }]);
    expect(answer).toMatchObject({ ok: true, record: { game: GAME, seed: readSeed('referee') } });
  });
});

const firstMove = async (): Promise<{ readonly seat: number; readonly move: unknown; readonly text: string }> => {
  const [, answer] = await judge([NEW, { op: 'moves' }]);
  const [move] = answer?.['moves'] as readonly { move: unknown; text: string }[];
  return { seat: answer?.['seat'] as number, ...move! };
};

/** Asks the referee directly, where the next question depends on the answer. */
const asker = (): ((question: unknown) => Answer) => {
  const referee = new Referee();
  return question => {
    const { request } = readRequest(JSON.stringify(question));
    if (!request.ok) throw new Error(request.error.code);
    const answer = referee.answer(request.value);
    if (!answer.ok) throw new Error(answer.error.code);
    return { ok: true, ...answer.value };
  };
};

describe('a whole game', () => {
  it.each([1, 3])('with %i at the table goes through the referee to its end', seats => {
    const ask = asker();
    const rng = Rng.from(readSeed('choices'));
    let last = ask({ op: 'new', game: GAME, seats, seed: 7 });
    while (last['outcome'] === null) {
      const { seat, moves } = ask({ op: 'moves' }) as unknown as { seat: number; moves: { text: string }[] };
      last = ask({ op: 'apply', seat, move: moves[rng.below(moves.length)]!.text });
    }
    expect(last['toAct']).toEqual({ kind: 'over' });
    expect(ask({ op: 'moves' })).toEqual({ ok: true, seat: null, moves: [] });
    const { record } = ask({ op: 'record' });
    expect(ask({ op: 'load', record })).toMatchObject({ outcome: last['outcome'] });
  });

  it('goes on from a loaded position as it would have gone on', () => {
    const table = randomGame(2, 'loaded', { moves: 10 });
    const rest = randomGame(2, 'loaded').record.moves.slice(table.record.moves.length);
    const ask = asker();
    ask({ op: 'load', position: table.game.save(table.state) });
    let last: Answer | undefined;
    for (const { actor, move } of rest) last = ask({ op: 'apply', seat: actor, move });
    expect(last?.['toAct']).toEqual({ kind: 'over' });
  });
});

describe('bad input', () => {
  it('one answer a line, in order, with the id echoed; what is malformed stops nothing', async () => {
    const answers = await judge([
      { id: 1, op: 'games' },
      '{"id": 2, "op":',
      '',
      '[1]',
      'null',
      { id: 'five', op: 'dance' },
      { id: { six: 6 }, op: 'view', seat: 0 },
      `{"op":"games","id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      `{"op":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      { id: 7, ...NEW },
      { id: 8, op: 'view', seat: 0 },
    ]);
    expect(answers.map(({ id, ok, code }) => [id, ok, code])).toEqual([
      [1, true, undefined],
      [undefined, false, 'malformed-json'],
      [undefined, false, 'malformed-json'],
      [undefined, false, 'not-an-object'],
      [undefined, false, 'not-an-object'],
      ['five', false, 'unknown-op'],
      [undefined, false, 'no-game-yet'],
      [undefined, true, undefined],
      [undefined, false, 'unknown-op'],
      [7, true, undefined],
      [8, true, undefined],
    ]);
  });

  it.each([
    [{ op: 'new', game: 'chess', seats: 2 }, 'unknown-game', 'game'],
    [{ op: 'new', game: GAME, seats: 9 }, 'seats-out-of-range', 'seats'],
    [{ op: 'new', game: GAME }, 'seats-out-of-range', 'seats'],
    [{ op: 'new', game: GAME, seats: 2, options: 3 }, 'not-an-object', 'options'],
    [{ op: 'new', game: GAME, seats: 2, options: { wind: 1 } }, 'unknown-option', 'options.wind'],
    [{ op: 'new', game: GAME, seats: 2, options: { strict: 'so' } }, 'option-value', 'options.strict'],
    [{ op: 'new', game: GAME, seats: 2, options: null }, 'not-an-object', 'options'],
    [{ op: 'new', game: GAME, seats: 2, seed: {} }, 'seed-value', 'seed'],
    [{ op: 'new', game: GAME, seats: 2, seed: null }, 'seed-value', 'seed'],
    [{ op: 'load' }, 'not-an-object', 'position'],
    [{ op: 'load', position: {} }, 'seats-out-of-range', 'seats'],
    [{ op: 'load', position: { game: 'chess' } }, 'unknown-game', 'game'],
    [{ op: 'load', position: { game: GAME, seats: 0 } }, 'seats-out-of-range', 'seats'],
    [{ op: 'load', position: { game: GAME, seats: 2, sea: [1, 1] } }, 'bad-position', 'sea'],
    [{ op: 'load', position: { game: GAME, seats: 2, hands: [[5], [5]] } }, 'bad-position', 'cards'],
    [{ op: 'load', position: { game: GAME, seats: 2 }, seed: [] }, 'seed-value', 'seed'],
    [{ op: 'load', record: {} }, 'unknown-format', 'format'],
    [{ op: 'load', record: 'nothing' }, 'no-moves-part', 'record'],
    [{ op: 'view', seat: 2 }, 'unknown-viewer', 'seat'],
    [{ op: 'view' }, 'unknown-viewer', 'seat'],
    [{ op: 'moves', seat: 'everybody' }, 'unknown-viewer', 'seat'],
    [{ op: 'apply', seat: 'watcher', move: 'A' }, 'unknown-viewer', 'seat'],
    [{ op: 'apply', seat: 0, move: 'hello' }, 'unreadable-move', 'move'],
    [{ op: 'apply', seat: 0 }, 'malformed-move', 'move'],
    [{ op: 'apply', seat: 0, move: { type: 'lay', card: 17, space: 99, pay: [] } }, 'malformed-move', 'space'],
    [{ op: 'apply', move: '- 1 2', viewer: -1 }, 'unknown-viewer', 'viewer'],
    [{ op: 'record', format: 'poem' }, 'unknown-format', 'format'],
  ])('%j is refused with %s, naming %s, and changes nothing', async (question, code, field) => {
    const [, before, answer, after] = await judge([NEW, { op: 'position' }, question, { op: 'position' }]);
    expect(answer).toMatchObject({ ok: false, code, params: { field } });
    expect(answer?.['message']).toMatch(/^\S.+$/);
    expect(after).toEqual(before);
  });

  it('a move against the rules is refused with its clause, and changes nothing', async () => {
    const [, before, answer, after] = await judge([
      NEW,
      { op: 'position' },
      { op: 'apply', move: 'A' },
      { op: 'position' },
    ]);
    expect(answer).toMatchObject({ ok: false, clause: '6.1' });
    expect(after).toEqual(before);
  });

  it('chance does not wait for anybody to play it', async () => {
    const { move } = randomGame(2, 'referee', { moves: 0 }).record.moves[0]!;
    const [, answer] = await judge([NEW, { op: 'apply', actor: 'chance', move }]);
    expect(answer).toMatchObject({ ok: false, code: 'not-your-turn' });
  });

  it('a game that was loaded as a position has no record', async () => {
    const [, saved] = await judge([NEW, { op: 'position' }]);
    const [, answer] = await judge([{ op: 'load', position: saved?.['position'] }, { op: 'record' }]);
    expect(answer).toMatchObject({ ok: false, code: 'no-record' });
  });

  it('every operation but games, new and load needs a game', async () => {
    for (const op of OPS.filter(name => !['games', 'new', 'load'].includes(name)))
      expect(await judge([{ op }])).toMatchObject([{ ok: false, code: 'no-game-yet' }]);
  });

  it('messages speak the language that was asked for', async () => {
    const [answer] = await judge([{ op: 'view' }], ['--lang', 'de']);
    expect(answer?.['message']).toContain('noch kein Spiel');
  });
});

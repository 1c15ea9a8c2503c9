import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, readRecord, type GameRecord } from '@seekiste/rules/core';
import { GAME, randomGame, wonGame } from '../games.test-help.js';
import { file, folder, seekiste, type Ran } from '../terminal.test-help.js';
import { gameVoice } from '../words/index.js';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

const typed = async (words: readonly string[], lines: readonly string[], terminal = false): Promise<Ran> =>
  seekiste(['play', GAME, ...words], { input: lines.map(line => `${line}\n`).join(''), terminal });

/** Everything that a table's players typed, in order. */
const notation = (table: ReturnType<typeof randomGame>): string[] =>
  table.record.moves.filter(({ actor }) => actor !== 'chance').map(({ move }) => table.game.write(move));

describe('a whole solo game by text', () => {
  const table = randomGame(1, 'solo');
  const outcome = table.game.result(table.state)!;
  const won = wonGame(1);

  it.each([
    { end: 'lost', language: 'de', seed: 'solo', played: table },
    { end: 'lost', language: 'en', seed: 'solo', played: table },
    { end: 'won', language: 'de', seed: won.seed, played: won.table },
  ] as const)('is $end in $language, told with the sentences of the log', async ({ language, seed, played }) => {
    const kept = join(folder(), 'kept.json');
    const lines = [...notation(played), `save ${kept}`];
    const { code, output, errors } = await typed(['--seed', seed, '--lang', language], lines);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const voice = gameVoice(GAME, language);
    const names = { seats: ['?'], viewer: 0 };
    for (const { events } of played.history)
      for (const event of events) expect(output).toContain(voice.event(played.game.show(event, 0), names) ?? '');
    // The outcome once, then the last look at the sea; even now the game can be saved.
    const [, after, ...more] = output.split(voice.outcome(played.game.result(played.state)!, names));
    expect(more).toEqual([]);
    for (const line of voice.board(played.game.view(played.state, 0), names)) expect(after).toContain(line);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ moves: played.record.moves });
  });

  it('can be saved before its end, as JSON and as text, and resumed', async () => {
    const [json, text] = [join(folder(), 'game.json'), join(folder(), 'game.txt')];
    const moves = notation(table);
    const half = moves.length >> 1;
    await typed(['--seed', 'solo'], [...moves.slice(0, half), `save ${json}`, `speichern ${text}`, 'quit']);
    const saved = decodeRecord(GAMES, JSON.parse(readFileSync(json, 'utf8')));
    expect(saved).toMatchObject({ ok: true, value: { moves: table.record.moves.slice(0, half + 1) } });
    expect(readRecord(GAMES, readFileSync(text, 'utf8'))).toEqual(saved);
    const { output } = await typed(['--resume', json], moves.slice(half));
    expect(output).toContain(gameVoice(GAME, 'en').outcome(outcome, { seats: ['?'], viewer: 0 }));
  });
});

describe('what can be typed besides moves', () => {
  const answers = async (...lines: readonly string[]): Promise<string> => {
    const { code, output } = await typed(['--seed', 'solo'], lines);
    expect(code).toBe(0);
    return output.slice(output.indexOf('> '));
  };

  it('help lists the notation and the commands, in both languages', async () => {
    expect(await answers('help')).toContain(gameVoice(GAME, 'en').notation()[0]);
    for (const word of ['legal', 'hand', 'board', 'last', 'hint', 'undo', 'rules', 'save', 'quit'])
      expect(await answers('HILFE')).toContain(word);
  });

  it('legal lists moves with their sentences, or those that begin as asked', async () => {
    const { game, state } = randomGame(1, 'solo', { moves: 0 });
    const moves = game.moves(game.view(state, 0));
    const all = await answers('legal');
    expect(all).toContain(`${game.write(moves[0])}  –  ${gameVoice(GAME, 'en').move(moves[0])}`);
    expect(all).toMatch(/… and \d+ more/);
    const discards = await answers('züge -');
    for (const move of moves)
      expect(discards.includes(`${game.write(move)}  –`)).toBe(game.write(move).startsWith('-'));
    expect(await answers('legal zzz')).toContain('no such move');
  });

  it('hand, board and last show parts of the table', async () => {
    expect(await answers('hand')).toContain('Your hand: ');
    expect(await answers('tisch')).toContain('    A   B   C   D   E   F');
    expect(await answers('last')).toContain('The cards are dealt.');
  });

  it('rules shows a clause, a chapter, or says that there is none', async () => {
    expect(await answers('rules 4.2')).toMatch(/\n4\.2 \S/);
    expect(await answers('regeln 4')).toMatch(/\n4\.1 [^]*\n4\.2 /);
    expect(await answers('rules 4')).not.toMatch(/\n5\.1 /);
    expect(await answers('rules 99')).toContain('no clause “99”');
  });

  it('save says where it cannot write, and asks for a name', async () => {
    expect(await answers('save')).toContain('save FILE');
    expect(await answers('save /no/such/folder/x.json')).toContain('Not saved.');
    expect(existsSync('/no/such/folder')).toBe(false);
  });

  it('a refused move is explained with its clause, and can be mended', async () => {
    expect(await answers('A')).toMatch(/\(6\.1\)/);
    expect(await answers('hello')).toContain('I cannot read “hello” as a move');
    const [first] = notation(randomGame(1, 'solo'));
    expect(await answers('hello', '', first!)).toContain('You ');
  });

  it('the end of the input ends the game quietly', async () => {
    expect(await answers()).toBe('> \n');
  });
});

describe('hints', () => {
  /** Not long before its end, where there is little left to play through, and the first seat to act. */
  const saved = (seats: number): string => {
    const whole = randomGame(seats, 'solo').record.moves.length;
    for (let moves = whole - 4; ; moves--) {
      const { game, state, record } = randomGame(seats, 'solo', { moves });
      const acts = game.toAct(state);
      if (acts.kind === 'seats' && acts.must[0] === 0) return file('game.json', JSON.stringify(record));
    }
  };
  const players = (seats: number): string[] => ['--players', ['human', 'random', 'random'].slice(0, seats).join(',')];

  /** One to three moves, each with how it is typed, its chance and its reason. */
  const named = (output: string): readonly string[] =>
    Array.from(
      output.matchAll(/^\d\. (.+?) {2}– {2}\S.*\n {3}chance to win .*%\).*\n {3}\S.*\.$/gm),
      ([, move]) => move!,
    );

  /** The record after typing these lines. */
  const after = async (path: string, seats: number, ...lines: readonly string[]): Promise<GameRecord> => {
    const kept = join(folder(), 'kept.json');
    await typed([...players(seats), '--resume', path], [...lines, `save ${kept}`]);
    return JSON.parse(readFileSync(kept, 'utf8')) as GameRecord;
  };

  it('name moves as they are typed, with chance and reason; typing one makes it, and the asking is noted', async () => {
    const path = saved(1);
    const { moves: before } = await after(path, 1);
    const moves = named((await typed(['--resume', path], ['hint'])).output);
    expect(moves.length).toBeGreaterThanOrEqual(1);
    expect(moves.length).toBeLessThanOrEqual(3);
    const record = await after(path, 1, 'hint', moves[0]!);
    expect(GAMES[0]!.write(record.moves[before.length]?.move)).toBe(moves[0]);
    expect(record.hints).toEqual([{ at: before.length, seat: 0 }]);
  });

  it('speak German, and are the same when asked again', async () => {
    const { output } = await typed(['--resume', saved(1), '--lang', 'de'], ['tipp', 'tipp']);
    const [, first, again] = output.split('Einen Augenblick, ich spiele es durch …\n');
    expect(first).toMatch(/^1\. .*\n {3}Siegchance \d/);
    expect(again!.startsWith(first!.slice(0, first!.indexOf('Im Mitschnitt')))).toBe(true);
  });

  it('change no bot’s mind', async () => {
    const path = saved(3);
    const [move = ''] = named((await typed([...players(3), '--resume', path], ['hint'])).output);
    const [plain, asked] = [await after(path, 3, move), await after(path, 3, 'hint', move)];
    expect(asked.moves).toEqual(plain.moves);
    expect([plain.hints, asked.hints?.length]).toEqual([undefined, 1]);
  });

  it('are refused when the game is over, and nothing is noted', async () => {
    const kept = join(folder(), 'kept.json');
    const lines = [...notation(randomGame(1, 'solo')), 'hint', `save ${kept}`];
    const { output } = await typed(['--seed', 'solo'], lines);
    expect(output).toContain('The game is over: there is no hint for that.');
    expect(JSON.parse(readFileSync(kept, 'utf8'))).not.toHaveProperty('hints');
  });
});

describe('undo', () => {
  /** The first point of a game where whoever is next could, or could not, take a move back. */
  const savedWhere = (
    kind: 'back-to' | 'told' | 'nothing',
    people: readonly number[],
  ): { readonly path: string; readonly moves: number } => {
    for (let moves = 0; ; moves++) {
      const table = randomGame(people.length, 'undo', { moves });
      const acts = table.game.toAct(table.state);
      if (acts.kind !== 'seats') throw new Error(`nothing of this kind: ${kind}`);
      if (table.horizon(acts.must[0] ?? 0, people).kind === kind)
        return { path: file('game.json', JSON.stringify(table.record)), moves };
    }
  };

  it.each([
    ['back-to', 'Taken back.', [0]],
    ['told', 'That cannot be taken back', [0, 1]],
    ['nothing', 'There is nothing to take back.', [0, 1]],
  ] as const)('%s: %s', async (kind, sentence, people) => {
    const again = join(folder(), 'again.json');
    const { path, moves } = savedWhere(kind, people);
    const lines = [...(people.length > 1 ? [''] : []), 'undo', `save ${again}`];
    const players = people.map(() => 'human').join(',');
    const { output } = await typed(['--players', players, '--resume', path], lines);
    expect(output).toContain(sentence);
    const record = JSON.parse(readFileSync(again, 'utf8')) as { readonly moves: readonly unknown[] };
    expect(record.moves.length).toBe(kind === 'back-to' ? moves : moves + 1);
  });
});

describe('bots and several people', () => {
  it.each(['random', 'cabin-boy', 'sailor', 'captain'])('the help says what to expect of %s', async level => {
    const { output } = await seekiste(['play', '--help']);
    expect(output).toMatch(new RegExp(`^ {2}${level} +\\S.*\\.$`, 'm'));
  });

  it('one person among bots is never asked to hand over', async () => {
    const { output } = await typed(['--players', 'human=Anna,random,random', '--seed', 'x'], ['quit'], true);
    expect(output).not.toContain(CLEAR);
    expect(output).toContain('Flotsam 2');
  });

  it('people at one screen: the hand before is gone before the next one comes', async () => {
    const table = randomGame(2, 'hot', { moves: 6 });
    const lines = notation(table).flatMap(move => ['', move, '']);
    const { output } = await typed(['--players', 'human=Anna,human=Ben', '--seed', 'hot'], lines, true);
    const screens = output.split(CLEAR);
    expect(screens.length).toBeGreaterThan(6);
    for (const screen of screens.slice(1)) {
      const hands = screen.match(/Your hand: /g) ?? [];
      expect(hands.length).toBeLessThanOrEqual(1);
      const [, name] = /^(Anna|Ben), press Enter/.exec(screen)!;
      // On this screen only one of them is addressed: the other is named.
      expect(screen).not.toContain(`${name!}: hand`);
    }
  });

  it('a whole game among two people by text', async () => {
    const table = randomGame(2, 'hot');
    const seats = table.record.moves.slice(1).map(({ actor }) => actor);
    const lines = notation(table).flatMap((move, i) => [
      ...(i === 0 ? [''] : seats[i] === seats[i - 1] ? [] : ['', '']),
      move,
    ]);
    const { code, output } = await typed(['--players', 'human,human', '--seed', 'hot', '--lang', 'de'], lines);
    expect(code).toBe(0);
    expect(output.match(/(Gewonnen!|Verloren:) /g)).toHaveLength(1);
  });

  it.each([
    [['--players', 'random'], 2, 'must be “human”'],
    [['--players', 'human,admiral'], 2, 'No bot called “admiral”'],
    [['--players', 'human,human,human,human,human,human'], 2, '“seats”'],
    [['--option', 'wind=1'], 2, 'options.wind'],
    [['--resume', 'no-such-file'], 1, 'cannot be read'],
  ])('play %j ends with %i and a sentence', async (words, code, sentence) => {
    const ran = await typed(words, []);
    expect(ran).toMatchObject({ code, output: '' });
    expect(ran.errors).toContain(sentence);
  });

  it('a saved game is resumed only by as many players as it has', async () => {
    const saved = file('game.json', JSON.stringify(randomGame(2, 'hot', { moves: 3 }).record));
    const ran = await typed(['--resume', saved], []);
    expect(ran).toMatchObject({ code: 2, errors: expect.stringContaining('has 2 seats') as unknown });
  });
});

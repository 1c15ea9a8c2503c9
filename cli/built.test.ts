import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildRoom } from '../tools/tsc.mjs';
import { GAME, randomGame } from './games.test-help.js';
import { ROOM } from './package.js';
import { readSeed } from './seed.js';
import { file, folder } from './terminal.test-help.js';

const MAIN = join(ROOM, 'dist/main.js');
const run = promisify(execFile);
const program = (...words: readonly string[]): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  run(process.execPath, [MAIN, ...words]);

// What runs here is what was built: made anew where a source has changed since.
beforeAll(() => buildRoom('cli'));

describe('the built program', () => {
  it.each([
    ['in-aller-ruhe', 'sailor'],
    ['santa-timea', 'sailor'],
    ['lighthouse-run', 'sailor'],
  ])('simulates %s with %s unless told otherwise', async (game, bot) => {
    const { stdout } = await program('simulate', game, '--games', '2', '--threads', '1', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ game, bot, games: 2 });
  });

  it('the arena seats every bot everywhere', async () => {
    const { stdout } = await program(
      'arena',
      'lighthouse-run',
      '--bots',
      'sailor,random,random',
      '--deals',
      '2',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ lineup: ['sailor', 'random', 'random'], deals: 2, games: 6 });
  });

  it('simulates the same games on any number of threads', async () => {
    const words = ['simulate', GAME, '--seats', '2', '--games', '25', '--bot', 'random', '--seed', 'threads', '--json'];
    const answers = await Promise.all(['1', '2', '5'].map(threads => program(...words, '--threads', threads)));
    for (const { stdout, stderr } of answers)
      expect({ stdout, stderr }).toEqual({ stdout: answers[0]?.stdout, stderr: '' });
    const answer = JSON.parse(answers[0]?.stdout ?? '') as Record<string, unknown>;
    expect(Object.keys(answer).sort()).toEqual(
      [
        ...['game', 'rulesVersion', 'seats', 'options', 'bot', 'games', 'seed'],
        ...['movesPerGame', 'kind', 'wins', 'rate', 'interval', 'reasons'],
      ].sort(),
    );
    expect(answer).toMatchObject({ game: GAME, seats: 2, games: 25, bot: 'random', seed: readSeed('threads') });
  });

  it('tells people the win rate with its interval', async () => {
    const { stdout } = await program(
      'simulate',
      GAME,
      '--games',
      '4',
      '--bot',
      'random',
      '--option',
      'islandsRemoved=12',
    );
    expect(stdout).toMatch(/won \d+\.\d % \(95 % interval \d+\.\d % to \d+\.\d %\): \d of 4 games/);
  });

  it('serves, and ends cleanly when asked', async () => {
    const root = folder();
    writeFileSync(join(root, 'index.html'), 'ahoy');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const server = spawn(process.execPath, [
        MAIN,
        'serve',
        '--port',
        '0',
        '--root',
        root,
        '--data',
        join(folder(), 'tables.db'),
      ]);
      const [printed] = (await once(server.stdout, 'data')) as [Buffer];
      const [address = ''] = /http:\S+/.exec(printed.toString()) ?? [];
      expect(await (await fetch(address)).text()).toBe('ahoy');
      server.kill(signal);
      expect(await once(server, 'exit')).toEqual([0, null]);
    }
  });

  it('answers as a referee through real pipes', async () => {
    const referee = spawn(process.execPath, [MAIN, 'referee']);
    referee.stdin.end('{"op":"games","id":1}\n{{\n{"op":"games","id":3}');
    const lines: string[] = [];
    for await (const part of referee.stdout) lines.push(String(part));
    const answers = lines
      .join('')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { readonly ok: boolean; readonly id?: number });
    expect(answers.map(({ ok, id }) => [ok, id])).toEqual([
      [true, 1],
      [false, undefined],
      [true, 3],
    ]);
  });

  it('does not mind a reader that stops reading', async () => {
    const path = file('game.json', JSON.stringify(randomGame(5, 'pipe').record));
    const replay = spawn(process.execPath, [MAIN, 'replay', path]);
    replay.stdout.destroy();
    const errors: string[] = [];
    replay.stderr.on('data', part => errors.push(String(part)));
    expect(await once(replay, 'close')).toEqual([0, null]);
    expect(errors).toEqual([]);
  });

  it('says on standard error what went wrong, in one sentence', async () => {
    await expect(program('replay', 'no-such-file')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'seekiste: no-such-file cannot be read: there is no such file or folder.\n',
    });
  });
});

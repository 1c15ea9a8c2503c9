import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Rng, Table } from '@seekiste/rules/core';
import { setupFor } from '../arguments.js';
import { GAME, gameUnderTest } from '../games.test-help.js';
import { readSeed } from '../seed.js';
import { file, folder, seekiste } from '../terminal.test-help.js';
import playBatch from '../arena/worker.js';
import { collectOwnBot } from './named.js';
import { OwnBot } from './own-bot.js';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'docs', 'examples', 'own-bot.mjs');

/** A bot whose answer to a question is a piece of JavaScript. */
const script = (answer: string): string =>
  `"${process.execPath}" ${file(
    'bot.mjs',
    `import { writeFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const say = message => console.log(JSON.stringify(message));
     createInterface({ input: process.stdin }).on('line', line => {
       const asked = JSON.parse(line);
       if (asked.t === 'hello') say({ t: 'ready' });
       else { ${answer} }
     });`,
  )}`;

const game = gameUnderTest();
const setup = setupFor(game, 2);

const firstView = (): unknown => {
  const { state } = Table.open(game, setup, readSeed('view'));
  const acts = game.toAct(state);
  return game.view(state, acts.kind === 'seats' ? (acts.must[0] ?? 0) : 0);
};

const opened: OwnBot[] = [];
afterEach(() => {
  for (const bot of opened.splice(0)) bot.end();
});

const ownBot = (command: string, ms = 60_000): { bot: OwnBot; lost: string[] } => {
  const lost: string[] = [];
  const bot = new OwnBot(
    { name: 'mine', command, ms, readyMs: 60_000 },
    { game, ...setup, fallback: 'random', lost: line => lost.push(line) },
  );
  opened.push(bot);
  return { bot, lost };
};

const choose = (bot: OwnBot, seed = 'rng'): Promise<unknown> => bot.choose(firstView(), Rng.from(readSeed(seed)));

describe('a bot of one’s own', () => {
  it('is asked with its view and the moves on offer, and its answer is played', async () => {
    const heard = join(folder(), 'heard.json');
    const { bot, lost } = ownBot(
      script(`writeFileSync(${JSON.stringify(heard)}, line); say({ t: 'move', id: asked.id, move: asked.moves[3] });`),
    );
    const view = firstView();
    const move = await choose(bot);
    expect(lost).toEqual([]);
    expect(move).toEqual(game.moves(view)[3]);
    expect(JSON.parse(readFileSync(heard, 'utf8'))).toEqual({
      t: 'choose',
      id: 1,
      view: JSON.parse(JSON.stringify(view)) as unknown,
      moves: game.moves(view).map(offered => game.write(offered)),
      ms: 60_000,
    });
  });

  it('may answer with the JSON of a move', async () => {
    const wanted = game.moves(firstView())[5];
    const { bot, lost } = ownBot(script(`say({ t: 'move', id: asked.id, move: ${JSON.stringify(wanted)} });`));
    expect(await choose(bot)).toEqual(wanted);
    expect(lost).toEqual([]);
  });

  it.each([
    ['a move that is not possible', `say({ t: 'move', id: asked.id, move: 'A' });`, 'this is no move now: "A"'],
    ['no move at all', `say({ t: 'move', id: asked.id });`, 'this is no move now: nothing'],
    ['nonsense', `console.log('aye');`, 'this makes no sense: aye'],
    ['something else', `say({ t: 'ready' });`, 'this was not asked for'],
    ['an answer to another question', `say({ t: 'move', id: 99, move: asked.moves[0] });`, 'this was not asked for'],
    ['its end', `process.exit(3);`, 'it ended with code 3'],
    ['a line without end', `process.stdout.write('x'.repeat(2 ** 21));`, 'it wrote a line without end'],
  ])('loses its turn by %s', async (_, answer, why) => {
    const { bot, lost } = ownBot(script(answer));
    const move = await choose(bot);
    expect(game.why(firstView(), move)).toBeUndefined();
    expect(lost).toEqual([expect.stringContaining(`mine: ${why}`)]);
    // Bots of ours make up for it: the same move with the same generator.
    expect(await choose(bot)).toEqual(move);
  });

  it('loses its turn by silence, and what it says too late is not taken for the next answer', async () => {
    const { bot, lost } = ownBot(
      script(`
        globalThis.asks = (globalThis.asks ?? 0) + 1;
        if (asks === 1) globalThis.old = asked;
        else { say({ t: 'move', id: old.id, move: old.moves[1] }); say({ t: 'move', id: asked.id, move: asked.moves[2] }); }`),
      300,
    );
    await bot.start();
    await choose(bot);
    expect(lost).toEqual(['mine: no answer within 300 ms; its turn was played at random']);
    const patient = game.moves(firstView());
    // However slow the machine: an answer in time is the second one, never the first.
    for (let tries = 0; tries < 50; tries++) {
      const before = lost.length;
      const move = await choose(bot);
      if (lost.length > before) continue;
      expect(move).toEqual(patient[2]);
      return;
    }
    throw new Error('it never answered in time');
  });

  it('is started again when it has died, but not for ever', async () => {
    const starts = join(folder(), 'starts');
    const { bot, lost } = ownBot(`echo started >> ${starts}; ${script('process.exit(0);')}`);
    for (let turn = 0; turn < 8; turn++) await choose(bot);
    expect(readFileSync(starts, 'utf8').trim().split('\n')).toHaveLength(5);
    expect(lost).toHaveLength(8);
    expect(lost.at(-1)).toContain('it ended 5 times');
  });

  it('leaves no process behind', async () => {
    const pid = join(folder(), 'pid');
    const { bot } = ownBot(`echo $$ > ${pid}; ${script(`say({ t: 'move', id: asked.id, move: asked.moves[0] });`)}`);
    await choose(bot);
    expect(existsSync(pid)).toBe(true);
    bot.end();
    const gone = (): boolean => {
      try {
        process.kill(Number(readFileSync(pid, 'utf8')), 0);
        return false;
      } catch {
        return true;
      }
    };
    while (!gone()) await new Promise(resolve => setImmediate(resolve));
    expect(gone()).toBe(true);
  });
});

describe('in the arena', () => {
  const arena = (...words: readonly string[]) => seekiste(['arena', GAME, '--deals', '2', '--threads', '1', ...words]);

  it('the example plays whole games', async () => {
    const own = [{ name: 'mine', command: `"${process.execPath}" ${EXAMPLE}`, ms: 60_000, readyMs: 60_000 }];
    const played = await playBatch({
      ...setup,
      game: GAME,
      bots: ['mine', 'mine'],
      own,
      seed: readSeed('x'),
      from: 0,
      to: 2,
    });
    expect(played).toMatchObject({ deals: 2, games: 2, team: true });
    // It knows more than chance, which lays 17 islands before it is lost.
    expect(played.bots[0]?.moves).toBeGreaterThan(40);
  });

  it.each([
    [['--bots', 'mine,mine', '--bot', 'mine=no-such-program-anywhere'], 'does not play: it ended with code 127'],
    [['--bots', 'mine,mine', '--bot', 'mine=true'], 'does not play: it ended with code 0'],
    [['--bots', 'random,random', '--bot', 'true'], '“own” has no seat'],
    [['--bots', 'mine,mine', '--bot', 'mine=  '], 'must name a command'],
    [['--bots', 'a,b', '--bot', 'a=x', '--bot', 'a=y'], '“a” is named twice'],
    [['--bots', 'own,own', '--bot', 'true', '--ms', '0'], 'whole number from 1'],
  ])('%j is refused', async (words, sentence) => {
    const { code, errors } = await arena(...words);
    expect(code).not.toBe(0);
    expect(errors).toContain(sentence);
  });

  it('a command may hold any characters', () => {
    expect(collectOwnBot('A=1 run --x=2', [])).toEqual([{ name: 'own', command: 'A=1 run --x=2' }]);
    expect(collectOwnBot('mine=A=1 run', [])).toEqual([{ name: 'mine', command: 'A=1 run' }]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { file, folder, seekiste, type Ran } from '../terminal.test-help.js';
import { Host } from './host.test-help.js';
import { readInvitation } from './invitation.js';
import { openRelay } from './relay.test-help.js';

const EXAMPLE = `"${process.execPath}" ${join(import.meta.dirname, '..', '..', 'docs', 'examples', 'own-bot.mjs')}`;

/** A bot whose answer to a question is a piece of JavaScript; every line that it is told is kept in a file. */
const script = (answer: string, heard = join(folder(), 'heard')): string =>
  `"${process.execPath}" ${file(
    'bot.mjs',
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const say = message => console.log(JSON.stringify(message));
     let asks = 0;
     createInterface({ input: process.stdin }).on('line', line => {
       appendFileSync(${JSON.stringify(heard)}, line + '\\n');
       const asked = JSON.parse(line);
       if (asked.t === 'hello') say({ t: 'ready' });
       else { asks++; ${answer} }
     });`,
  )}`;
const FIRST = 'say({ t: "move", id: asked.id, move: asked.moves[0] });';

let node: RunningNode;
let origin: string;
beforeAll(async () => {
  const quick = { PORT: '0', BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off', LOG_LEVEL: 'silent' };
  node = await startNode(readConfig({ ...quick, DATA: join(folder(), 'tables.sqlite') }), openLog('silent'));
  origin = new URL(node.addresses[0]!).origin;
});
afterAll(() => node.close());

const sit = (link: string, bot: string, ...more: readonly string[]): Promise<Ran> =>
  seekiste(['sit', link, '--bot', bot, '--ms', '60000', ...more]);

/** A whole game: Ada has opened the table, the bot has the other seat. */
const played = async (
  game: string,
  bot: string,
  ...more: readonly string[]
): Promise<{ readonly host: Host; readonly ran: Ran }> => {
  const host = await Host.opens(origin, game);
  const sitting = sit(host.link(), bot, ...more);
  await host.begin();
  await host.play();
  const ran = await sitting;
  host.leave();
  return { host, ran };
};

const record = async (host: Host): Promise<{ moves: { actor: unknown; move: unknown }[] }> =>
  (await (await fetch(`${origin}/api/tables/${host.table}/record`)).json()) as never;

describe('a bot of one’s own at an online table', () => {
  it.each(GAMES.map(({ name }) => name))('plays %s to its end, and the record proves it', async game => {
    const { host, ran } = await played(game, EXAMPLE, '--name', 'Klabauter');
    expect(ran).toMatchObject({ code: 0, errors: 'Klabauter sits in seat 2\n' });
    expect(ran.output.trim()).not.toBe('');
    const file = await record(host);
    expect(file.moves.some(({ actor }) => actor === 1)).toBe(true);
    expect(verify(GAMES, file).filter(finding => finding.came === 'failed')).toEqual([]);
  });

  it('receives no byte that a browser in its seat would not: what it is told of the table lies on the wire as it is', async () => {
    const [heard, relay, host] = [
      join(folder(), 'heard'),
      await openRelay(origin),
      await Host.opens(origin, 'santa-timea'),
    ];
    const sitting = sit(host.link(relay.origin), script(FIRST, heard));
    await host.begin();
    await host.play();
    await sitting;
    const [hello, ...questions] = readFileSync(heard, 'utf8').trim().split('\n');
    const { head, crew } = host.now;
    const rules = gameNamed(head.game)!;
    const told = relay.sent();
    expect(hello).toBe(
      `{"t":"hello","protocol":"seekiste-bot/1","game":"${head.game}","rulesVersion":${head.rulesVersion},` +
        `"seats":${crew.length},"options":${JSON.stringify(head.options)}}`,
    );
    expect(questions.length).toBeGreaterThan(10);
    for (const [index, question] of questions.entries()) {
      const { view } = JSON.parse(question) as { readonly view: unknown };
      // The view as it came from the server, and its moves, which follow from it.
      const text = JSON.stringify(view);
      const moves = JSON.stringify(rules.moves(view).map(move => rules.write(move)));
      expect(told.includes(text)).toBe(true);
      expect(question).toBe(`{"t":"choose","id":${index + 1},"view":${text},"moves":${moves},"ms":60000}`);
    }
    relay.close();
    host.leave();
  });

  it.each([
    ['talks nonsense', 'console.log("aye");', 'this makes no sense: aye'],
    ['makes impossible moves', 'say({ t: "move", id: asked.id, move: "Z99" });', 'this is no move now: "Z99"'],
    ['dies', 'process.exit(3);', 'it ended with code 3'],
  ])('that %s is replaced by a sailor, with a line in the log, and the game goes on', async (_, answer, why) => {
    const { host, ran } = await played('lighthouse-run', script(`if (asks === 1) { ${answer} } else { ${FIRST} }`));
    expect(ran.code).toBe(0);
    expect(ran.errors).toContain(`Bot: ${why}; its turn was played by a sailor`);
    expect((await record(host)).moves.filter(({ actor }) => actor === 1).length).toBeGreaterThan(3);
  });

  it('that never answers loses every turn to a sailor', async () => {
    const { ran } = await played('santa-timea', script(''), '--ms', '1');
    expect(ran.code).toBe(0);
    expect(ran.errors).toContain('Bot: no answer within 1 ms; its turn was played by a sailor');
  });

  it('comes back when the line is lost', async () => {
    const [relay, host] = [await openRelay(origin), await Host.opens(origin, 'santa-timea')];
    const sitting = sit(host.link(relay.origin), script(FIRST));
    await host.begin();
    for (const moves of [4, 9]) {
      await host.play(moves);
      relay.cut();
    }
    await host.play();
    const { code, errors } = await sitting;
    expect(code).toBe(0);
    expect(errors.match(/the line is back/g)).toHaveLength(2);
    relay.close();
    host.leave();
  });
});

describe('a line that is lost for good', () => {
  it('leaves nobody waiting for an answer, or for news', async () => {
    const host = await Host.opens(origin, 'santa-timea');
    await expect(host.askInVain()).rejects.toThrow('gone');
    await expect(host.until(() => false)).rejects.toThrow('gone');
  });
});

describe('what is refused with a sentence', () => {
  it.each(['x', 'https://host/', 'https://host/#/at/short', 'ftp://host/#/at/AAAAAAAAAAAAAAAAAAAAAA'])(
    '%s is no invitation',
    async link => {
      const { code, errors } = await sit(link, 'true');
      expect(code).toBe(2);
      expect(errors).toContain('is no invitation');
    },
  );

  it('reads the link that the app shows', () => {
    expect(readInvitation('http://localhost:8080/#/at/q83vEjRWeJCrze8SNFZ4kA')).toEqual({
      origin: 'http://localhost:8080',
      table: 'q83vEjRWeJCrze8SNFZ4kA',
    });
  });

  it('no server', async () => {
    const { code, errors } = await sit('http://127.0.0.1:9/#/at/q83vEjRWeJCrze8SNFZ4kA', EXAMPLE);
    expect(code).toBe(1);
    expect(errors).toMatch(/^seekiste: http:\/\/127\.0\.0\.1:9 cannot be reached: .+\n$/);
  });

  it('no table', async () => {
    const { code, errors } = await sit(`${origin}/#/at/q83vEjRWeJCrze8SNFZ4kA`, EXAMPLE);
    expect([code, errors]).toEqual([1, 'seekiste: There is no such table.\n']);
  });

  it('a command that does not exist, before a seat is taken', async () => {
    const host = await Host.opens(origin, 'santa-timea');
    const { code, errors } = await sit(host.link(), 'no-such-program-anywhere');
    expect(code).toBe(1);
    expect(errors).toContain('The bot “Bot” (no-such-program-anywhere) does not play: it ended with code 127.');
    expect(host.now.crew[1]).toEqual({ kind: 'open' });
    host.leave();
  });

  it('a seat that is not open, and a table without any', async () => {
    const host = await Host.opens(origin, 'santa-timea');
    expect((await sit(host.link(), EXAMPLE, '--seat', '1')).errors).toContain('Seat 1 is not open.');
    const sitting = sit(host.link(), EXAMPLE);
    await host.until(({ crew }) => crew.every(({ kind }) => kind === 'person'));
    expect((await sit(host.link(), EXAMPLE)).errors).toContain('All seats are taken.');
    await host.begin();
    expect((await sit(host.link(), EXAMPLE)).errors).toContain('The game has begun without us');
    await host.play();
    expect((await sitting).code).toBe(0);
    host.leave();
  });
});

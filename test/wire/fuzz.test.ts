import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { verify, type TableId } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { Table, type GameRecord } from '@seekiste/rules/core';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { RUN_SEED } from './dice.js';
import { forgeries, type Forgery } from './forgery.js';
import { Hostile } from './hostile.js';
import { recordOf } from './judged.js';
import { Lookout } from './lookout.js';
import { Sailor, type Way } from './sailor.js';
import { oneMove, Steady } from './steady.js';

const MESSAGES = 100_000;
const BATCH = 1000;
/** Of each batch: what closes the connection it comes on. */
const PROVOKED = 4;
/** More than is held back for anybody. */
const FLOOD = 2000;
const GAME = 'santa-timea';

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-fuzz-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const start = (name: string, env: Record<string, string> = {}): Promise<RunningNode> =>
  startNode(readConfig({ PORT: '0', DATA: join(FOLDER, name), ...env }), openLog('silent'));

interface Scene {
  readonly origin: string;
  readonly way: Way;
  readonly table: TableId;
  readonly crew: readonly Steady[];
}

/** Two honest people at a table, the game begun. */
const setOut = async (node: RunningNode): Promise<Scene> => {
  const { origin } = new URL(node.addresses[0]!);
  const way = { node: () => Promise.resolve(origin), lookout: new Lookout() };
  const sailors = [await Sailor.signOn(way, 'Ada'), await Sailor.signOn(way, 'Bo')];
  const table = await sailors[0]!.open({ game: GAME, options: {}, seats: 2, people: 2 });
  const crew: Steady[] = [];
  for (const [seat, sailor] of sailors.entries()) crew.push(await new Steady(sailor, seat).connect(origin, table));
  await crew[0]!.ask({ t: 'begin' });
  return { origin, way, table, crew };
};

/** The same game by the rules alone: everybody makes the first move that they are offered. */
const withoutNetwork = ({ options, seed }: GameRecord): GameRecord => {
  const game = gameNamed(GAME)!;
  const table = Table.open(game, { seats: 2, options }, seed);
  for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
    const [seat] = acts.must;
    table.act(seat!, game.moves(game.view(table.state, seat!))[0]);
  }
  return table.record;
};

/** Plays to the end, and finds the game that would have been played in peace. */
const finishHonestly = async ({ way, table, crew }: Scene): Promise<void> => {
  while (crew.some(({ over }) => !over)) await oneMove(crew);
  const { proof: _, ...record } = await recordOf(way, table);
  expect(record).toEqual(withoutNetwork(record));
  expect(verify(GAMES, await recordOf(way, table)).filter(f => f.came === 'failed')).toEqual([]);
  for (const one of crew) one.leave();
};

const OVERSIZED = 'x'.repeat(16 * 1024 + 1);
const PROVOCATIONS = [
  { data: OVERSIZED, binary: false, answer: '4004 too-large' },
  { data: Buffer.from([1, 2, 3]), binary: true, answer: '4005 not-text' },
  // RFC 6455, 8.1: text that is no UTF-8.
  { data: Buffer.from([0xff, 0xfe]), binary: false, answer: '1007 ' },
  { data: Buffer.alloc(70_000), binary: true, answer: '4004 too-large' },
] as const;

const STRANGERS_HEAR = [
  ...['not-json', 'not-an-object', 'unknown-request', 'unknown-field', 'missing-field', 'bad-id', 'bad-version'],
  ...['not-seated', 'not-host', 'not-gathering', 'seat-out-of-range', 'bad-nonce', 'not-a-name', 'not-a-flag'],
  ...['bad-bot', 'unknown-pace', 'text-too-long'],
];
const PLAYERS_HEAR = [
  ...['not-json', 'not-an-object', 'unknown-request', 'unknown-field', 'missing-field', 'bad-id', 'bad-version'],
  ...['stale', 'not-your-turn', 'malformed-move', 'not-gathering', 'not-away', 'not-asked', 'not-relieved', 'not-over'],
];
const codesOf = (hostiles: readonly Hostile[]): readonly string[] =>
  hostiles.flatMap(({ codes }) => [...codes.keys()].map(key => key.split(' ')[1]!));

/** Everything on one connection is answered before the next batch. */
const bombard = async (hostile: Hostile, messages: readonly Forgery[]): Promise<void> => {
  for (const [index, { kind, text }] of messages.entries())
    hostile.send(kind, text, text !== '' && index % 50 === 0 ? 2 : 1);
  await hostile.drained();
  expect(hostile.closed).toBeUndefined();
};

describe(`a table under ${MESSAGES} messages that may not change it (seed ${RUN_SEED})`, () => {
  it('answers every one of them by a code, and the honest game ends as it would have in peace', async () => {
    const node = await start('fuzz.sqlite', { LIMITS: 'off' });
    const scene = await setOut(node);
    const { origin, way, table, crew } = scene;
    const seen = (): readonly string[] => crew.flatMap(({ sent }) => sent.slice(0, -1));
    const own = (): readonly string[] => crew[0]!.sent.slice(0, -1);
    const strangers = [await Sailor.signOn(way, 'Mallory'), await Sailor.signOn(way, 'Trudy')];
    const cookies = [strangers[0]!, strangers[0]!, strangers[1]!].map(({ cookie }) => cookie);
    const hostiles = await Promise.all([
      ...cookies.map(cookie => new Hostile(origin, table, cookie).connect()),
      new Hostile(origin, table, crew[0]!.sailor.cookie).connect(),
    ]);
    const [asStranger, asPlayer] = [forgeries('stranger', seen), forgeries('player', own)];

    let sent = 0;
    for (let batch = 0; sent < MESSAGES; batch++) {
      const share = (BATCH - PROVOKED) / hostiles.length;
      const attacks = hostiles.map((hostile, i) => {
        const seed = RUN_SEED * 1_000_000 + batch * hostiles.length + i;
        return bombard(hostile, fc.sample(i < cookies.length ? asStranger : asPlayer, { seed, numRuns: share }));
      });
      await Promise.all([...attacks, oneMove(crew)]);
      const { data, binary, answer } = PROVOCATIONS[batch % PROVOCATIONS.length]!;
      for (const hostile of hostiles) expect(await hostile.provoke(data, { binary })).toBe(answer);
      sent += BATCH;
    }
    expect(hostiles.map(hostile => hostile.answered)).toEqual(hostiles.map(hostile => hostile.sent));
    for (const hostile of hostiles) hostile.leave();
    await finishHonestly(scene);
    await node.close();

    expect(codesOf(hostiles.slice(0, -1))).toEqual(expect.arrayContaining(STRANGERS_HEAR));
    expect(codesOf(hostiles.slice(-1))).toEqual(expect.arrayContaining(PLAYERS_HEAR));
    // Only what a player had done already is done, once more in words alone.
    expect(
      hostiles.slice(0, -1).flatMap(({ codes }) => [...codes.keys()].filter(key => key.endsWith(' done'))),
    ).toEqual([]);
    const done = [...hostiles.at(-1)!.codes.keys()].filter(key => key.endsWith(' done'));
    expect(done).toEqual(['replayed done']);
    expect(codesOf(hostiles)).not.toContain('server-fault');
    expect(codesOf(hostiles)).not.toContain('store-trouble');
  });

  it('slows down and then drops whoever floods it, with a reason, and others play on', async () => {
    const node = await start('flood.sqlite');
    const scene = await setOut(node);
    const { origin, way, table } = scene;
    const mallory = await Sailor.signOn(way, 'Mallory');
    const flood = await new Hostile(origin, table, mallory.cookie, '127.0.0.2').connect();
    for (const { kind, text } of fc.sample(
      forgeries('stranger', () => []),
      { numRuns: FLOOD },
    ))
      flood.send(kind, text);
    await flood.gone();
    expect(flood.slows.length).toBeGreaterThan(0);
    expect(flood.closed).toEqual({ code: 4003, reason: 'flood' });
    expect(flood.answered).toBeGreaterThan(0);
    expect(flood.answered).toBeLessThan(FLOOD);
    await finishHonestly(scene);
    await node.close();
  });
});

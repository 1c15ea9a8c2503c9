import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify, type TableId } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { startPostgres, startRedis, type Service } from '../services.js';
import { Player, post } from './socket-player.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-play-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const SETUP = { options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: 'live' };

const start = (env: Record<string, string>): Promise<RunningNode> =>
  startNode(
    readConfig({ PORT: '0', BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off', LOG_LEVEL: 'silent', ...env }),
    openLog('silent'),
  );
const originOf = (node: RunningNode): string => new URL(node.addresses[0]!).origin;

/** Two people at a new table, each on a node of their own if there are two. */
const gather = async (
  game: string,
  [one, two = one]: readonly string[],
): Promise<{ readonly table: TableId; readonly players: readonly [Player, Player] }> => {
  const players = [await Player.introduce(one!, 'Ada'), await Player.introduce(two!, 'Bo')] as const;
  const opened = await post(one!, '/api/tables', { game, ...SETUP }, players[0].cookie);
  const { id } = (await opened.json()) as { id: TableId };
  await players[0].connect(one!, id);
  await players[1].connect(two!, id);
  await players[0].sit(0);
  await players[1].sit(1);
  return { table: id, players };
};

interface Proven {
  readonly moves: readonly { readonly actor: unknown }[];
}

/** The revealed game: what every check says, and how many moves each seat made. */
const judged = async (origin: string, table: TableId): Promise<{ failed: unknown[]; moves: number[] }> => {
  const file = (await (await fetch(`${origin}/api/tables/${table}/record`)).json()) as Proven;
  return {
    failed: verify(GAMES, file).filter(finding => finding.came === 'failed'),
    moves: [0, 1].map(seat => file.moves.filter(({ actor }) => actor === seat).length),
  };
};

describe('two people over real sockets', () => {
  it.each(GAMES.map(({ name }) => name))('play %s to its end, and the record proves it', async game => {
    const node = await start({ DATA: join(FOLDER, `${game}.sqlite`) });
    const { table, players } = await gather(game, [originOf(node)]);
    await players[0].ask({ t: 'begin' });
    for (const player of players) await player.until(() => player.over);
    expect(await judged(originOf(node), table)).toEqual({
      failed: [],
      moves: players.map(({ acknowledged }) => acknowledged),
    });
    await node.close();
  });
});

describe('a node that leaves under play', () => {
  it('tells everybody, loses nothing that was acknowledged and does nothing twice', async () => {
    const DATA = join(FOLDER, 'leaving.sqlite');
    let node = await start({ DATA });
    const { table, players } = await gather('santa-timea', [originOf(node)]);
    await players[0].ask({ t: 'begin' });
    for (const moves of [1, 3, 6]) {
      await players[0].until(() => players[0].acknowledged >= moves);
      await node.close();
      for (const player of players) {
        await player.gone();
        expect(player.wasToldOfLeaving).toBe(true);
        player.closings.length = 0;
      }
      node = await start({ DATA });
      for (const player of players) await player.connect(originOf(node), table);
    }
    for (const player of players) await player.until(() => player.over);
    expect(await judged(originOf(node), table)).toEqual({
      failed: [],
      moves: players.map(({ acknowledged }) => acknowledged),
    });
    await node.close();
  });
});

describe('two nodes on one PostgreSQL and one Redis', () => {
  let services: readonly Service[] = [];
  beforeAll(async () => {
    services = [await startPostgres(), await startRedis()];
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
  });

  it('are one place: people on different nodes play together, also when one node leaves', async () => {
    const env = { DATABASE_URL: services[0]!.url, REDIS_URL: services[1]!.url };
    const [one, two] = [await start(env), await start(env)];
    const { table, players } = await gather('santa-timea', [originOf(one), originOf(two)]);
    await players[0].ask({ t: 'begin' });
    await players[1].until(() => players[1].acknowledged >= 3);
    await two.close();
    await players[1].gone();
    await players[1].connect(originOf(one), table);
    for (const player of players) await player.until(() => player.over);
    expect(await judged(originOf(one), table)).toEqual({
      failed: [],
      moves: players.map(({ acknowledged }) => acknowledged),
    });
    await one.close();
  });
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from '@seekiste/rules';
import { readSetup, Table, type AnyGame, type GameRecord } from '@seekiste/rules/core';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { program } from '../tools/programs.mjs';

// What is written in Python here knows docs/protocol.md, and nothing of our code.
const EXAMPLES = join(import.meta.dirname, '../docs/examples');
const folder = mkdtempSync(join(tmpdir(), 'seekiste-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly game: string;
  readonly seat: number;
  readonly outcome: { readonly kind: string };
  readonly moves: number;
  readonly seal: boolean;
  readonly nonce: boolean;
}

/** A client that has begun: the first line that it says, and how its game ended. */
const play = (...words: readonly string[]): { readonly link: Promise<string>; readonly ended: Promise<Ended> } => {
  const child = spawn(program('python3'), [join(EXAMPLES, 'client.py'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const said: string[] = [];
  lines.on('line', line => said.push(line));
  const ended = async (): Promise<Ended> => {
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    return JSON.parse(said.at(-1)!) as Ended;
  };
  return { link: once(lines, 'line').then(([line]) => line as string), ended: ended() };
};

describe('a client that was written from the documentation alone', () => {
  let node: RunningNode;
  let origin = '';
  beforeAll(async () => {
    const quick = {
      BEAT_MS: '30',
      BEAT_LEAST_MS: '5',
      BOT_PACE_MS: '0',
      PORT: '0',
      DATA: join(folder, 'tables.sqlite'),
    };
    node = await startNode(readConfig(quick), openLog('silent'));
    ({ origin } = new URL(node.addresses[0]!));
  });
  afterAll(() => node.close());

  it.each([
    ['in-aller-ruhe', '{}'],
    ['santa-timea', '{"professional":true,"rounds":1}'],
    ['lighthouse-run', '{"mode":"erik"}'],
  ])('P3.1, P4.8, P6.2 plays %s %s to its end with a bot', async (game, options) => {
    const ended = await play(origin, game, options).ended;
    const kind = game === 'in-aller-ruhe' ? 'team' : 'ranking';
    expect(ended).toMatchObject({
      game,
      seat: 0,
      outcome: { kind },
      seal: true,
      nonce: true,
    });
    expect(ended.moves).toBeGreaterThan(10);
  });

  it.each(GAMES.map(({ name }) => name))('P2.7, P4.4, P6.4 plays %s with others like it', async game => {
    const host = play(origin, game, game === 'santa-timea' ? '{"rounds":1}' : '{}', '2');
    const guest = play(await host.link);
    const [one, other] = await Promise.all([host.ended, guest.ended]);
    expect(other).toEqual({ ...one, seat: 1 });
    expect(one).toMatchObject({ game, seat: 0, seal: true, nonce: true });
  });
});

/** Every option by itself, and what the game is without. */
const setupsOf = ({ options }: AnyGame): readonly object[] => [
  {},
  ...options.flatMap(spec => (spec.kind === 'choice' ? spec.values : [true]).map(value => ({ [spec.name]: value }))),
];
const FURTHER: Readonly<Record<string, readonly object[]>> = {
  'in-aller-ruhe': [
    { storms: true, monsters: 5, islandsRemoved: 12 },
    { variant: 'pyramid', pyramid: 'easier' },
  ],
};

/** A game as chance dealt it, played on by the first moves that there are. */
const playedOut = (game: AnyGame, setup: { seats: number; options: never }, seed: string): GameRecord => {
  const table = Table.open(game, setup, seed);
  for (let next = game.toAct(table.state); next.kind === 'seats'; next = game.toAct(table.state)) {
    const [seat] = next.must;
    table.act(seat!, game.moves(game.view(table.state, seat!))[0]);
  }
  return table.record;
};

it('P7.7 every deal of every game can be dealt again from the documentation alone', async () => {
  const records: GameRecord[] = [];
  for (const { name } of GAMES) {
    const game = gameNamed(name)!;
    for (const [n, options] of [...setupsOf(game), ...(FURTHER[name] ?? [])].entries())
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const setup = readSetup(game, { seats, options });
        if (setup.ok)
          records.push(
            playedOut(game, setup.value as never, (0x100 * n + seats + 1).toString(16).padStart(64, '5eed')),
          );
      }
  }
  const dealt = async (given: readonly GameRecord[]): Promise<readonly string[]> => {
    const file = join(folder, 'records.json');
    writeFileSync(file, JSON.stringify(given));
    const { stdout } = await promisify(execFile)(program('python3'), [join(EXAMPLES, 'deal.py'), file]);
    return stdout.trim().split('\n');
  };
  expect(await dealt(records)).toEqual(records.map(() => 'dealt'));
  expect(records.length).toBeGreaterThan(100);
  const { seed, ...first } = records[0]!;
  expect(await dealt([{ ...first, seed: seed.replace(/^./, '0') }])).toEqual(['other cards']);
});

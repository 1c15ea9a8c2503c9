import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import {
  newRecord,
  replay,
  Table,
  type AnyGame,
  type OptionValues,
  type Rng,
  type Seat,
  type Viewer,
} from '@seekiste/rules/core';
import { openLog, openStore, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { freshId } from '../server/stores.js';
import { dice, RUN_SEED } from './dice.js';
import { ANY_SEED, disguise, type Story } from '../../tools/disguise.test-help.js';
import { anybody, keep, type Known } from './stored.js';
import { Witness } from './witness.js';

const RULES: readonly (readonly [game: string, seats: number, options: OptionValues])[] = [
  ['in-aller-ruhe', 2, { islandsRemoved: 4, strict: false }],
  ['in-aller-ruhe', 5, { islandsRemoved: 0, strict: true }],
  ['santa-timea', 2, { professional: false, rounds: 2 }],
  ['santa-timea', 4, { professional: true, rounds: 2 }],
  ['lighthouse-run', 4, { mode: 'standard' }],
  ['lighthouse-run', 2, { mode: 'erik' }],
  ['lighthouse-run', 2, { mode: 'fleet' }],
];
/** Moments of a game that are looked at, by every viewer. */
const MOMENTS = 8;
/** Moves of each that are made over the sockets; those before are in the store already. */
const LIVE = 3;
/** Tables that are looked at side by side: most of the time is spent waiting for the disk. */
const LANES = 8;

/** The same tables in two stores, with other cards where a viewer cannot see. */
interface Case {
  readonly table: TableId;
  /** In the seats, then whoever watches. */
  readonly people: readonly Known[];
  readonly viewer: Viewer;
  /** Where a seated person has a screen in the middle, that is what watches (P3.10). */
  readonly screen: 'own' | 'middle';
  readonly told: number;
  readonly worlds: readonly [Story, Story];
}

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-worlds-'));
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eva'];
const cases = new Map<string, readonly Case[]>();
const nodes: RunningNode[] = [];

/** A game at random, from the deal to its end. */
const anyGame = (game: AnyGame, seats: number, options: OptionValues, rng: Rng): Story => {
  const table = Table.open(game, { seats, options }, rng.seed());
  for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
    const seat = acts.must[rng.below(acts.must.length)]!;
    const moves = game.moves(game.view(table.state, seat));
    table.act(seat, moves[rng.below(moves.length)]);
  }
  return { game, seats, options, moves: table.record.moves };
};

/** Moments at which the next moves are all of seats: what chance does is another world's by itself. */
const casesOf = (story: Story, rng: Rng): readonly Case[] => {
  const seats = Array.from({ length: story.seats }, (_, seat) => seat);
  const screens: readonly Pick<Case, 'viewer' | 'screen'>[] = [
    ...[...seats, 'watcher' as const].map(viewer => ({ viewer, screen: 'own' }) as const),
    { viewer: 'watcher', screen: 'middle' },
  ];
  const found: Case[] = [];
  for (let moment = 0; moment < MOMENTS; moment++)
    for (const { viewer, screen } of screens) {
      const told = 1 + rng.below(story.moves.length - LIVE - 1);
      const moves = story.moves.slice(0, told + LIVE);
      if (moves.slice(told).some(({ actor }) => actor === 'chance')) continue;
      const truth = { ...story, moves };
      const other = disguise(truth, viewer, rng);
      const people = [...NAMES.slice(0, story.seats), 'Wim'].map(anybody);
      if (other) found.push({ table: freshId(), people, viewer, screen, told, worlds: [truth, other] });
    }
  return found;
};

beforeAll(async () => {
  for (const [index, [name, seats, options]] of RULES.entries()) {
    const rng = dice(2000 + index);
    cases.set(JSON.stringify([name, seats, options]), casesOf(anyGame(gameNamed(name)!, seats, options, rng), rng));
  }
  for (const world of [0, 1] as const) {
    const DATA = join(FOLDER, `${world}.sqlite`);
    const store = await openStore(DATA);
    for (const { table, people, told, worlds } of [...cases.values()].flat()) {
      const story = { ...worlds[world], moves: worlds[world].moves.slice(0, told) };
      for (const one of people) await store.addPerson(one, one.hash);
      await keep(store, table, story, people.slice(0, story.seats));
    }
    await store.close();
    const env = { PORT: '0', DATA, BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off' };
    nodes.push(await startNode(readConfig(env), openLog('silent')));
  }
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  rmSync(FOLDER, { recursive: true });
});

const knownAs = ({ people }: Case, viewer: Viewer): Known => (viewer === 'watcher' ? people.at(-1) : people[viewer])!;

/** Hidden moves are in the chain, under a key that nobody has; who is here is told whenever somebody comes or goes. */
const comparable = (texts: readonly string[]): readonly string[] =>
  texts
    .filter(text => !/^\{"t":"news","v":\d+,"crew":/.test(text))
    .map(text => text.replace(/"chain":"[0-9a-f]{64}"/, '"chain":"…"'))
    .map(text => text.replace(/"present":(true|false)/g, '"present":"…"').replace(/"watchers":\d+/, '"watchers":"…"'));

const get = async (origin: string, path: string, cookie: string): Promise<string> => {
  const response = await fetch(origin + path, { headers: { cookie } });
  return `${response.status} ${await response.text()}`;
};

const isAsked = ({ game, seats, options, moves }: Story, told: number, viewer: Viewer): boolean => {
  const record = { ...newRecord(game, { seats, options }, ANY_SEED), moves: moves.slice(0, told) };
  const folded = replay(game, record);
  const acts = folded.ok ? game.toAct(folded.value) : undefined;
  return viewer !== 'watcher' && acts?.kind === 'seats' && acts.must.includes(viewer);
};

/** What somebody tries who wants to know more. */
const pry = async (witness: Witness, story: Story): Promise<void> => {
  const cards = Array.from({ length: 9 }, (_, index) => index + 1);
  const moves: readonly object[] = [
    ...story.moves.slice(-LIVE).map(({ move }) => ({ ...(move as object), cards: [1] })),
    ...cards.flatMap(card => [
      { type: 'play', card: 6 * card },
      { type: 'lay', card: 8 * card, space: card, pay: [] },
      { type: 'sail', colour: card % 4, card, beacon: null, from: 0, bonus: false },
    ]),
  ];
  // All at once: a connection is answered in the order in which it asks.
  await Promise.all([
    witness.ask({ t: 'rematch' }),
    witness.ask({ t: 'relieve', seat: 0 }),
    ...moves.map(move => witness.ask({ t: 'act', move })),
  ]);
};

/** Everything that one viewer is sent in one of the worlds. */
const sent = async (origin: string, one: Case, world: 0 | 1): Promise<readonly string[]> => {
  const { table, viewer, screen, told, worlds } = one;
  const { name, cookie } = knownAs(one, screen === 'middle' ? told % worlds[world].seats : viewer);
  const as = screen === 'middle' ? 'watcher' : 'player';
  const early = [await get(origin, `/api/tables/${table}/record`, cookie), await get(origin, '/api/tables', cookie)];
  const witness = await new Witness(name, cookie).connect(origin, table, as);
  const live = worlds[world].moves.slice(told);
  // In their own turn they might hit on a move that they may make.
  if (!isAsked(worlds[world], told, viewer)) await pry(witness, worlds[0]);
  for (const [index, { actor, move }] of live.entries()) {
    const mover = knownAs(one, actor as Seat);
    const other =
      actor === viewer ? witness : await new Witness(`${mover.name}-${index}`, mover.cookie).connect(origin, table);
    const answer = await other.ask({ t: 'act', move });
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    await witness.until(() => witness.v >= answer.v);
    if (other !== witness) await other.leave();
  }
  await witness.ask({ t: 'undo' });
  await witness.leave();
  await witness.connect(origin, table, as);
  await witness.leave();
  return [...early, ...comparable(witness.texts)];
};

describe(`the same game with other hidden cards (seed ${RUN_SEED})`, () => {
  it.each(RULES)(
    'P6.1, P3.10 %s with %i seats and %j: every byte that a viewer is sent is the same',
    async (...rules) => {
      const found = cases.get(JSON.stringify(rules))!;
      expect(new Set(found.map(({ viewer, screen }) => `${viewer} ${screen}`)).size).toBe(rules[1] + 2);
      const origins = nodes.map(node => new URL(node.addresses[0]!).origin);
      const judge = async (one: Case): Promise<void> => {
        const [truth, other] = await Promise.all([sent(origins[0]!, one, 0), sent(origins[1]!, one, 1)]);
        expect(truth.length).toBeGreaterThan(LIVE + 2);
        for (const [index, text] of truth.entries())
          expect([one.viewer, one.told, other[index]]).toEqual([one.viewer, one.told, text]);
        expect(other.length).toBe(truth.length);
      };
      const waiting = [...found];
      const lane = async (): Promise<void> => {
        for (let one = waiting.shift(); one; one = waiting.shift()) await judge(one);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
  );
});

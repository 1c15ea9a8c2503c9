import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify, type Ask, type ChatLine, type ProvenRecord, type Reply, type TableId } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { shuffle, type OptionValues, type Rng, type Viewer } from '@seekiste/rules/core';
import { openLog, openStore, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { dice, RUN_SEED } from './dice.js';
import { Lookout } from './lookout.js';
import { freshNonce, Sailor, type Way } from './sailor.js';
import { areAmong, FIELDS, PARTS, Truth } from './truth.js';
import { Witness } from './witness.js';

/** Every rule that decides what is hidden from whom. */
const VOYAGES: readonly (readonly [game: string, seats: number, options: OptionValues])[] = [
  ['in-aller-ruhe', 2, {}],
  ['in-aller-ruhe', 4, { islandsRemoved: 12, strict: true }],
  ['in-aller-ruhe', 3, { rock: true, monsters: 4, storms: true }],
  ['in-aller-ruhe', 2, { variant: 'day-night' }],
  ['in-aller-ruhe', 3, { variant: 'pyramid' }],
  ['in-aller-ruhe', 2, { variant: 'duel' }],
  ['santa-timea', 2, { professional: false, rounds: 1 }],
  ['santa-timea', 4, { professional: true, rounds: 2 }],
  ['lighthouse-run', 3, { mode: 'standard' }],
  ['lighthouse-run', 2, { mode: 'erik' }],
  ['lighthouse-run', 2, { mode: 'fleet' }],
];

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-secrecy-'));
const DATA = join(FOLDER, 'tables.sqlite');
let node: RunningNode;
let origin: string;
let way: Way;
beforeAll(async () => {
  const env = { PORT: '0', DATA, BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off' };
  node = await startNode(readConfig(env), openLog('silent'));
  origin = new URL(node.addresses[0]!).origin;
  way = { node: () => Promise.resolve(origin), lookout: new Lookout() };
});
afterAll(async () => {
  await node.close();
  rmSync(FOLDER, { recursive: true });
});

interface Told {
  readonly table: TableId;
  readonly players: readonly Witness[];
  readonly watchers: readonly Witness[];
  readonly cookies: readonly string[];
  readonly nonces: readonly string[];
  /** What was answered over HTTP before the end. */
  readonly early: readonly string[];
}

const get = async (path: string, cookie = ''): Promise<string> =>
  (await fetch(origin + path, { headers: { cookie } })).text();

/** Whoever is here has been told of everything up to this version. */
const allTold = async (witnesses: readonly Witness[], v: number): Promise<void> => {
  for (const one of witnesses) await one.until(() => one.v >= v);
};

/** What somebody may ask for besides playing: most of it is refused. */
const BESIDES: readonly ((rng: Rng) => Ask)[] = [
  () => ({ t: 'undo' }),
  () => ({ t: 'undo' }),
  rng => ({ t: 'act', move: { type: 'play', card: 1 + rng.below(57) } }),
  rng => ({ t: 'act', move: { type: 'lay', card: 1 + rng.below(80), space: 0, pay: [] } }),
  () => ({ t: 'say', text: 'Ahoi' }),
  () => ({ t: 'consent', yes: true }),
];

/** A whole game: people come back, take back, ask for what they may not have; two watch, one of them from the middle on. */
const playAndListen = async (game: string, seats: number, options: OptionValues, rng: Rng): Promise<Told> => {
  const sailors: Sailor[] = [];
  for (let i = 0; i < seats + 2; i++) sailors.push(await Sailor.signOn(way, `Sailor ${i}`));
  const table = await sailors[0]!.open({ game, options, seats, people: seats });
  const witnesses = sailors.map(({ name, cookie }) => new Witness(name.replace(' ', ''), cookie));
  const [players, watchers] = [witnesses.slice(0, seats), witnesses.slice(seats)];
  const present = [...players, watchers[0]!];
  for (const one of present) await one.connect(origin, table);
  const nonces = players.map(() => freshNonce());
  for (const [seat, one] of players.entries()) await one.ask({ t: 'sit', seat, name: one.name, nonce: nonces[seat]! });
  await allTold(present, (await players[0]!.ask({ t: 'begin' })).t === 'done' ? players[0]!.v : 0);
  const early: string[] = [];
  for (let moves = 0; !players[0]!.over; moves++) {
    if (moves === 7) present.push(await watchers[1]!.connect(origin, table));
    if (moves % 10 === 5)
      early.push(await get(`/api/tables/${table}/record`), await get('/api/tables', sailors[0]!.cookie));
    const aside = BESIDES[rng.below(BESIDES.length + 2)]?.(rng);
    if (aside) await present[rng.below(present.length)]!.ask(aside);
    if (rng.below(6) === 0) {
      const one = present[rng.below(present.length)]!;
      await one.leave();
      await one.connect(origin, table);
    }
    const latest = Math.max(...present.map(({ v }) => v));
    await allTold(present, latest);
    const able = players.filter(({ play, seat }) => play?.acts.kind === 'seats' && play.acts.must.includes(seat!));
    const mover = shuffle([...able], rng)[0];
    if (!mover) continue;
    const offered = GAMES.find(({ name }) => name === game)!.moves(mover.play!.view);
    const answer = await mover.ask({ t: 'act', move: offered[rng.below(offered.length)] });
    if (answer.t === 'done') await allTold(present, answer.v);
  }
  for (const one of present) await one.until(() => one.over);
  for (const one of present) await one.leave();
  return { table, players, watchers, cookies: sailors.map(({ cookie }) => cookie.split('=')[1]!), nonces, early };
};

type Spoken = Extract<Reply, { t: 'welcome' | 'news' }>;

const judgeShape = (reply: Reply): void => {
  expect([reply, areAmong(FIELDS[reply.t], reply)]).toEqual([reply, true]);
  if (reply.t !== 'welcome' && reply.t !== 'news') return;
  for (const [part, fields] of Object.entries(PARTS)) {
    const given = (reply as unknown as Record<string, object | readonly object[] | undefined>)[part];
    for (const one of given === undefined ? [] : Array.isArray(given) ? (given as readonly object[]) : [given])
      expect([one, areAmong(fields, one)]).toEqual([one, true]);
  }
};

/** Players hear what watchers say only when it cannot help them any more. */
const judgeChat = (chat: readonly ChatLine[], viewer: Viewer, isOver: boolean): void => {
  if (viewer !== 'watcher' && !isOver) expect(chat.filter(({ seat }) => seat === undefined)).toEqual([]);
};

const judgeGame = (reply: Spoken, viewer: Viewer, truth: Truth): void => {
  const { v, play } = reply;
  if (!truth.hasBegun(v)) return expect(play).toBeUndefined();
  if (!play) return;
  expect(JSON.stringify(play)).toBe(JSON.stringify(truth.play(v, viewer, play)));
  expect(play.chain).toMatch(/^[0-9a-f]{64}$/);
  expect([play.undo, truth.mayBeTold(v, viewer, play)]).toEqual([play.undo, true]);
};

/** Everything that one viewer was sent is theirs to know: by view and show alone, and nothing beside. */
const judgeWitness = (witness: Witness, viewer: Viewer, truth: Truth): void => {
  for (const [index, text] of witness.texts.entries()) {
    const reply = JSON.parse(text) as Reply;
    judgeShape(reply);
    if (reply.t !== 'welcome' && reply.t !== 'news') continue;
    judgeGame(reply, viewer, truth);
    judgeChat(reply.chat ?? [], viewer, truth.isOver(reply.v));
    const log = witness.logs.get(index);
    if (log) expect(JSON.stringify(log)).toBe(JSON.stringify(truth.log(reply.v, viewer)));
  }
};

describe(`what is sent in a whole game over sockets (seed ${RUN_SEED})`, () => {
  it.each(VOYAGES)(
    '%s with %i seats and %j: each viewer gets their own view and events, nothing else',
    async (game, seats, options) => {
      const told = await playAndListen(game, seats, options, dice(VOYAGES.findIndex(voyage => voyage[2] === options)));
      const record = JSON.parse(await get(`/api/tables/${told.table}/record`)) as ProvenRecord;
      const store = await openStore(DATA);
      const { table, entries } = (await store.read(told.table))!;
      await store.close();
      const truth = new Truth(entries, record.options, seats);
      for (const [seat, witness] of told.players.entries()) judgeWitness(witness, seat, truth);
      for (const witness of told.watchers) judgeWitness(witness, 'watcher', truth);

      const secrets = [table.seed, record.seed, ...told.nonces, ...told.cookies];
      const texts = [...told.players, ...told.watchers].flatMap(witness => witness.texts);
      for (const secret of secrets) expect([...texts, ...told.early].filter(text => text.includes(secret))).toEqual([]);
      expect(told.early.length).toBeGreaterThan(0);
      for (const [index, answer] of told.early.entries())
        expect(JSON.parse(answer)).toEqual(
          index % 2 === 0
            ? expect.objectContaining({ code: 'not-over' })
            : {
                tables: expect.arrayContaining([
                  expect.objectContaining({ id: told.table, phase: 'playing' }),
                ]) as unknown,
              },
        );
      for (const { chain } of [...told.players, ...told.watchers])
        expect(verify(GAMES, record, { heard: { chain } }).filter(one => one.came === 'failed')).toEqual([]);
    },
  );
});

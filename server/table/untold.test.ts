import fc from 'fast-check';
import type { Ask, Reply } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { readSetup } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../store/store.js';
import { Guest, seated, settle, setupOf, someMove, testNode } from './node.test-help.js';

/** Games in which moves wait for a beat. */
const SILENT_GAMES = GAMES.filter(game => {
  const setup = setupOf(game.name, game.seats.min);
  return game.channels(game.start(setup.options, setup.seats.length)).talk !== 'open';
}).map(({ name }) => name);

/** A beat that does not come while a test runs. */
const FAR = { grid: 3_600_000, least: 1000 };
const NAMES = ['anna', 'bo', 'cleo', 'dirk', 'ede'];

interface Case {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly prefix: number;
  readonly options: number;
}

/** The same table whenever it is made: the same deal, the same moves, somebody watching. */
const tableOf = async ({ game, seats, seed, prefix, options }: Case) => {
  const quick = testNode();
  const { store, bus, clock } = quick;
  const setup = setupOf(game, seats);
  const rules = gameNamed(game)!;
  const changed = rules.options.flatMap(spec =>
    (spec.kind === 'choice' ? spec.values : [true]).map(value => ({ [spec.name]: value })),
  );
  const given = readSetup(rules, { seats, options: { ...setup.options, ...changed[options % changed.length] } });
  const people = NAMES.slice(0, seats);
  const { table, guests } = await seated(
    quick,
    given.ok ? { ...setup, ...given.value, seats: setup.seats } : setup,
    people,
    seed,
  );
  for (let n = 0; n < prefix; n++) {
    const mover = guests.find(guest => someMove(guest) !== undefined);
    if (!mover) break;
    await mover.ask({ t: 'act', move: someMove(mover, seed + 7 * n) });
    await settle();
  }
  for (const guest of guests) guest.leave();
  const node = testNode({ store, bus, clock, settings: { beat: FAR, botPace: 0 } });
  const viewers: Guest[] = [];
  for (const person of [...people, 'wim']) viewers.push(await new Guest(person).come(node.tables, table));
  await settle();
  return { node, table, viewers };
};

const isSilent = ({ viewers }: Awaited<ReturnType<typeof tableOf>>): boolean =>
  viewers[0]!.play.channels.talk !== 'open';

/** Everything that can be asked for, moves of every shape among it. */
const asks = (viewer: Guest, choice: number): Ask => {
  const card = 1 + (choice % 80);
  const space = choice % 36;
  const all: readonly Ask[] = [
    { t: 'act', move: { type: 'lay', card, space, pay: [] } },
    { t: 'act', move: { type: 'lay', card, space, pay: [1 + (choice % 79)] } },
    { t: 'act', move: someMove(viewer, choice) ?? { type: 'arrive' } },
    { t: 'act', move: { type: 'pledge', count: choice % 9 } },
    { t: 'act', move: { type: 'give', cards: [card] } },
    { t: 'act', move: [{}, null, 'x', { type: 'depart' }, { type: 'discard', cards: [card, space] }][choice % 5] },
    { t: 'undo' },
    { t: 'undo', of: `none-${choice % 3}` },
    { t: 'consent', yes: choice % 2 === 0 },
    { t: 'relieve', seat: choice % 5 },
    { t: 'return' },
    { t: 'say', text: `Nummer ${choice}` },
    { t: 'sit', seat: choice % 5, name: viewer.name, nonce: 'a'.repeat(64) },
    { t: 'man', seat: choice % 5, bot: 'random' },
    { t: 'pace', pace: choice % 2 ? 'live' : 'days' },
    { t: 'begin' },
    { t: 'rematch' },
    { t: 'remove', seat: choice % 5 },
    { t: 'entrust', seat: choice % 5 },
    { t: 'end', yes: choice % 3 > 0 },
    { t: 'lead', person: viewer.person },
    { t: 'show', line: 0, at: choice % 20 },
    { t: 'try', line: 0, at: choice % 20, seat: choice % 5, move: someMove(viewer, choice) ?? { type: 'arrive' } },
    { t: 'note', line: 0, at: choice % 20, mark: 'good', comment: `Nummer ${choice}` },
    { t: 'prune', line: choice % 20 },
    ...(choice % 7 === 0 ? [{ t: 'stand' } as const] : []),
  ];
  return all[choice % all.length]!;
};

/** Moves that the first seats asked have sent, and that wait for the beat. */
const leavePending = async (viewers: readonly Guest[], choices: readonly number[]): Promise<readonly Guest[]> => {
  const movers = viewers.filter(viewer => someMove(viewer) !== undefined).slice(0, choices.length);
  for (const [n, mover] of movers.entries())
    void mover.post(mover.request({ t: 'act', move: someMove(mover, choices[n]) }, { id: `pending-${n}` }));
  await settle();
  return movers;
};

/**
 * What all viewers but these are told when one of them asks, after how many turns of the event loop, and what is kept of
 * the table beside its entries.
 */
const heardBy = async (
  { node, table, viewers }: Awaited<ReturnType<typeof tableOf>>,
  others: readonly string[],
  questions: readonly { readonly who: number; readonly choice: number; readonly old: number }[],
): Promise<unknown> => {
  const listening = viewers.filter(({ person }) => !others.includes(person));
  const from = listening.map(({ texts }) => texts.length);
  const lines: unknown[] = [];
  const turns: unknown[] = [];
  const turn = (): void => void turns.push(listening.map(({ texts }) => texts.length));
  for (const [n, { who, choice, old }] of questions.entries()) {
    const viewer = listening[who % listening.length]!;
    const request = viewer.request(asks(viewer, choice), { id: `q-${n}`, v: Math.max(0, viewer.v - old) });
    viewer.atTable!.receive(request);
    // No time goes by: what is not answered now waits for the beat.
    await settle(turn);
    lines.push(node.store.tables.get(table)!.line);
  }
  return { heard: listening.map(({ texts }, n) => texts.slice(from[n])), lines, turns };
};

const aCase = (game: string): fc.Arbitrary<Case> =>
  fc.record({
    game: fc.constant(game),
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.nat(500),
    prefix: fc.nat(12),
    options: fc.nat(20),
  });
const questions = fc.array(fc.record({ who: fc.nat(4), choice: fc.nat(5000), old: fc.nat(3) }), {
  minLength: 30,
  maxLength: 60,
});

type Leak = (table: Awaited<ReturnType<typeof tableOf>>, pending: readonly Guest[]) => void;

/** Changes what a viewer is told from now on. */
const retold = (viewers: readonly Guest[], change: (reply: Reply) => Reply): void => {
  for (const viewer of viewers) {
    const told = viewer.tell.bind(viewer);
    viewer.tell = reply => told(change(typeof reply === 'string' ? (JSON.parse(reply) as Reply) : reply));
  }
};

const lineOf = ({ node, table }: Parameters<Leak>[0]): { line: TableSummary } => node.store.tables.get(table)!;

/** The ways in which a pending move once showed, planted again: each leaves a trace of what is pending, and no other. */
const LEAKS: Readonly<Record<string, Leak>> = {
  'refusals that know its card': ({ viewers }, pending) => {
    const moves = pending.map(({ sent }) => JSON.stringify(sent.at(-1)));
    retold(viewers, reply =>
      reply.t === 'refused' ? { ...reply, params: { ...reply.params, moves: moves.join() } } : reply,
    );
  },
  'lists that say whom it waits for': (at, pending) => {
    const { line } = lineOf(at);
    lineOf(at).line = { ...line, asked: line.asked.filter(person => pending.every(other => other.person !== person)) };
  },
  'the time when it came': (at, pending) => {
    const { line } = lineOf(at);
    lineOf(at).line = { ...line, changedAt: line.changedAt + pending.length };
  },
  'how long an answer takes': ({ viewers }, pending) => {
    for (const viewer of viewers) {
      const told = viewer.tell.bind(viewer);
      viewer.tell = reply => (pending.length > 0 ? void setImmediate(() => told(reply)) : told(reply));
    }
  },
  'versions that count it': ({ viewers }, pending) =>
    retold(viewers, reply => (reply.t === 'done' ? { ...reply, v: reply.v + pending.length } : reply)),
};

/** Whether everybody else hears the same whatever is pending; how many moves were. */
const isUntold = async (game: string, leak: Leak = () => undefined): Promise<number> => {
  let pendings = 0;
  const property = fc.asyncProperty(
    aCase(game),
    fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }),
    fc.array(fc.nat(1000), { maxLength: 3 }),
    questions,
    async (which, pending, otherwise, asked) => {
      const [one, other] = [await tableOf(which), await tableOf(which)];
      expect(one.viewers.map(({ texts }) => texts)).toEqual(other.viewers.map(({ texts }) => texts));
      fc.pre(isSilent(one));
      const waiting = [await leavePending(one.viewers, pending), await leavePending(other.viewers, otherwise)] as const;
      leak(one, waiting[0]);
      leak(other, waiting[1]);
      const movers = waiting.flat().map(({ person }) => person);
      pendings += movers.length;
      expect(await heardBy(one, movers, asked)).toEqual(await heardBy(other, movers, asked));
      await Promise.all([one.node.tables.close(), other.node.tables.close()]);
    },
  );
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
  return pendings;
};

describe.each(SILENT_GAMES)('while moves of %s wait for the beat', game => {
  it('P6.3 every answer to everybody else is the same, to the byte and to the turn, whatever they are', async () => {
    expect(await isUntold(game)).toBeGreaterThan(25);
  });

  it.each(Object.entries(LEAKS))('a node is found out that tells by %s', async (_, leak) => {
    await expect(isUntold(game, leak)).rejects.toThrow(/Property failed/);
  });

  it('the mover learns nothing either, but that the move is pending', async () => {
    await fc.assert(
      fc.asyncProperty(aCase(game), fc.nat(1000), questions, async (which, choice, asked) => {
        const [one, other] = [await tableOf(which), await tableOf(which)];
        fc.pre(isSilent(one));
        const [mover] = await leavePending(one.viewers, [choice]);
        await leavePending(other.viewers, [choice + 1]);
        fc.pre(mover !== undefined);
        const theirs = asked.map(question => ({ ...question, who: one.viewers.indexOf(mover) }));
        expect(await heardBy(one, [], theirs)).toEqual(await heardBy(other, [], theirs));
        await Promise.all([one.node.tables.close(), other.node.tables.close()]);
      }),
      { numRuns: 15 },
    );
  });
});

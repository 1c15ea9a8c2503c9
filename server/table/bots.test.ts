import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { SILENT, type Log } from '../log.js';
import type { Thinkers, Thought } from '../thinkers/thinkers.js';
import { fold } from './fold/index.js';
import { HERE, seated, settle, setupOf, someMove, testNode, Guest, type TestNode } from './node.test-help.js';
import { NOBODY } from './live/index.js';
import type { Place } from './state/index.js';
import { welcome } from './tell/index.js';

/** A nonce, and no bot's dice. */
const SEED = '1'.repeat(64);

const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'sailor', name: 'Piet' }] as const;

/** Anna and a bot, which is to move. */
const botsTurn = async (
  thinkers: Thinkers,
  log: Log = SILENT,
): Promise<{ node: TestNode; table: string; anna: Guest }> => {
  const node = testNode({ thinkers, log });
  const { table, guests } = await seated(node, setupOf('santa-timea', 2, { seats }), ['anna']);
  const anna = guests[0]!;
  if (someMove(anna) !== undefined) await anna.ask({ t: 'act', move: someMove(anna) });
  await settle();
  return { node, table, anna };
};

const loggedErrors = (): { log: Log; errors: string[] } => {
  const errors: string[] = [];
  return { errors, log: { ...SILENT, error: (_: unknown, text?: string) => void errors.push(text ?? '') } };
};

const failing = (think: Thinkers['think']): Thinkers => ({ ...HERE, think });

describe('bots', () => {
  it('P6.11 move when it is their time, and not before', async () => {
    const node = testNode({ settings: { beat: { grid: 0, least: 0 }, botPace: 1000 } });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2, { seats }), ['anna']);
    const anna = guests[0]!;
    if (someMove(anna) !== undefined) await anna.ask({ t: 'act', move: someMove(anna) });
    await settle();
    const { moves } = anna.play;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBe(moves);
    expect(node.jobs.plans.at(-1)).toMatchObject({ table, wakeAt: node.clock.now + 700 });
    node.clock.now += 1000;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
  });

  it('that cannot move because the store is in trouble leave a line in the log, and move later', async () => {
    const { log, errors } = loggedErrors();
    const { node, table, anna } = await botsTurn(HERE, log);
    const { moves } = anna.play;
    node.store.trouble = true;
    await expect(node.tables.lookAfter(table)).rejects.toThrow('the disk is full');
    expect(errors).toEqual(['a table could not be looked after']);
    node.store.trouble = false;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
  });

  it.each([
    ['one that is quick waits for its time', 20, [280]],
    ['one that thinks for as long as it may does not', 300, []],
    ['nor does one that is late', 450, []],
  ])('%s', async (_, takes, waits) => {
    const waited: number[] = [];
    const clock = { now: 1_000_000 };
    const node = testNode({
      clock,
      settings: { beat: { grid: 0, least: 0 }, botPace: 1000 },
      thinkers: failing(thought => {
        clock.now += takes;
        return HERE.think(thought);
      }),
      wait: ms => {
        waited.push(ms);
        return Promise.resolve();
      },
    });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2, { seats }), ['anna']);
    const anna = guests[0]!;
    if (someMove(anna) !== undefined) await anna.ask({ t: 'act', move: someMove(anna) });
    await settle();
    const { moves } = anna.play;
    clock.now = node.jobs.plans.at(-1)!.wakeAt;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
    expect(waited).toEqual(waits);
  });

  it('of tables from before there were levels are known by their old names', async () => {
    const node = testNode();
    const { table } = await seated(node, setupOf('santa-timea', 2, { seats }), ['anna']);
    const { entries } = node.store.tables.get(table)!;
    const at = entries.findIndex(({ what }) => what.type === 'manned');
    entries[at] = { ...entries[at]!, what: { type: 'manned', seat: 1, bot: 'greedy', name: 'Piet' } };
    const later = testNode({ store: node.store });
    const bo = await new Guest('bo').come(later.tables, table);
    expect(bo.latest('crew')[1]).toEqual({ kind: 'bot', name: 'Piet', bot: 'sailor' });
  });

  it.each(GAMES.map(({ name }) => name))(
    'of %s are handed, byte for byte, what a browser in their seat is told, and dice of their own',
    async game => {
      const thoughts: Thought[] = [];
      const thinkers = failing(thought => {
        thoughts.push(thought);
        return HERE.think(thought);
      });
      const node = testNode({ thinkers });
      const { table, guests } = await seated(node, setupOf(game, 2, { seats }), ['anna']);
      for (let turns = 0; turns < 12; turns++) {
        const { table: stored, entries } = node.store.tables.get(table)!;
        const live = fold({ games: GAMES, beat: { grid: 0, least: 0 } }, stored, entries);
        // The same table with a person in the bot's seat.
        const person: Place = { kind: 'person', person: 'bo', name: 'bo', nonce: SEED, drawn: false, since: 1 };
        const told = JSON.stringify(welcome({ ...live, crew: live.crew.with(1, person) }, { person: 'bo' }, NOBODY));
        const before = thoughts.length;
        await node.tables.lookAfter(table);
        await settle();
        for (const { view, seed, ...rest } of thoughts.slice(before)) {
          expect(rest).toEqual({ game, bot: 'sailor' });
          expect(told).toContain(`"view":${JSON.stringify(view)},`);
          expect([stored.seed, SEED]).not.toContain(seed);
        }
        if (someMove(guests[0]!) !== undefined) await guests[0]!.ask({ t: 'act', move: someMove(guests[0]!) });
      }
      expect(thoughts.length).toBeGreaterThan(5);
    },
  );

  it.each([
    ['one that fails', () => Promise.reject(new Error('stuck')), 'a bot has failed'],
    ['one that cheats', () => Promise.resolve({ type: 'play', card: 99 }), 'a bot made an illegal move'],
    ['one that says nothing', () => Promise.resolve(undefined), 'a bot made an illegal move'],
  ])('%s is replaced by a legal move, with a line in the log', async (_, think, line) => {
    const { log, errors } = loggedErrors();
    const { node, table, anna } = await botsTurn(failing(think), log);
    const { moves } = anna.play;
    await node.tables.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
    expect(errors).toEqual([line]);
  });

  it('looked after twice at the same time, a bot moves once', async () => {
    const { node, table, anna } = await botsTurn(HERE);
    const entries = node.store.tables.get(table)!.entries.length;
    const second = testNode({ ...node, thinkers: HERE });
    await Promise.all([node.tables.lookAfter(table), second.tables.lookAfter(table), node.tables.lookAfter(table)]);
    await settle();
    const played = node.store.tables.get(table)!.entries.slice(entries);
    // The bot may have won the trick, and lead the next one.
    expect(played.map(({ what }) => what.type)).toContain('played');
    expect(new Set(played.map(({ v }) => v)).size).toBe(played.length);
    expect(anna.play.moves).toBe(
      node.store.tables
        .get(table)!
        .entries.flatMap(({ what }) => (what.type === 'played' || what.type === 'began' ? what.moves : [])).length,
    );
  });
});

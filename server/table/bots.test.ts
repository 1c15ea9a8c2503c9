import { describe, expect, it } from 'vitest';
import { SILENT, type Log } from '../log.js';
import type { Thinkers } from '../thinkers/thinkers.js';
import { HERE, seated, settle, setupOf, someMove, testNode, type Guest, type TestNode } from './node.test-help.js';

const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy', name: 'Piet' }] as const;

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
  it('move when it is their time, and not before', async () => {
    const node = testNode({ settings: { beat: { grid: 0, least: 0 }, botPace: 1000 } });
    const { table, guests } = await seated(node, setupOf('santa-timea', 2, { seats }), ['anna']);
    const anna = guests[0]!;
    if (someMove(anna) !== undefined) await anna.ask({ t: 'act', move: someMove(anna) });
    await settle();
    const { moves } = anna.play;
    await node.harbour.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBe(moves);
    expect(node.jobs.plans.at(-1)).toMatchObject({ table, wakeAt: node.clock.now + 1000 });
    node.clock.now += 1000;
    await node.harbour.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
  });

  it('that cannot move because the store is in trouble leave a line in the log, and move later', async () => {
    const { log, errors } = loggedErrors();
    const { node, table, anna } = await botsTurn(HERE, log);
    const { moves } = anna.play;
    node.store.trouble = true;
    await expect(node.harbour.lookAfter(table)).rejects.toThrow('the disk is full');
    expect(errors).toEqual(['a table could not be looked after']);
    node.store.trouble = false;
    await node.harbour.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
  });

  it('are handed the view of their seat and nothing more', async () => {
    const seen: unknown[] = [];
    const { node, table } = await botsTurn(failing(thought => (seen.push(thought.view), HERE.think(thought))));
    await node.harbour.lookAfter(table);
    expect(seen).toMatchObject([{ viewer: 1, hands: [{ kind: 'closed' }, { kind: 'own' }] }]);
  });

  it.each([
    ['one that fails', () => Promise.reject(new Error('stuck')), 'a bot has failed'],
    ['one that cheats', () => Promise.resolve({ type: 'play', card: 99 }), 'a bot made an illegal move'],
    ['one that says nothing', () => Promise.resolve(undefined), 'a bot made an illegal move'],
  ])('%s is replaced by a legal move, with a line in the log', async (_, think, line) => {
    const { log, errors } = loggedErrors();
    const { node, table, anna } = await botsTurn(failing(think), log);
    const { moves } = anna.play;
    await node.harbour.lookAfter(table);
    await settle();
    expect(anna.play.moves).toBeGreaterThan(moves);
    expect(errors).toEqual([line]);
  });

  it('looked after twice at the same time, a bot moves once', async () => {
    const { node, table, anna } = await botsTurn(HERE);
    const entries = node.store.tables.get(table)!.entries.length;
    const second = testNode({ ...node, thinkers: HERE });
    await Promise.all([node.harbour.lookAfter(table), second.harbour.lookAfter(table), node.harbour.lookAfter(table)]);
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

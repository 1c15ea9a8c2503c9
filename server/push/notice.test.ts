import { describe, expect, it } from 'vitest';
import type { StoredPush } from '../store/push-store.js';
import { NO_WAITING, seated, settle, setupOf, someMove, testNode } from '../table/node.test-help.js';
import { newlyAsked } from './asked.js';
import type { TurnTeller } from './calls.js';
import { noticeFor, topicOf } from './notice.js';

const PUSH: StoredPush = {
  ...{ device: 'phone', person: 'anna', origin: 'https://sea.example', madeAt: 0 },
  ...{ endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' } },
  ...{ language: 'de', zone: 'UTC', quiet: null, words: { 'in-aller-ruhe': 'Du bist dran' } },
};

/** Who is called at a node, and in which words. */
const listening = (told: string[]): TurnTeller => ({
  expect(before, after) {
    for (const person of newlyAsked(before, after))
      told.push(`${person} ${after.v} ${noticeFor(PUSH, { table: after.id, game: after.game.name, waiting: 1 })}`);
    return undefined;
  },
  seen: () => undefined,
});

describe('a notice', () => {
  it('P6.22 is the same, byte for byte, whatever cards are hidden', async () => {
    const runs: string[][] = [];
    for (const secret of ['1', '2', '3', '4']) {
      const told: string[] = [];
      const node = testNode({ calls: listening(told) });
      const { table, guests } = await seated(node, setupOf('in-aller-ruhe', 2), ['anna', 'bo'], 1 + Number(secret));
      await settle();
      // The name of the table is part of the link, and no secret of the deal.
      runs.push(told.map(line => line.replaceAll(table, 'TABLE')));
      for (const guest of guests) guest.leave();
    }
    const bodies = runs.map(told => new Set(told.map(line => line.split(' ').slice(2).join(' ').trimEnd())));
    expect(runs.every(told => told.length > 0)).toBe(true);
    for (const body of bodies) expect([...body]).toEqual([...bodies[0]!]);
  });

  it('P6.22 of a silent game is not made before the beat', async () => {
    const told: string[] = [];
    const beat = { grid: 3000, least: 1500 };
    const node = testNode({ calls: listening(told), settings: { ...NO_WAITING, beat } });
    const { guests } = await seated(node, setupOf('in-aller-ruhe', 2), ['anna', 'bo']);
    const mover = guests.find(guest => someMove(guest) !== undefined)!;
    const before = told.length;
    mover.atTable!.receive(mover.request({ t: 'act', move: someMove(mover) }));
    await settle();
    expect(mover.all('pending')).toHaveLength(1);
    expect(told).toHaveLength(before);
  });

  it('is always as long, and its topic names no table', () => {
    const table = 'AbcdefghijKLMNOPQRS_-7';
    for (const game of ['in-aller-ruhe', 'santa-timea'])
      expect(Buffer.byteLength(noticeFor(PUSH, { table, game, waiting: 12 }))).toBe(1024);
    const topic = topicOf('secret', { table, device: 'phone' });
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(topic).not.toBe(topicOf('secret', { table, device: 'laptop' }));
    expect(topic).not.toBe(topicOf('another', { table, device: 'phone' }));
  });
});

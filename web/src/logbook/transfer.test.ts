import { writeRecord } from '@seekiste/rules/core';
import { writeLogbook, type Logged } from '@seekiste/rules/logbook';
import { beforeEach, describe, expect, it } from 'vitest';
import { chestInMemory } from './chest.js';
import { Logbook } from './logbook.js';
import { finish, game, moveOn } from './logbook.test-help.js';
import { loggedOf, takeIn } from './transfer.js';

let number = 0;
let logbook: Logbook;
const around = () => ({
  logbook,
  now: 7,
  freshId: () => `fresh-${number++}`,
  seatName: (seat: number) => `Seat ${seat + 1}`,
});

/** The file of a logbook with two games, one with a name and a star. */
const exported = async (): Promise<readonly Logged[]> => {
  const from = new Logbook(chestInMemory());
  await from.keep({ ...finish(game()), id: 'one', seen: 0, now: 1, own: 1, study: true });
  const played = game();
  moveOn(played);
  await from.keep({ ...played, id: 'two', seen: 0, now: 2 });
  await from.mark('one', { name: 'Storm at night', star: true });
  const pages = await Promise.all(['one', 'two'].map(id => from.page(id)));
  return pages.flatMap(page => (page ? [loggedOf(page)] : []));
};

beforeEach(() => {
  logbook = new Logbook(chestInMemory());
});

describe('a logbook as a file', () => {
  it('comes back as it was: records, crews, own seats, studies, names, stars, times and standings', async () => {
    const games = await exported();
    const taken = await takeIn(writeLogbook(games), around());
    expect(taken).toEqual({ ok: true, value: { added: ['one', 'two'], known: [], refused: [] } });
    const pages = await Promise.all(['one', 'two'].map(id => logbook.page(id)));
    expect(pages.map(page => page && loggedOf(page))).toEqual(games);
    expect(pages[0]?.entry).toMatchObject({ own: 1, study: true });
    expect(pages.map(page => page?.entry.standing)).toEqual(['over', 'goes-on']);
  });

  it('brings nothing twice, and overwrites no other game', async () => {
    const games = await exported();
    await takeIn(writeLogbook(games), around());
    const [one, two] = games;
    const changed = { ...one!, record: two!.record };
    const again = await takeIn(writeLogbook([changed, two!]), around());
    expect(again).toMatchObject({ ok: true, value: { known: ['two'], refused: [] } });
    expect((await logbook.entries()).length).toBe(3);
    expect((await logbook.page('one'))?.record).toEqual(one!.record);
  });

  it('leaves a damaged game out, says where it is damaged, and keeps the others', async () => {
    const [one, two] = await exported();
    const { moves } = one!.record;
    const cheated = { ...one!, record: { ...one!.record, moves: moves.toSpliced(4, 1) } };
    const taken = await takeIn(writeLogbook([cheated, { ...two!, begun: -1 }, two!]), around());
    if (!taken.ok) throw new Error(taken.error.refusal.code);
    expect(taken.value.added).toEqual(['two']);
    const fields = taken.value.refused.map(({ refusal }) => String(refusal.params['field']));
    expect(fields[0]).toMatch(/^games\[0\]\.record\.moves\[\d+\]$/);
    expect(fields[1]).toBe('games[1].begun');
  });

  it('of another version, cut or no logbook at all is refused, and nothing is stored', async () => {
    const text = writeLogbook(await exported());
    for (const [broken, code] of [
      [text.replace('logbook/1', 'logbook/2'), 'unknown-format'],
      [text.slice(0, -20), 'not-json'],
      ['{"format":"seekiste-logbook/1"}', 'not-a-list'],
      ['\0'.repeat(100_000), 'not-json'],
      ['[]', 'not-an-object'],
    ] as const)
      expect(await takeIn(broken, around())).toMatchObject({ ok: false, error: { refusal: { code } } });
    expect(await logbook.entries()).toEqual([]);
  });
});

describe('a record', () => {
  it.each(['JSON', 'text'])('as %s gets a page of its own, with seats called by number', async form => {
    const { table } = finish(game());
    const text = form === 'JSON' ? JSON.stringify(table.record) : writeRecord(table.game, table.record);
    const taken = await takeIn(text, around());
    if (!taken.ok) throw new Error(taken.error.refusal.code);
    const page = await logbook.page(taken.value.added[0] ?? '');
    expect(page?.record).toEqual(table.record);
    expect(page?.entry).toMatchObject({
      seats: [
        { kind: 'human', name: 'Seat 1' },
        { kind: 'human', name: 'Seat 2' },
      ],
      changed: 7,
      standing: 'over',
    });
  });
});

import { writeRecord, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { readAnyRecord } from './records.js';
import { SAVE_FORMAT, SAVE_KEY, Saves } from './saves.js';
import { bot, firstMove, game, person, sessionOf } from './session.test-help.js';
import { shelfInMemory, type Shelf } from '../parts/shelf.js';
import type { SeatSetup } from './seats.js';

const SEATS = [person('Anna'), bot('Ole')];

const played = () => {
  const { session } = sessionOf([person('Anna')], { pause: 0, rest: 0, grace: 0 });
  for (let i = 0; i < 5; i++) session.act(firstMove(session));
  return session.record;
};

/** A shelf on which this game was saved. */
const shelfWith = (record: GameRecord, seats: readonly SeatSetup[]): Shelf => {
  const shelf = shelfInMemory();
  shelf.setItem(SAVE_KEY, JSON.stringify({ format: SAVE_FORMAT, record, seats }));
  return shelf;
};

/** A save with one thing changed. */
const spoilt = (change: (save: Record<string, unknown>) => void): string => {
  const save: Record<string, unknown> = { format: SAVE_FORMAT, record: played(), seats: [person('Anna')] };
  change(save);
  return JSON.stringify(save);
};

describe('a saved game', () => {
  it('comes back as it was', async () => {
    const record = played();
    const saves = new Saves(shelfWith(record, [person('Anna')]));
    const found = await saves.find();
    expect(found?.table.record).toEqual(record);
    expect(found?.seats).toEqual([person('Anna')]);
    expect(await saves.aside()).toEqual([]);
  });

  it('knows bots by what they were called when it was saved', async () => {
    const saves = new Saves(shelfWith(played(), [{ kind: 'bot', name: 'Ole', bot: 'heuristic' }]));
    expect((await saves.find())?.seats).toEqual([{ kind: 'bot', name: 'Ole', bot: 'sailor' }]);
  });

  it('is nothing where nothing was saved', async () => {
    expect(await new Saves(shelfInMemory()).find()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"format":', 'save'],
    ['no object', '7', 'save'],
    ['another format', spoilt(save => (save['format'] = 'other/9')), 'format'],
    ['no record', spoilt(save => (save['record'] = null)), 'record'],
    ['too few seats', spoilt(save => (save['seats'] = [])), 'seats'],
    ['a nameless seat', spoilt(save => (save['seats'] = [{ kind: 'human', name: ' ' }])), 'seats[0].name'],
    ['a seat of no kind', spoilt(save => (save['seats'] = [{ kind: 'ghost', name: 'x' }])), 'seats[0].kind'],
    [
      'a bot that nobody knows',
      spoilt(save => (save['seats'] = [{ kind: 'bot', name: 'x', bot: 'kraken' }])),
      'seats[0].bot',
    ],
    ['a bot of no level', spoilt(save => (save['seats'] = [{ kind: 'bot', name: 'x' }])), 'seats[0].bot'],
    [
      'a move against the rules',
      spoilt(save => {
        const record = played();
        save['record'] = { ...record, moves: [...record.moves, { actor: 0, move: { type: 'arrive' } }] };
      }),
      'moves[6]',
    ],
  ])('with %s is reported by its field and kept aside', async (_, text, field) => {
    const shelf = shelfInMemory();
    shelf.setItem(SAVE_KEY, text);
    const saves = new Saves(shelf);
    expect(await saves.find()).toBeUndefined();
    expect(await saves.find()).toBeUndefined();
    const [broken, ...others] = await saves.aside();
    expect(others).toEqual([]);
    expect(broken?.refusal.params['field']).toBe(field);
    expect(saves.read(broken?.key ?? '')).toBe(text);
  });

  it('that is broken never overwrites another one', async () => {
    const shelf = shelfInMemory();
    const saves = new Saves(shelf);
    for (const text of ['one', 'two']) {
      shelf.setItem(SAVE_KEY, text);
      await saves.find();
    }
    expect((await saves.aside()).map(({ key }) => saves.read(key))).toEqual(['one', 'two']);
    saves.throwAway((await saves.aside())[0]!.key);
    expect(await saves.aside()).toHaveLength(1);
  });

  it('knows people from bots', async () => {
    const { session } = sessionOf(SEATS);
    const saves = new Saves(shelfWith(session.record, SEATS));
    expect((await saves.find())?.seats).toEqual(SEATS);
  });
});

describe('a record from outside', () => {
  it('is read from its JSON and from its text', async () => {
    const record = played();
    for (const text of [JSON.stringify(record), writeRecord(game, record), `  ${JSON.stringify(record)}\n`]) {
      const read = await readAnyRecord(text);
      expect(read.ok && read.value.record).toEqual(record);
    }
  });

  it('that is broken is refused with the field', async () => {
    const record = played();
    const field = async (text: string): Promise<unknown> => {
      const read = await readAnyRecord(text);
      return read.ok ? undefined : read.error.refusal.params['field'];
    };
    expect(await field('sea')).toBe('record');
    expect(await field('[]')).toBe('record');
    expect(await field(JSON.stringify({ ...record, seats: 9 }))).toBe('seats');
    expect(await field(JSON.stringify({ ...record, seed: 'short' }))).toBe('seed');
    expect(await field(writeRecord(game, record).replace('rules 1', 'rules 99'))).toBe('rulesVersion');
    expect(
      await field(JSON.stringify({ ...record, moves: [...record.moves, { actor: 0, move: { type: 'depart' } }] })),
    ).toBe(`moves[${record.moves.length}]`);
  });
});

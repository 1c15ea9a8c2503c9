import { describe, expect, it } from 'vitest';
import { chanceFrom, drawn, GENERATORS, passed, type Generator } from './chance.js';
import { Cipher } from './cipher.js';
import { decodeRecord, newRecord } from './record.js';
import { Rng } from './rng.js';
import { seedOf } from './seeds.test-help.js';
import { Table } from './table.js';
import { shells } from './toy.test-help.js';

const SETUP = { seats: 2, options: { shells: 9, tide: true, boasting: false } };
const opening = shells.start(SETUP.options, 2);

/** A table of which chance has acted as often as there are rounds. */
const played = (rng: Generator) => {
  const resumed = Table.resume(shells, { ...newRecord(shells, SETUP, seedOf(3)), rng });
  if (!resumed.ok) throw new Error(resumed.error.code);
  const table = resumed.value;
  for (let acts = shells.toAct(table.state); acts.kind === 'seats'; acts = shells.toAct(table.state)) {
    const seat = acts.must[0]!;
    table.act(seat, shells.moves(shells.view(table.state, seat))[0]!);
  }
  return table.record;
};

describe('chance', () => {
  it('draws each act of a new game from a stream of its own', () => {
    const first = drawn(shells, opening, chanceFrom('chacha20', seedOf(1)));
    expect(first.move).toEqual(shells.chance(opening, Cipher.from(seedOf(1), 0)));
    expect(first.chance).toEqual({ rng: 'chacha20', seed: seedOf(1), acts: 1 });
    expect(drawn(shells, opening, first.chance).move).toEqual(shells.chance(opening, Cipher.from(seedOf(1), 1)));
  });

  it('goes on with one stream in a game from before', () => {
    const stream = Rng.from(seedOf(1));
    const first = drawn(shells, opening, chanceFrom('xoshiro256**', seedOf(1)));
    expect(first.move).toEqual(shells.chance(opening, stream));
    expect(drawn(shells, opening, first.chance).move).toEqual(shells.chance(opening, stream));
  });

  it.each(GENERATORS)('stands after a recorded act where it stood after the act itself: %s', rng => {
    const before = chanceFrom(rng, seedOf(2));
    expect(passed(shells, opening, before)).toEqual(drawn(shells, opening, before).chance);
  });

  it('asks the game for nothing to pass over an act of a new game', () => {
    const silent: typeof shells = { ...shells, chance: () => expect.unreachable() };
    expect(passed(silent, opening, chanceFrom('chacha20', seedOf(2)))).toMatchObject({ acts: 1 });
  });
});

describe('a record', () => {
  it('names chacha20 if it is new', () => {
    expect(Table.open(shells, SETUP, seedOf(3)).record).toMatchObject({ rng: 'chacha20', seed: seedOf(3) });
  });

  it.each(GENERATORS)('of %s keeps its generator, also when it is taken up in the middle', rng => {
    const record = played(rng);
    expect(decodeRecord([shells], JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    const acts = record.moves.flatMap(({ actor }, i) => (actor === 'chance' ? [i] : []));
    expect(acts.length).toBeGreaterThan(1);
    for (const act of acts) {
      const resumed = Table.resume(shells, { ...record, moves: record.moves.slice(0, act) });
      expect(resumed.ok && resumed.value.record.moves).toEqual(record.moves.slice(0, act + 1));
    }
  });

  it('is another game with another generator', () => {
    expect(played('chacha20').moves).not.toEqual(played('xoshiro256**').moves);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformance, ConformanceError, judgePicks, judgeWorlds, type Trial } from './conformance.js';
import { readRecord } from './record-text.js';
import { replay, type GameRecord } from './record.js';
import { anySeed, seedOf } from './seeds.test-help.js';
import { DEFAULTS, insight, midway, worldsOfSeat0 } from './toy-insight.test-help.js';
import { shells, type Move, type State } from './toy.test-help.js';

const anyTrial: fc.Arbitrary<Trial<State>> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({ shells: fc.constant(9), tide: fc.boolean(), boasting: fc.boolean() }),
  seed: fc.noShrink(anySeed),
  choices: fc.array(fc.nat(), { maxLength: 20 }),
});

describe('a sound game', () => {
  it('passes from the start', () => {
    fc.assert(
      fc.property(anyTrial, trial => conformance(shells, insight, trial)),
      { numRuns: 40 },
    );
  });

  it('passes from a given position', () => {
    fc.assert(
      fc.property(anySeed, seed => conformance(shells, insight, { seats: 3, options: DEFAULTS, seed, from: midway() })),
      { numRuns: 10 },
    );
  });

  it('imagines every possible world equally often', () => {
    judgeWorlds(shells, shells.view(midway(), 0), worldsOfSeat0(), { seed: seedOf(1), draws: 21_000 });
  });

  it('picks every move equally often', () => {
    judgePicks(shells, midway(), 1, { seed: seedOf(1), draws: 1000 });
  });
});

describe('a failure', () => {
  const failure = (trial: Partial<Trial<State>> = {}): ConformanceError => {
    try {
      conformance(shells, { ...insight, longest: 4 }, { seats: 2, options: DEFAULTS, seed: seedOf(9), ...trial });
    } catch (problem) {
      if (problem instanceof ConformanceError) return problem;
    }
    throw new Error('nothing failed');
  };

  it('names the check and prints game, options, seats, seed and moves', () => {
    const { check, message } = failure();
    expect(check).toBe('end');
    expect(message).toMatch(/^\[end\] games end: not after 4 moves\n/);
    expect(message).toContain(
      `game shells\nrules 3\nseats 2\noption shells 9\noption tide true\noption boasting false\nrng chacha20\nseed ${seedOf(9)}\n\nchance tide `,
    );
  });

  it('can be read as a record and replayed', () => {
    const record = readRecord([shells], failure().story);
    if (!record.ok) throw new Error(record.error.code);
    expect(record.value.moves).toHaveLength(4);
    expect(replay(shells, record.value as GameRecord<Move>).ok).toBe(true);
  });

  it('prints the position that play began with', () => {
    expect(failure({ seats: 3, from: midway() }).story).toContain('from {"seats":3,');
  });

  it('is found again by the same seed and choices', () => {
    expect(failure().story).toBe(failure().story);
    expect(failure({ choices: [0, 0, 0] }).story).toBe(failure({ choices: [0, 0, 0] }).story);
  });

  it('comes by the moves that were chosen, modulo how many there are', () => {
    const moves = (choices: readonly number[]): string[] => failure({ choices }).story.trimEnd().split('\n').slice(-3);
    const first = moves([0, 0, 0, 0]);
    expect(moves([2, 4, 6, 8])).toEqual(first);
    expect(moves([1, 0, 0, 0])).not.toEqual(first);
    expect(first[0]).toMatch(/^0 /);
    expect(moves([1, 0, 0, 0])[0]).toMatch(/^1 /);
  });
});

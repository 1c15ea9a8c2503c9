import { describe, expect, it } from 'vitest';
import { NodeClock } from './clock.js';
import type { Log } from './log.js';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;

/** A machine whose clocks the test moves; the source may be another machine's. */
const machine = async () => {
  const at = { steady: 50, wall: START, source: START };
  const said: string[] = [];
  const says = (...words: readonly unknown[]): void => void said.push(String(words.at(-1)));
  const log = { debug: says, info: says, warn: says, error: says } satisfies Log;
  const times = { look: 1_000_000, hold: 60_000, steady: () => at.steady, wall: () => at.wall };
  const clock = await NodeClock.open(() => Promise.resolve(at.source), log, times);
  const pass = (ms: number): void => {
    for (const one of ['steady', 'wall', 'source'] as const) at[one] += ms;
  };
  return { at, said, clock, pass };
};

describe('the clock of a node', () => {
  it('runs on when the wall clock is set, forward and back, and says so', async () => {
    const { at, said, clock, pass } = await machine();
    for (const step of [HOUR, -2 * HOUR]) {
      at.wall += step;
      pass(1000);
      await clock.look();
      expect(clock.isTrue).toBe(false);
    }
    expect(clock.now()).toBe(START + 2000);
    expect(clock.wallAhead).toBe(-HOUR);
    at.wall += HOUR;
    await clock.look();
    expect(clock.isTrue).toBe(true);
    expect(said).toEqual([
      'the clock of this machine is wrong: no times are taken from it',
      'the clock of this machine is right again',
    ]);
    await clock.close();
  });

  it('is the source’s from the beginning, whatever the machine believes', async () => {
    const at = { steady: 0 };
    const log = { warn: () => undefined } as unknown as Log;
    const times = { steady: () => at.steady, wall: () => START + HOUR };
    const clock = await NodeClock.open(() => Promise.resolve(START), log, times);
    expect([clock.now(), clock.isTrue]).toEqual([START, false]);
    await clock.close();
  });

  it('follows what drifts at once, and what jumps once it has stayed there', async () => {
    const { at, clock, pass } = await machine();
    at.source += 300;
    await clock.look();
    expect(clock.now()).toBe(START + 300);
    at.source -= HOUR;
    await clock.look();
    pass(59_000);
    await clock.look();
    expect(clock.now()).toBe(START + 59_300);
    expect(clock.isTrue).toBe(false);
    pass(1000);
    await clock.look();
    expect(clock.now()).toBe(START + 60_300 - HOUR);
    await clock.close();
  });

  it('does not follow a jump that is taken back', async () => {
    const { at, clock, pass } = await machine();
    for (const step of [HOUR, -HOUR, HOUR, -HOUR]) {
      at.source += step;
      await clock.look();
      pass(40_000);
      await clock.look();
    }
    expect(clock.now()).toBe(START + 160_000);
    expect(clock.isTrue).toBe(true);
    await clock.close();
  });

  it('runs on while the source does not answer', async () => {
    const at = { steady: 0, answers: true };
    const log = { warn: () => undefined, debug: () => undefined } as unknown as Log;
    const source = (): Promise<number> => (at.answers ? Promise.resolve(START) : Promise.reject(new Error('gone')));
    const clock = await NodeClock.open(source, log, { steady: () => at.steady, wall: () => START });
    at.answers = false;
    at.steady += 500;
    await clock.look();
    expect(clock.now()).toBe(START + 500);
    await clock.close();
  });
});

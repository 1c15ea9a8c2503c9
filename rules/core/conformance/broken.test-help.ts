import { conformance, ConformanceError, type Check, type Insight } from '../conformance.js';
import { ok } from '../result.js';
import { seedOf } from '../seeds.test-help.js';
import { insight } from '../toy-insight.test-help.js';
import { shells, type Event, type Move, type State } from '../toy.test-help.js';

export type Shells = typeof shells;

/** A game with one thing wrong, and the demand that it breaks. */
export interface Broken {
  readonly check: Check;
  readonly fault: string;
  readonly game: () => Shells;
  readonly insight?: Partial<Insight<State, Move>>;
}

export const but = (change: Partial<Shells>): Shells => ({ ...shells, ...change });

export const kernelBut = (change: Partial<Shells['kernel']>): Shells =>
  but({ kernel: { ...shells.kernel, ...change } });

interface StepDone {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The game with something done to the outcome of every move. */
export const after = (change: (done: StepDone) => StepDone): Shells =>
  but({
    apply(state, actor, move) {
      const step = shells.apply(state, actor, move);
      return step.ok ? ok(change(step.value)) : step;
    },
  });

export const counting = (): (() => number) => {
  let count = 0;
  return () => count++;
};

/** The first breach in a dozen games. */
export const judge = ({ game, insight: other }: Broken): ConformanceError | undefined => {
  const broken = game();
  for (let number = 1; number <= 12; number++)
    try {
      const options = { shells: 9, tide: true, boasting: number % 2 === 0 };
      conformance(broken, { ...insight, ...other }, { seats: 2 + (number % 2), options, seed: seedOf(number) });
    } catch (problem) {
      if (problem instanceof ConformanceError) return problem;
      throw problem;
    }
  return undefined;
};

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { conformance, type Insight } from './conformance.js';
import { Rng, type AnyGame, type OptionValues } from './index.js';
import { setups } from './pairs.test-help.js';
import { anySeed } from './seeds.test-help.js';

/** What a game's folder tells the suite, in `secrets.test-help.ts`. */
export interface Secrets {
  readonly insight: Insight<unknown, unknown>;
  /** Positions by kind that random play from the start hardly ever comes to. */
  readonly latePositions: readonly string[];
  /** Undefined where these options know no such position. */
  latePosition(kind: string, setup: { readonly seats: number; readonly options: OptionValues }, rng: Rng): unknown;
}

/** One game of this length says as much as two shorter ones. */
const LONG = 200;

const choices = fc.array(fc.nat(), { maxLength: 40 });
const seeds = fc.noShrink(anySeed);

/** The conformance suite over every set of options of a game. */
export const judge = (game: AnyGame, { insight, ...late }: Secrets): void => {
  describe.each(setups(game).map(setup => [setup.seats, JSON.stringify(setup.options), setup] as const))(
    `${game.name} conforms with %i seats and %s`,
    (_, __, setup) => {
      it('from the start', () => {
        fc.assert(
          fc.property(seeds, choices, (seed, chosen) =>
            conformance(game, insight, { ...setup, seed, choices: chosen }),
          ),
          { numRuns: insight.longest > LONG ? 1 : 2 },
        );
      });

      it.each(late.latePositions)('from late positions: %s', kind => {
        fc.assert(
          fc.property(seeds, choices, (seed, chosen) => {
            const from = late.latePosition(kind, setup, Rng.from(seed));
            if (from !== undefined) conformance(game, insight, { ...setup, seed, choices: chosen, from });
          }),
          { numRuns: 1 },
        );
      });
    },
  );
};

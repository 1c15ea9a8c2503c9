import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformance, type Insight } from './core/conformance.js';
import { Rng, type OptionValues } from './core/index.js';
import { setups } from './core/pairs.test-help.js';
import { anySeed } from './core/seeds.test-help.js';
import { GAMES } from './games.js';
import { secrets as inAllerRuheSecrets } from './in-aller-ruhe/secrets.test-help.js';
import { secrets as lighthouseRunSecrets } from './lighthouse-run/secrets.test-help.js';
import { secrets as santaTimeaSecrets } from './santa-timea/secrets.test-help.js';

/** What a game's folder tells the suite, in `secrets.test-help.ts`. */
interface Secrets {
  readonly insight: Insight<unknown, unknown>;
  /** Positions by kind that random play from the start hardly ever comes to. */
  readonly latePositions: readonly string[];
  /** Undefined where these options know no such position. */
  latePosition(kind: string, setup: { readonly seats: number; readonly options: OptionValues }, rng: Rng): unknown;
}

const SECRETS: Readonly<Record<string, Secrets>> = {
  'in-aller-ruhe': inAllerRuheSecrets,
  'santa-timea': santaTimeaSecrets,
  'lighthouse-run': lighthouseRunSecrets,
};

it('every game is judged', () => {
  expect(Object.keys(SECRETS)).toEqual(GAMES.map(({ name }) => name));
});

/** One game of so many moves says as much as two shorter ones. */
const LONG = 200;

const choices = fc.array(fc.nat(), { maxLength: 40 });
const seeds = fc.noShrink(anySeed);

for (const game of GAMES) {
  const { insight, ...late } = SECRETS[game.name]!;

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
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformance, type Insight } from './core/conformance.js';
import { excludedBy, Rng, type AnyGame, type OptionValues } from './core/index.js';
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

/** Every combination of values that a game's options allow. */
const optionSets = (game: AnyGame): OptionValues[] =>
  game.options.reduce<OptionValues[]>(
    (sets, spec) =>
      sets.flatMap(set =>
        (spec.kind === 'switch' ? [false, true] : spec.values).map(value => ({ ...set, [spec.name]: value })),
      ),
    [{}],
  );

/** One game of so many moves says as much as two shorter ones. */
const LONG = 200;

const choices = fc.array(fc.nat(), { maxLength: 40 });
const seeds = fc.noShrink(anySeed);

for (const game of GAMES) {
  const { insight, ...late } = SECRETS[game.name]!;
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  describe.each(optionSets(game).map(options => [JSON.stringify(options), options] as const))(
    `${game.name} conforms with %s`,
    (_, options) => {
      const allowed = seatCounts.filter(seats => !excludedBy(game.exclusions, seats, options));
      it.each(allowed)('and %i seats, from the start', seats => {
        fc.assert(
          fc.property(seeds, choices, (seed, chosen) =>
            conformance(game, insight, { seats, options, seed, choices: chosen }),
          ),
          { numRuns: insight.longest > LONG ? 1 : 2 },
        );
      });

      it.each(late.latePositions)('from late positions: %s', kind => {
        fc.assert(
          fc.property(seeds, choices, fc.constantFrom(...allowed), (seed, chosen, seats) => {
            const from = late.latePosition(kind, { seats, options }, Rng.from(seed));
            conformance(game, insight, { seats, options, seed, choices: chosen, from });
          }),
          { numRuns: 5 },
        );
      });
    },
  );
}

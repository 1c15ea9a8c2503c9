import { inject } from 'vitest';
import { keptOptions } from './options.js';
import { excludedBy, type AnyGame, type OptionValue, type OptionValues } from './index.js';

export interface Setup {
  readonly seats: number;
  readonly options: OptionValues;
}

/**
 * Up to this many setups are all played. Of more, only as many as it takes for every pair of values to meet;
 * `npm run test:long` plays more of them.
 */
const ALL = inject('long') ? 100 : 20;

const valuesOf = (game: AnyGame): readonly (readonly [string, readonly OptionValue[]])[] => [
  ['seats', Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)],
  ...game.options.map(spec => [spec.name, spec.kind === 'switch' ? [false, true] : spec.values] as const),
];

type Choice = Readonly<Record<string, OptionValue>>;

const allChoices = (game: AnyGame): Choice[] =>
  valuesOf(game)
    .reduce<Choice[]>(
      (made, [name, values]) => made.flatMap(choice => values.map(value => ({ ...choice, [name]: value }))),
      [{}],
    )
    .filter(choice => !excludedBy(game.exclusions, Number(choice['seats']), choice));

const pairsOf = (choice: Choice): string[] => {
  const values = Object.entries(choice).map(([name, value]) => `${name}=${String(value)}`);
  return values.flatMap((one, i) => values.slice(i + 1).map(other => `${one} ${other}`));
};

/** Setups of a game in which every two values that may be chosen together are chosen together somewhere. */
export const setups = (game: AnyGame): Setup[] => {
  let left = allChoices(game);
  const setupOf = ({ seats, ...options }: Choice): Setup => ({
    seats: Number(seats),
    options: keptOptions(game.options, options),
  });
  if (left.length <= ALL) return left.map(setupOf);
  const unmet = new Set(left.flatMap(pairsOf));
  const chosen: Choice[] = [];
  while (unmet.size > 0) {
    const scored = left.map(choice => ({ choice, news: pairsOf(choice).filter(pair => unmet.has(pair)).length }));
    const best = scored.reduce((most, one) => (one.news > most.news ? one : most));
    for (const pair of pairsOf(best.choice)) unmet.delete(pair);
    chosen.push(best.choice);
    left = scored.filter(({ news }) => news > 0).map(({ choice }) => choice);
  }
  return chosen.map(setupOf);
};

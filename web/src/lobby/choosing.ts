import { excludedBy, type AnyGame, type OptionSpec, type OptionValue, type OptionValues } from '@seekiste/rules/core';

const defaultsOf = (game: AnyGame): OptionValues =>
  Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));

const valuesOf = (spec: OptionSpec): readonly OptionValue[] => (spec.kind === 'switch' ? [false, true] : spec.values);

/** Whether an option only says more about another one: by itself, nothing but its default is allowed. */
const isDependent = (game: AnyGame, spec: OptionSpec): boolean => {
  const others = valuesOf(spec).filter(value => value !== spec.default);
  return others.every(
    value => excludedBy(game.exclusions, game.seats.min, { ...defaultsOf(game), [spec.name]: value }) !== undefined,
  );
};

/** A form that is being filled in. */
interface Form {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
}

/** The options once this value is chosen: what depended on another value goes back to its default. */
export const choosing = ({ game, seats, options }: Form, name: string, value: OptionValue): OptionValues => {
  let chosen: OptionValues = { ...options, [name]: value };
  for (const spec of game.options) {
    if (spec.name === name || !excludedBy(game.exclusions, seats, chosen) || !isDependent(game, spec)) continue;
    chosen = { ...chosen, [spec.name]: spec.default };
  }
  return chosen;
};

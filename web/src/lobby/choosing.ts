import {
  excludedBy,
  usualOptions,
  type AnyGame,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from '@seekiste/rules/core';

const valuesOf = (spec: OptionSpec): readonly OptionValue[] => (spec.kind === 'switch' ? [false, true] : spec.values);

/** Whether an option only says more about another one: by itself, nothing but its default is allowed. */
const isDependent = (game: AnyGame, spec: OptionSpec): boolean => {
  const others = valuesOf(spec).filter(value => value !== spec.default);
  return others.every(
    value => excludedBy(game.exclusions, game.seats.min, { ...usualOptions(game), [spec.name]: value }) !== undefined,
  );
};

/** A form that is being filled in. */
interface Form {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
}

/** Whether an option has nothing to say now: it only says more about another one, which is not chosen. */
export const isIdle = ({ game, seats, options }: Form, spec: OptionSpec): boolean =>
  isDependent(game, spec) &&
  valuesOf(spec).every(
    value =>
      value === spec.default || excludedBy(game.exclusions, seats, { ...options, [spec.name]: value }) !== undefined,
  );

/** The options once this value is chosen: what depended on another value goes back to its default. */
export const choosing = ({ game, seats, options }: Form, name: string, value: OptionValue): OptionValues => {
  let chosen: OptionValues = { ...options, [name]: value };
  for (const spec of game.options) {
    if (spec.name === name || !excludedBy(game.exclusions, seats, chosen) || !isDependent(game, spec)) continue;
    chosen = { ...chosen, [spec.name]: spec.default };
  }
  return chosen;
};

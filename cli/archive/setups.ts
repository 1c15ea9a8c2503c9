import { readSetup, type AnyGame, type OptionValue } from '@seekiste/rules/core';
import type { Setup } from '../simulate/game.js';

const others = (game: AnyGame): readonly (readonly [string, OptionValue])[] =>
  game.options.flatMap(spec => {
    const values: readonly OptionValue[] = spec.kind === 'switch' ? [true, false] : spec.values;
    return values.filter(value => value !== spec.default).map(value => [spec.name, value] as const);
  });

type Options = Readonly<Record<string, OptionValue>>;

/** Every number of players, or the one whose turn it is in a long list. */
const seated = (game: AnyGame, options: Options, only?: number): readonly Setup[] => {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const setups = counts.flatMap(seats => {
    const setup = readSetup(game, { seats, options });
    return setup.ok ? [setup.value] : [];
  });
  return only === undefined ? setups : setups.slice(only % counts.length, (only % counts.length) + 1);
};

/**
 * The usual game and each option by itself, with every number of players; and any two options that may be chosen
 * together, with one number of players after the other.
 */
export const setupsOf = (game: AnyGame): readonly Setup[] => {
  const single = others(game);
  const pairs = single.flatMap(([name, value], at) =>
    single.slice(at + 1).flatMap(([other, also]) => (other === name ? [] : [{ [name]: value, [other]: also }])),
  );
  return [
    ...seated(game, {}),
    ...single.flatMap(([name, value]) => seated(game, { [name]: value })),
    ...pairs.flatMap((options, at) => seated(game, options, at)),
  ];
};

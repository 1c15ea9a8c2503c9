import { GAMES } from '@seekiste/rules';
import { readSetup, type AnyGame } from '@seekiste/rules/core';
import { captainWith } from './in-aller-ruhe/index.js';
import { botNamed, botNames, captainWithin, readWeightsBy, type Bot } from './index.js';
import { readWeights } from './weights.test-help.js';

readWeightsBy(readWeights);

/** A budget for tests, where only the contract counts. */
const QUICK = 12;
/** Captains of In aller Ruhe are to think early, too. */
const EARLY = captainWith({ open: 16, arms: 2, behind: 1, turns: 100, worlds: 2 });

const botUnderTest = (game: string, name: string): Bot => {
  if (name !== 'captain') return botNamed(game, name)!;
  return game === 'in-aller-ruhe' ? EARLY : captainWithin(game, QUICK)!;
};

/** Every bot of every game, to be titled by both names. */
export const EVERY: readonly (readonly [game: string, bot: string, AnyGame, Bot])[] = GAMES.flatMap(game =>
  botNames(game.name).map(name => [game.name, name, game, botUnderTest(game.name, name)] as const),
);

/** Plays well and at once: takes a game to where another bot is to be asked. */
export const sailorOf = ({ name }: AnyGame): Bot => botNamed(name, 'sailor')!;

export type OptionSet = Readonly<Record<string, unknown>>;

const possible = (game: AnyGame, seats: number, sets: readonly OptionSet[]): readonly OptionSet[] =>
  sets.filter(options => readSetup(game, { seats, options }).ok);

/** All defaults, and every option at its last value where that is not excluded. */
export const fewOptionSets = (game: AnyGame, seats: number): readonly OptionSet[] => {
  const last = game.options.map(spec => [spec.name, spec.kind === 'switch' ? true : spec.values.at(-1)]);
  return possible(game, seats, [{}, Object.fromEntries(last) as OptionSet]);
};

/** All defaults, and each option alone at every other value that is a name, or the last one that is a number. */
export const manyOptionSets = (game: AnyGame, seats: number): readonly OptionSet[] =>
  possible(game, seats, [
    {},
    ...game.options.flatMap(spec => {
      const values = spec.kind === 'switch' ? [true] : spec.values.filter(value => value !== spec.default);
      const telling = values.filter(value => typeof value !== 'number');
      return [...telling, ...values.filter(value => typeof value === 'number').slice(-1)].map(value => ({
        [spec.name]: value,
      }));
    }),
  ]);

import { InvalidArgumentError } from 'commander';
import { botNamed, botNames, readWeightsBy, type Bot } from '@seekiste/bots';
import { GAMES, gameNamed } from '@seekiste/rules';
import { readSetup, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import { readWeights } from '@seekiste/server/weights';
import { isLanguage, LANGUAGES, type Language } from '@seekiste/words';
import { Failure, MISUSED, orFail } from './failure.js';
import type { Io } from './io.js';
import { gameVoice } from './words/index.js';

// Bots are asked in threads as well, and all of them come by here.
readWeightsBy(readWeights);

export const gameList = (): string => GAMES.map(({ name }) => name).join(', ');

/** For commander: a whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return number;
  };

/** For commander: a pace by its name, or a number; the analysis itself says which numbers it takes. */
export const budget = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const optionValue = (text: string): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d+$/.test(text) ? Number(text) : text;

/** For commander: `--option name=value`, as often as wanted. */
export const collectOption = (
  text: string,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const cut = text.indexOf('=');
  if (cut <= 0) throw new InvalidArgumentError('It must look like name=value.');
  return { ...before, [text.slice(0, cut)]: optionValue(text.slice(cut + 1)) };
};

/** For commander: a language by its short name. */
export const language = (text: string): Language => {
  if (isLanguage(text)) return text;
  throw new InvalidArgumentError(`Possible: ${LANGUAGES.join(', ')}.`);
};

/** The language of the terminal, if we speak it. */
export const languageOf = ({ env }: Pick<Io, 'env'>, asked?: Language): Language => {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(value => value !== undefined && value !== '');
  const spoken = set?.slice(0, 2);
  return asked ?? (isLanguage(spoken) ? spoken : 'en');
};

export const gameFor = (name: string): AnyGame => {
  const game = gameNamed(name);
  if (game) return game;
  throw new Failure(`There is no game called “${name}”. Possible: ${gameList()}.`, MISUSED);
};

export const setupFor = (
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): { readonly seats: number; readonly options: OptionValues } =>
  orFail(readSetup(game, { seats, options }), gameVoice(game.name, 'en').refusal, MISUSED);

export const botFor = (game: AnyGame, name: string): Bot => {
  const bot = botNamed(game.name, name);
  if (bot) return bot;
  throw new Failure(
    `No bot called “${name}” plays ${game.name}. Possible: ${botNames(game.name).join(', ')}.`,
    MISUSED,
  );
};

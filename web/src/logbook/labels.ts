import type { OptionValue } from '@seekiste/rules/core';
import type { Crew } from '@seekiste/rules/logbook';
import { generalVoice, lobbyOf, t, titleOf } from '../words/words.svelte.js';

/** A crew as `rowsOf` keys it. */
export const crewLabel = (crew: string): string => {
  const { people, bots } = JSON.parse(crew) as Crew;
  return generalVoice().list([...people, ...bots.map(titleOf)]);
};

/** A mode as `rowsOf` keys it. */
export const modeLabel = (game: string, mode: string): string => {
  const set = JSON.parse(mode) as readonly (readonly [string, OptionValue])[];
  const { optionValue } = lobbyOf(game);
  return set.length === 0 ? t('logbook-usual') : set.map(([name, value]) => optionValue(name, value).label).join(', ');
};

/** The same with the game before it: `<game> <mode>`. */
export const gameModeLabel = (key: string): string => {
  const cut = key.indexOf(' ');
  const game = key.slice(0, cut);
  return `${lobbyOf(game).title()}: ${modeLabel(game, key.slice(cut + 1))}`;
};

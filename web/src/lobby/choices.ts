import { excludedBy, offeredOptions, usualOptions, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import type { LobbyVoice } from '@seekiste/words';

/** Why these options cannot be combined with this number of seats, as a sentence. */
export const barredBy = (
  game: AnyGame,
  seats: number,
  options: OptionValues,
  voice: LobbyVoice,
): string | undefined => {
  const refusal = excludedBy(game.exclusions, seats, options);
  return refusal && voice.refusal(refusal);
};

/** How many can play, and why some numbers do not go with the options. */
export const seatCounts = (game: AnyGame, options: OptionValues, voice: LobbyVoice) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map(value => ({
    value,
    label: String(value),
    excluded: barredBy(game, value, options, voice),
  }));

/** The options for this number of seats: what is not offered to them is as usual. */
export const optionsFor = (game: AnyGame, seats: number, options: OptionValues): OptionValues => {
  const offered = offeredOptions(game, seats).map(({ name }) => name);
  const kept = Object.entries(options).filter(([name]) => offered.includes(name));
  return { ...usualOptions(game), ...Object.fromEntries(kept) };
};

import { excludedBy, type AnyGame, type OptionValues } from '@seekiste/rules/core';
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

/** Whether some option makes the game harder: those can wait; those that only make another game of it are shown at once. */
export const isHarder = (game: AnyGame): boolean =>
  game.options.some(spec => (spec.kind === 'switch' ? [spec.difficulty] : spec.difficulty).some(marks => marks > 0));

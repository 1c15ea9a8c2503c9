import type { Measured } from '@seekiste/learn/ladder';
import { usualOptions, type AnyGame } from '@seekiste/rules/core';
import { settings } from '../app/settings/settings.svelte.js';
import { CREW } from '../lobby/seating.js';
import type { SeatSetup } from '../local/seats.js';
import { voyage } from '../local/voyage.svelte.js';
import { generalVoice } from '../words/words.svelte.js';

/** Begins a voyage of the ladder. */
export const climb = (game: AnyGame, { options, crew }: Measured): void => {
  const bots = crew.map((bot, at): SeatSetup => ({ kind: 'bot', name: CREW[at + 1] ?? CREW[0], bot }));
  const me: SeatSetup = { kind: 'human', name: settings.now.name || generalVoice().seat(1) };
  voyage.climb(game, [me, ...bots], { ...usualOptions(game), ...options });
};

import type { Tempo } from '../../local/session.js';
import { readParameters } from './parameters.js';
import { PAUSES } from './settings.js';
import { settings } from './settings.svelte.js';

/** What the address of this visit fixes. */
export const parameters = readParameters(location.search);

/** How fast things go, by the settings or by the address. */
export const tempo = (): Tempo => ({
  pause: parameters.pause ?? PAUSES[settings.now.pace],
  rest: parameters.pause ?? settings.now.rest,
  grace: parameters.grace ?? settings.now.grace,
});

import { shelf } from '../app/settings/settings.svelte.js';

/** What a phone shows at a table that lies in the middle of the room. */
type HandLayout = 'hand' | 'both';

const KEY = 'seekiste.pocket';

let now = $state.raw<HandLayout>(shelf.getItem(KEY) === 'both' ? 'both' : 'hand');

/** Kept on this device. */
export const handLayout = {
  get now(): HandLayout {
    return now;
  },
  switch(): void {
    now = now === 'hand' ? 'both' : 'hand';
    try {
      shelf.setItem(KEY, now);
    } catch {
      // A full storage forgets it; that is no reason to stop.
    }
  },
};

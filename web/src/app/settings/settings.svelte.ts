import { shelfOfDevice } from '../../parts/shelf.js';
import { meantBy } from '../../parts/shortcuts.js';
import { readSettings, type Settings } from './settings.js';

const KEY = 'seekiste.settings';

export const shelf = shelfOfDevice();

let kept = $state.raw<Settings>(readSettings(shelf.getItem(KEY), navigator.language));

export const settings = {
  get now(): Settings {
    return kept;
  },
  set(change: Partial<Settings>): void {
    kept = { ...kept, ...change };
    try {
      shelf.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full storage forgets the settings; that is no reason to stop.
    }
  },
};

/** What a key means to the person at this device. With Ctrl or ⌘ it means what it says. */
export const keyOf = (event: KeyboardEvent): string =>
  event.ctrlKey || event.metaKey ? event.key : meantBy(event.key, settings.now.shortcuts);

import type { Shelf } from '../parts/shelf.js';

const KEY = 'seekiste.noted';

/** Which notes somebody has read; whatever is broken has not been read. */
export const notedIn = (shelf: Shelf): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(name => typeof name === 'string') : [];
  } catch {
    return [];
  }
};

export const note = (shelf: Shelf, name: string): void => {
  try {
    shelf.setItem(KEY, JSON.stringify([...new Set([...notedIn(shelf), name])]));
  } catch {
    // A full storage shows a note twice; that is no reason to stop.
  }
};

/** Every note is new again. */
export const forgetNotes = (shelf: Shelf): void => shelf.removeItem(KEY);

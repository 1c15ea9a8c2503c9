import type { Shelf } from '../parts/shelf.js';
import { hasBegun } from './progress.js';

/** Whether nothing was learned or sailed on this device; undefined until the logbook has been read. */
export const isNewcomer = (shelf: Shelf, entries: readonly unknown[] | undefined): boolean | undefined =>
  hasBegun(shelf) ? false : entries && entries.length === 0;

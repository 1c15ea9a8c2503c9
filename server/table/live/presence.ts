import type { Presence } from '../../bus/bus.js';

export const NOBODY: Presence = { people: new Set(), connections: 0, looking: new Set() };

/** Whether the same people are there. */
export const isSame = (one: Presence, other: Presence): boolean =>
  one.people.size === other.people.size && [...one.people].every(person => other.people.has(person));

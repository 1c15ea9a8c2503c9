import { looksLike } from '@seekiste/protocol';
import type { Place } from './table.js';

/** Names for bots that nobody has named: sailors from the coast, the same in every language. */
const SAILORS = ['Fiete', 'Wiebke', 'Hinnerk', 'Jette', 'Kuddel', 'Antje', 'Piet', 'Stine'] as const;

export const sailorFor = (crew: readonly Place[]): string =>
  SAILORS.find(name => crew.every(place => place.kind === 'open' || !looksLike(place.name, name))) ?? SAILORS[0];

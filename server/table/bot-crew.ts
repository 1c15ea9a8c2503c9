import { botNames } from '@seekiste/bots';
import type { Place } from './table.js';

/** Who fills an empty seat: the quickest that plays well. Bots are listed weakest first, and only the first plays at random. */
export const usualBot = (game: string): string => {
  const [weakest = 'random', next = weakest] = botNames(game);
  return next;
};

/** Names for bots that nobody has named: sailors from the coast, the same in every language. */
const SAILORS = ['Fiete', 'Wiebke', 'Hinnerk', 'Jette', 'Kuddel', 'Antje', 'Piet', 'Stine'] as const;

export const sailorFor = (crew: readonly Place[]): string =>
  SAILORS.find(name => crew.every(place => place.kind === 'open' || place.name !== name)) ?? SAILORS[0];

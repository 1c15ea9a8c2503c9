import type { View } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../../bot.js';
import { choose } from './choose.js';
import { BEGINNER, WEIGHTS } from './numbers.js';

/** Plays by the chances of gaps, but does not think of cards running out. */
export const cabinBoy: Bot = {
  name: 'cabin-boy',
  choose: view => choose(view as View, BEGINNER),
};

/** Judges every gap by its chance to be filled, and cards by how tight the team's are; no search, no luck. */
export const sailor: Bot = {
  name: 'sailor',
  choose: view => choose(view as View, WEIGHTS),
};

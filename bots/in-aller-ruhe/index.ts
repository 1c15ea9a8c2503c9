import type { View } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../bot.js';
import { choose } from './choose.js';
import { WEIGHTS } from './weights.js';

/** Judges every gap by its chance to be filled, and cards by how tight the team's are; no search, no luck. */
export const heuristic: Bot = {
  name: 'heuristic',
  choose: view => choose(view as View, WEIGHTS),
};

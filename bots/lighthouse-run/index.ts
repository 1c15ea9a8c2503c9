import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import type { Bot } from '../bot.js';
import { policyBot } from '../search/policy-bot.js';
import { searchBot } from '../search/search.js';
import { candidates, policy } from './policy.js';
import { value } from './value.js';

/** Makes the turn that gains most, for itself and before its rivals, without looking ahead. */
export const greedy: Bot = policyBot('greedy', lighthouseRun, policy);

const PLAYOUTS = 1000;

/** Plays the game to its end many times over, in worlds that fit what it sees. */
export const searchWith = (playouts: number): Bot => searchBot(lighthouseRun, { candidates, policy, value }, playouts);
export const search: Bot = searchWith(PLAYOUTS);

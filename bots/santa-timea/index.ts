import { santaTimea } from '@seekiste/rules/santa-timea';
import type { Bot } from '../bot.js';
import { policyBot } from '../search/policy-bot.js';
import { searchBot } from '../search/search.js';
import { policy } from './policy.js';
import { value } from './value.js';

/** Plays the card that costs least, as far as one can see without looking ahead. */
export const greedy: Bot = policyBot('greedy', santaTimea, policy);

const PLAYOUTS = 4000;

/** Plays the rest of the round many times over, in worlds that fit what it sees. */
export const searchWith = (playouts: number): Bot => searchBot(santaTimea, { policy, value }, playouts);
export const search: Bot = searchWith(PLAYOUTS);

import { lighthouseRun, type State, type View } from '@seekiste/rules/lighthouse-run';
import type { Bot } from '../bot.js';
import { policyBot, searchBot, type Beliefs, type Guide } from '../search/index.js';
import { worlds } from './beliefs.js';
import { cabinBoyPolicy } from './cabin-boy.js';
import { candidates, policy } from './policy.js';
import { value } from './value.js';

/** Sails as far as it can now, and does not look at the light that it leaves. */
export const cabinBoy: Bot = policyBot('cabin-boy', lighthouseRun, cabinBoyPolicy);

/** Makes the turn that gains most, for itself and before its rivals, without looking ahead. */
export const greedy: Bot = policyBot('greedy', lighthouseRun, policy);

export const guide: Guide<State> & Beliefs<State, View> = { worlds, candidates, policy, value };

const PLAYOUTS = 2000;

/** Plays the game to its end many times over, in worlds that fit what it sees. */
export const captainWith = (playouts: number): Bot => searchBot(lighthouseRun, guide, playouts);
export const captain: Bot = captainWith(PLAYOUTS);

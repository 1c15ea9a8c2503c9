import { santaTimea, type State, type View } from '@seekiste/rules/santa-timea';
import type { Bot } from '../bot.js';
import { policyBot, searchBot, type Beliefs, type Guide } from '../search/index.js';
import { worlds } from './beliefs.js';
import { cabinBoyPolicy } from './cabin-boy.js';
import { policy } from './policy.js';
import { value } from './value.js';

/** Looks at this trick alone, and overlooks a card now and then. */
export const cabinBoy: Bot = policyBot('cabin-boy', santaTimea, cabinBoyPolicy);

/** Plays the card that costs least, as far as one can see without looking ahead. */
export const greedy: Bot = policyBot('greedy', santaTimea, policy);

export const guide: Guide<State> & Beliefs<State, View> = { worlds, policy, value };

const PLAYOUTS = 6000;

/** Plays the rest of the round many times over, in worlds that fit what it sees and what was played. */
export const captainWith = (playouts: number): Bot => searchBot(santaTimea, guide, playouts);
export const captain: Bot = captainWith(PLAYOUTS);

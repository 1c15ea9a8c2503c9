import { santaTimea } from '@seekiste/rules/santa-timea';
import type { Bot } from '../../bot.js';
import { policyBot } from '../../search/index.js';
import { cabinBoyPolicy } from './cabin-boy.js';
import { policy } from './policy.js';

/** Looks at this trick alone, and overlooks a card now and then. */
export const cabinBoy: Bot = policyBot('cabin-boy', santaTimea, cabinBoyPolicy);

/** Plays the card that costs least, without looking ahead. */
export const sailor: Bot = policyBot('sailor', santaTimea, policy);

import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import type { Bot } from '../../bot.js';
import { policyBot } from '../../search/index.js';
import { cabinBoyPolicy } from './cabin-boy.js';
import { policy } from './policy.js';

/** Sails as far as it can now, and does not look at the light that it leaves. */
export const cabinBoy: Bot = policyBot('cabin-boy', lighthouseRun, cabinBoyPolicy);

/** Makes the turn that gains most, for itself and before its rivals, without looking ahead. */
export const sailor: Bot = policyBot('sailor', lighthouseRun, policy);

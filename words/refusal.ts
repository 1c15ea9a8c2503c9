import type { Params, Refusal } from '@seekiste/rules/core';
import { say } from './general/say.js';
import { message, type Args, type Message } from './message.js';

/** What was refused, as arguments: lists of numbers have no place in these sentences. */
const refusedArgs = (params: Params): Args =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );

/** A refusal by its code; which codes there are is for the rules to say. */
export const refusalMessage = ({ code, params }: Refusal, args: Args = {}): Message =>
  message(`refusal-${code}`, { ...refusedArgs(params), ...args });

/** A move of a record is named by its place, since nobody has it before their eyes. */
export const placed = ({ params: { field } }: Refusal, sentence: Message): Message =>
  typeof field === 'string' ? say('placed', { field, sentence }) : sentence;

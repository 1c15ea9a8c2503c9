import { message, type Message } from '../message.js';
import { factsIn, numberIn, type Reason } from '../reason.js';
import { atSpace } from './speak.js';

/** What speaks for a move, and then what light it leaves. */
export const reason = ({ code, params }: Reason): readonly Message[] => {
  const args = { ...factsIn(params), at: atSpace(numberIn(params, 'from')) };
  return [message(`reason-${code}`, args), message('reason-light', args)];
};

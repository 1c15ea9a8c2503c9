import type { Language } from '../language.js';
import { factsIn, numberIn, type Reason } from '../reason.js';
import { atSpace, say } from './speak.js';

/** What speaks for a move, and then what light it leaves. */
export const reason = (language: Language, { code, params }: Reason): string => {
  const args = { ...factsIn(params), at: atSpace(language, numberIn(params, 'from')) };
  return [say(language, `reason-${code}`, args), say(language, 'reason-light', args)].join(' ');
};

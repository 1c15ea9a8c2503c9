import type { Direction } from '@seekiste/rules/santa-timea';
import type { Language } from '../language.js';
import { factsIn, listIn, numberIn, type Reason } from '../reason.js';
import type { Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { cardName, directionName, say, setsArgs, valueText, whoArgs, windsPhrase } from './speak.js';

const argsOf = (language: Language, { params }: Reason, names: Names): Args => ({
  ...factsIn(params),
  ...whoArgs(numberIn(params, 'rival'), names),
  card: cardName(language, numberIn(params, 'card')),
  value: valueText(numberIn(params, 'value')),
  winds: windsPhrase(language, listIn(params, 'winds')),
  direction: directionName(language, numberIn(params, 'direction') as Direction),
  ...setsArgs(language, listIn(params, 'directions') as readonly Direction[]),
});

/** What speaks for a move. */
export const reason = (language: Language, given: Reason, names: Names): string =>
  say(language, `reason-${given.code}`, argsOf(language, given, names));

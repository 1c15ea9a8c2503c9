import { DIRECTIONS, type Direction } from '@seekiste/rules/santa-timea';
import { message, type Args, type Message } from '../message.js';
import { factsIn, listIn, numberIn, type Reason } from '../reason.js';
import { whoIs, type Names } from '../seat.js';
import { cardName, setsArgs, valueText, windName } from './speak.js';

const argsOf = ({ params }: Reason, names: Names): Args => ({
  ...factsIn(params),
  ...whoIs(numberIn(params, 'rival'), names),
  card: cardName(numberIn(params, 'card')),
  value: valueText(numberIn(params, 'value')),
  winds: listIn(params, 'winds').map(windName),
  direction: DIRECTIONS[numberIn(params, 'direction') as Direction],
  ...setsArgs(listIn(params, 'directions') as readonly Direction[]),
});

/** What speaks for a move. */
export const reason = (given: Reason, names: Names): Message => message(`reason-${given.code}`, argsOf(given, names));

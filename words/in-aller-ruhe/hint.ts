import type { OptionValues, Params } from '@seekiste/rules/core';
import { ISLANDS, OPEN } from '@seekiste/rules/in-aller-ruhe';
import { message, type Args, type Message } from '../message.js';
import { factsIn, listIn, numberIn, type Reason } from '../reason.js';
import { whoIs, type Names } from '../seat.js';
import { CHAPTERS } from './chapters/index.js';
import { cardsPhrase, say, spaceName } from './speak.js';

/** How a gap is named where one of its bounds, or none, is an island. */
const boundsOf = (params: Params): string => {
  const [first, last] = [numberIn(params, 'below') === OPEN, numberIn(params, 'above') > ISLANDS];
  if (first) return last ? 'sea' : 'start';
  return last ? 'end' : 'both';
};

/** 4.6 What is paid, besides what is laid. */
const priceSentence = (params: Params): Message[] => {
  const [price, dead] = [numberIn(params, 'price'), numberIn(params, 'dead')];
  const paid = dead === 0 ? 'useful' : dead === price ? 'dead' : 'some';
  return price > 0 ? [say('reason-price', { price, dead, paid })] : [];
};

const arrivalsSentence = (params: Params): Message[] => {
  const arrivals = numberIn(params, 'arrivals');
  return arrivals > 0 ? [say('reason-arrivals', { arrivals })] : [];
};

const shareOf = (params: Params): string => {
  const more = numberIn(params, 'mine') - numberIn(params, 'others');
  return Math.abs(more) < 2 ? 'even' : more > 0 ? 'more' : 'less';
};

const heldOf = (params: Params): string => {
  const own = numberIn(params, 'own');
  return own === 0 ? 'none' : own === numberIn(params, 'numbers') ? 'all' : 'some';
};

const argsOf = ({ code, params }: Reason, names: Names, options?: OptionValues): Args => {
  const cards = listIn(params, 'cards');
  return {
    ...factsIn(params),
    ...whoIs(numberIn(params, 'seat'), names),
    bounds: boundsOf(params),
    cards: cardsPhrase(cards),
    ...(Array.isArray(params['cards']) ? { count: cards.length } : {}),
    share: shareOf(params),
    held: heldOf(params),
    space: spaceName(numberIn(params, 'space'), options),
    ...(Object.assign({}, ...CHAPTERS.map(({ reasons }) => reasons?.[code]?.(params) ?? {})) as Args),
  };
};

/** What speaks for a move; what it costs and what stays is said besides. */
export const reason = (given: Reason, names: Names, options?: OptionValues): readonly Message[] => [
  message(`reason-${given.code}`, argsOf(given, names, options)),
  ...(CHAPTERS.some(({ priced }) => priced?.includes(given.code)) ? [] : priceSentence(given.params)),
  ...arrivalsSentence(given.params),
];

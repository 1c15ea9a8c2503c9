import { COLUMNS, ISLANDS, OPEN, writeSpace } from '@seekiste/rules/in-aller-ruhe';
import type { Language } from '../language.js';
import { factsIn, listIn, numberIn, type Reason } from '../reason.js';
import type { Args } from '../speaker.js';
import type { Names } from '../voice.js';
import { cardsPhrase, say, whoArgs } from './speak.js';

/** How a gap is named where one of its bounds, or none, is an island. */
const gapPhrase = (language: Language, { params }: Reason): string => {
  const [below, above] = [numberIn(params, 'below'), numberIn(params, 'above')];
  const bounds = below === OPEN ? (above > ISLANDS ? 'sea' : 'start') : above > ISLANDS ? 'end' : 'both';
  return say(language, 'gap-named', { bounds, below, above });
};

/** 4.6 What is paid, besides what is laid. */
const priceSentence = (language: Language, { params }: Reason): string[] => {
  const [price, dead] = [numberIn(params, 'price'), numberIn(params, 'dead')];
  const paid = dead === 0 ? 'useful' : dead === price ? 'dead' : 'some';
  return price > 0 ? [say(language, 'reason-price', { price, dead, paid })] : [];
};

const arrivalsSentence = (language: Language, { params }: Reason): string[] => {
  const arrivals = numberIn(params, 'arrivals');
  return arrivals > 0 ? [say(language, 'reason-arrivals', { arrivals })] : [];
};

const shareOf = ({ params }: Reason): string => {
  const more = numberIn(params, 'mine') - numberIn(params, 'others');
  return Math.abs(more) < 2 ? 'even' : more > 0 ? 'more' : 'less';
};

const heldOf = ({ params }: Reason): string => {
  const own = numberIn(params, 'own');
  return own === 0 ? 'none' : own === numberIn(params, 'numbers') ? 'all' : 'some';
};

/** A row is blocked with little harm where it is nearly full; where it is nearly empty, nothing there is urgent. */
const roomOf = ({ params }: Reason): string => (numberIn(params, 'open') > COLUMNS / 2 ? 'much' : 'little');

/** A minus is no hyphen. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const argsOf = (language: Language, reason: Reason, names: Names): Args => {
  const { params } = reason;
  const cards = [...listIn(params, 'cards'), ...(reason.code === 'swaps' ? listIn(params, 'row') : [])];
  return {
    ...factsIn(params),
    ...whoArgs(numberIn(params, 'seat'), names),
    gap: gapPhrase(language, reason),
    cards: cardsPhrase(language, cards),
    ...(Array.isArray(params['cards']) ? { count: cards.length } : {}),
    share: shareOf(reason),
    held: heldOf(reason),
    room: roomOf(reason),
    shown: signed(numberIn(params, 'points')),
    space: writeSpace(numberIn(params, 'space')),
  };
};

/** What speaks for a move; what it costs and what stays is said besides. */
export const reason = (language: Language, given: Reason, names: Names): string =>
  [
    say(language, `reason-${given.code}`, argsOf(language, given, names)),
    ...(given.code === 'scores-island' ? [] : priceSentence(language, given)),
    ...arrivalsSentence(language, given),
  ].join(' ');

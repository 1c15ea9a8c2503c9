import { partOf, type Fields, type Stop } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Rules } from '../../chapter.js';
import { isCards, isCount } from '../../names.js';
import { ROWS } from '../../rows.js';
import { copyNumbers, copyPiles, copySeats, drawer } from '../../state.js';
import type { State } from '../../types.js';
import { STORM_NAMES } from './part.js';
import { COMPASSES, stormOf, stormRows, weather } from './weather.js';

export const saveStorms = ({ storms }: State): Fields =>
  storms
    ? {
        storms: {
          ...storms,
          // The first given comes first.
          unseen: storms.unseen.map(cards => [...cards]),
        },
      }
    : {};

const isCounts = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(count => isCount(count, COMPASSES));

const isFlags = (value: unknown, length: number): value is boolean[] =>
  Array.isArray(value) && value.length === length && value.every(flag => typeof flag === 'boolean');

const isPiles = (value: unknown, length: number): value is Card[][] =>
  Array.isArray(value) && value.length === length && value.every(isCards);

/** Reads the weather; what is left out is calm, and nobody holds a compass. */
export const loadStorms = (state: State, from: Fields, stop: Stop): void => {
  const part = weather(state);
  const fields: Fields = { ...part, supply: undefined, ...partOf(from, 'storms') };
  if (Object.keys(fields).length > Object.keys(part).length) return stop('storms', 'input');
  const lengths = {
    yellow: state.seats,
    orange: state.seats,
    violet: ROWS.length,
    calmed: STORM_NAMES.length,
    compasses: state.seats,
  };
  for (const name of ['yellow', 'orange', 'violet', 'calmed', 'compasses'] as const) {
    const counts = fields[name];
    if (!isCounts(counts, lengths[name])) return stop(`storms.${name}`, 'input');
    copyNumbers(counts, part[name]);
  }
  const { asked, blind, unseen, blowing, earned } = fields;
  if (!isFlags(blind, state.seats)) return stop('storms.blind', 'input');
  if (!isFlags(asked, state.seats)) return stop('storms.asked', 'input');
  if (!isPiles(unseen, state.seats)) return stop('storms.unseen', 'input');
  if (blowing !== null && !STORM_NAMES.some(name => name === blowing)) return stop('storms.blowing', 'input');
  const { supply = COMPASSES - part.compasses.reduce((sum, count) => sum + count, 0) } = fields;
  if (!isCount(supply, COMPASSES)) return stop('storms.supply', '12.7');
  if (!isCount(earned, supply)) return stop('storms.earned', '12.7');
  copySeats(asked, part.asked);
  copySeats(blind, part.blind);
  copyPiles(unseen, part.unseen);
  Object.assign(part, { supply, earned, blowing });
};

/** What cannot be: storms in hands, more compasses than there are, phases without what they wait for. */
export const checkStorms = (rules: Rules, state: State, stop: Stop): void => {
  const { phase, departedBy } = state;
  const part = weather(state);
  const { asked, blowing, compasses, earned, supply, unseen } = part;
  if ([...state.hands, ...state.thrown].flat().some(card => stormOf(card) !== undefined)) stop('hands', '12.2');
  if (compasses.reduce((sum, count) => sum + count, supply) > COMPASSES) stop('storms.compasses', '12.7');
  if (unseen.some(cards => cards.length > 2) || (departedBy === null && unseen.flat().length > 0))
    stop('storms.unseen', '12.4');
  if (phase === 'award' ? earned === 0 || state.seats === 1 : earned > 0 && phase !== 'give')
    stop('storms.earned', '12.8');
  const departing = state.stage === 'departure' || phase === 'pledge' || phase === 'give';
  if (!departing && phase !== 'over' && part.blind.includes(true)) stop('storms.blind', '12.4');
  if ((phase === 'storm' || phase === 'storm-row') !== (blowing !== null)) stop('storms.blowing', '12.2');
  if (phase === 'storm-row' && (blowing !== 'violet' || stormRows(rules, state).length < 2)) stop('phase', '12.5');
  if (['storm', 'soak', 'storm-row'].includes(phase) && drawer(state) === undefined) stop('due', '12.2');
  if (phase === 'storm' || phase === 'distress') {
    if (!asked.includes(false)) stop('storms.asked', '12.10');
    if (asked.some((answer, seat) => !answer && compasses[seat] === 0)) stop('storms.asked', '12.10');
  } else if (asked.includes(true)) stop('storms.asked', '12.10');
  if (phase === 'distress') {
    if (state.due.includes(true)) stop('due', '3.2');
    if (part.orange[state.turn] === 0 && part.violet.every(count => count === 0)) stop('phase', '12.11');
  }
};

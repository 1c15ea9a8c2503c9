import type { Seat } from '../../../core/index.js';
import { ORANGE, VIOLET, YELLOW, type Card } from '../../cards.js';
import type { Rules, Tell } from '../../chapter.js';
import { clearRows, throwable } from '../../hands.js';
import { hasGap, ROWS, type Row } from '../../rows.js';
import { at, drawer } from '../../state.js';
import type { Open, State } from '../../types.js';
import { STORM_NAMES, type StormName, type StormsPart } from './part.js';

/** 12.1 Two storms of each colour: a count that the rulebook does not print. Correct it here if yours differ. */
export const STORMS_OF_A_COLOUR = 2;
export const COMPASSES = 6;
/** 12.3 */
export const SOAKED_LIMIT = 3;
/** 12.4 */
export const MOST_UNSEEN = 2;

const CARDS: Readonly<Record<StormName, Card>> = { yellow: YELLOW, violet: VIOLET, orange: ORANGE };

export const stormCard = (storm: StormName): Card => CARDS[storm];
export const stormOf = (card: Card): StormName | undefined => STORM_NAMES.find(name => CARDS[name] === card);
export const kindOfStorm = (storm: StormName): number => STORM_NAMES.indexOf(storm);

export const weather = (state: State): StormsPart => state.storms as StormsPart;

/** How many storms of a colour lie somewhere. */
export const lying = ({ storms }: Open, storm: StormName): number =>
  (storms?.[storm] ?? []).reduce((sum, count) => sum + count, 0);

/**
 * 12.3, 12.9 How many cards this seat still has to discard for a yellow storm before it; what may not be
 * discarded stays.
 */
export const toSoak = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): number =>
  table.storms?.yellow[seat] === 0
    ? 0
    : Math.max(0, Math.min(hand.length - SOAKED_LIMIT, throwable(rules, table, hand)));

/** 12.5, 13.1 The rows for a violet storm: with a gap, and not blocked already while there are others. */
export const stormRows = (rules: Rules, table: Open): readonly Row[] =>
  clearRows(
    rules,
    table,
    ROWS.filter(row => hasGap(table.sea, row)),
  );

const add = (counts: number[], index: number, more: number): void => void (counts[index] = at(counts, index) + more);

/** 12.9 A storm leaves the game. */
export const calm = (part: StormsPart, storm: StormName): void => add(part.calmed, kindOfStorm(storm), 1);

export const lift = (part: StormsPart, storm: StormName, place: number): void => {
  add(part[storm], place, -1);
  calm(part, storm);
};

export const blowOnRow = (state: State, seat: Seat, row: Row, tell: Tell): void => {
  const part = weather(state);
  part.blowing = null;
  add(part.violet, row, 1);
  tell?.push({ type: 'storm-blew', seat, storm: 'violet', row });
};

/** 12.2–12.6 The storm that was drawn takes effect; true if a player has to decide before the game goes on. */
export const blow = (rules: Rules, state: State, tell: Tell): boolean => {
  const part = weather(state);
  const storm = part.blowing;
  const seat = drawer(state);
  if (storm === null || seat === undefined) return false;
  part.asked.fill(false);
  if (storm === 'violet') {
    const rows = stormRows(rules, state);
    if (rows.length > 1) {
      state.phase = 'storm-row';
      return true;
    }
    if (rows.length === 1) blowOnRow(state, seat, at(rows, 0), tell);
    else {
      part.blowing = null;
      calm(part, storm);
      tell?.push({ type: 'storm-passed', seat, storm });
    }
    return false;
  }
  part.blowing = null;
  add(part[storm], seat, 1);
  tell?.push({ type: 'storm-blew', seat, storm });
  if (storm === 'orange' || toSoak(rules, state, seat, at(state.hands, seat)) === 0) return false;
  state.phase = 'soak';
  return true;
};

/** 12.10 Everybody who holds a compass is asked; true if there is such a person. */
export const ask = (state: State, phase: 'storm' | 'distress'): boolean => {
  const part = weather(state);
  if (!part.compasses.some(count => count > 0)) return false;
  part.compasses.forEach((count, seat) => (part.asked[seat] = count === 0));
  state.phase = phase;
  return true;
};

import { stop } from '../core/index.js';
import { ARRIVAL, DEPARTURE, isIsland, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { OPEN } from './sea.js';
import { at } from './state.js';
import type { State } from './types.js';

/** How often each card is named anywhere. */
const namedCards = (rules: Rules, state: State): Map<Card, number> => {
  const count = new Map<Card, number>();
  for (const card of [
    ...state.sea,
    ...state.removed,
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.thrown.flat(),
    ...rules.beside.flatMap(beside => beside(state).flat()),
    ...rules.cards.flatMap(cards => cards(state)),
    ...(state.outcome?.won ? [ARRIVAL] : []), // the one that ended the game
  ])
    if (card !== OPEN) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
};

/**
 * Cards that a position does not name: islands are removed up to the number in the options, the
 * rest of them and arrivals lie on discard piles, cards of chapters aside or at the bottom of the piles.
 */
export const placeUnnamed = (rules: Rules, state: State, removedNamed: boolean): void => {
  const count = namedCards(rules, state);
  const due = new Map<Card, number>();
  for (const card of [...rules.pack, ...rules.deckCards]) due.set(card, (due.get(card) ?? 0) + 1);
  for (const [card, named] of count)
    // Departure cards that belong to the seats are counted seat by seat.
    if ((card !== DEPARTURE || due.has(card)) && named > (due.get(card) ?? 0)) stop('cards', '1.2', { card });
  let next = 0;
  const seat = (): number => next++ % state.seats;
  for (const [card, all] of due)
    for (let i = count.get(card) ?? 0; i < all; i++)
      if (isIsland(card) && !removedNamed && state.removed.length < state.options.islandsRemoved)
        state.removed.push(card);
      else if (rules.aside.some(aside => aside(state, card))) continue;
      else if (card > DEPARTURE) at(state.piles, seat()).unshift(card);
      else at(state.thrown, seat()).push(card);
  if (state.removed.length !== state.options.islandsRemoved || !state.removed.every(isIsland)) stop('removed', '9.1');
};

/** 2.4, 5.9 Every seat has one departure card: on the table, in its hand or pile, or thrown after the departure. */
export const placeDepartures = (rules: Rules, state: State): void => {
  if (!rules.departs) {
    const departed =
      state.departedBy !== null || [...state.hands, ...state.piles, ...state.thrown].flat().includes(DEPARTURE);
    return departed ? stop('departures', '2.1') : undefined;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const inThrown = at(state.thrown, seat).filter(card => card === DEPARTURE).length;
    if (inThrown > 0 && state.departedBy === null) stop(`thrown[${seat}]`, '5.9');
    const elsewhere = [
      ...at(state.hands, seat),
      ...at(state.piles, seat),
      ...rules.beside.flatMap(beside => at(beside(state), seat)),
    ];
    const named = elsewhere.filter(card => card === DEPARTURE).length + inThrown;
    const due = state.departedBy === seat ? 0 : 1;
    if (named > due) stop('departures', '2.4', { seat });
    if (named === due) continue;
    if (state.departedBy === null) at(state.piles, seat).unshift(DEPARTURE);
    else at(state.thrown, seat).push(DEPARTURE);
  }
};

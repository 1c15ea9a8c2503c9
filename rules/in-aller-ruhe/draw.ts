import type { Seat } from '../core/index.js';
import { DEPARTURE, type Card } from './cards.js';
import type { Rules, Tell } from './chapter.js';
import { limitOf } from './hands.js';
import { insert } from './state.js';
import type { State } from './types.js';

/** What the chapters do with a card that only they bring: hold it, set it aside, or let a player decide first. */
const received = (rules: Rules, state: State, seat: Seat, card: Card, tell: Tell): 'hold' | 'aside' | 'wait' => {
  for (const drawn of rules.drawn) {
    const answer = drawn(rules, state, seat, card, tell);
    if (answer !== 'hold') return answer;
  }
  return 'hold';
};

/** How many more cards this seat has to draw now: extra ones (5.6, 5.7), or up to its limit (3.2, 5.8). */
const missing = (rules: Rules, state: State, seat: Seat): number =>
  state.stage === 'departure' ? state.extra : limitOf(rules, state, seat) - (state.hands[seat] as Card[]).length;

/** Draws card by card, since each may change what is still to be drawn; false if a player has to decide first. */
const drawOneByOne = (rules: Rules, state: State, seat: Seat, tell: Tell): boolean => {
  const pile = state.piles[seat] as Card[];
  let held: Card[] = [];
  const tellHeld = (): void => {
    if (held.length > 0) tell?.push({ type: 'drew', seat, cards: held });
    held = [];
  };
  while (pile.length > 0 && missing(rules, state, seat) > 0) {
    const card = pile.pop() as Card;
    if (card > DEPARTURE) {
      const before = tell?.length ?? 0;
      const answer = received(rules, state, seat, card, tell);
      if (answer !== 'hold') {
        // What was drawn before is told before.
        if (held.length > 0) tell?.splice(before, 0, { type: 'drew', seat, cards: held });
        held = [];
      }
      if (answer === 'wait') return false;
      if (answer === 'aside') continue;
    }
    insert(state.hands[seat] as Card[], card);
    held.push(card);
    // 2.4 No opening hand holds a departure card.
    if (state.stage !== 'opening') state.fresh[seat] = (state.fresh[seat] as number) + 1;
    for (const took of rules.took) took(state, seat);
    if (state.stage === 'departure') state.extra--;
  }
  tellHeld();
  return true;
};

/** Draws a number of cards, or all that the pile has (3.3). */
export const drawCards = (state: State, seat: Seat, count: number, tell: Tell): void => {
  const hand = state.hands[seat] as Card[];
  const pile = state.piles[seat] as Card[];
  const drawn = Math.min(count, pile.length);
  if (drawn <= 0) return;
  if (tell) tell.push({ type: 'drew', seat, cards: pile.slice(-drawn).reverse() });
  for (let i = 0; i < drawn; i++) insert(hand, pile.pop() as Card);
  state.fresh[seat] = (state.fresh[seat] as number) + drawn;
};

/** Draws what this seat has to draw; false if a player has to decide first. */
export const draw = (rules: Rules, state: State, seat: Seat, tell: Tell): boolean => {
  const [refill] = rules.refill;
  if (rules.plain) drawCards(state, seat, missing(rules, state, seat), tell);
  else if (refill) refill(state, seat, tell);
  else return drawOneByOne(rules, state, seat, tell);
  return true;
};

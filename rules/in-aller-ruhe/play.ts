import type { Seat } from '../core/index.js';
import { ARRIVAL, extraCards, GROUP_DISCARD, type Card } from './cards.js';
import { ARRIVE, DEPART, DISCARD, GIVE, kindOf, LAY, maskOf, PLEDGE, slotOf, spaceOf } from './codes.js';
import type { Deal } from './deal.js';
import { canAct } from './moves.js';
import { divideGap, price } from './sea.js';
import { at, draw, insert, refill, shorten, takeOut, throwDown } from './state.js';
import { beginPledges, pledge } from './pledge.js';
import type { Event, Loss, State, TeamOutcome } from './types.js';

const end = (state: State, outcome: TeamOutcome, tell: Event[] | undefined): void => {
  state.phase = 'over';
  state.outcome = outcome;
  tell?.push({ type: 'ended', outcome });
};

const lose = (state: State, reason: Loss, clause: string, tell: Event[] | undefined): void =>
  end(state, { kind: 'team', won: false, reason, clause, seat: state.turn }, tell);

/** 8.2, 8.3 The game is lost when the active player cannot act. */
export const beginTurn = (state: State, seat: Seat, tell: Event[] | undefined): void => {
  state.phase = 'turn';
  state.turn = seat;
  const hand = state.hands[seat] as Card[];
  if (state.options.strict && hand.length < 2) lose(state, 'too-few-cards', '8.3', tell);
  else if (!canAct(state, state.gaps, hand)) lose(state, 'no-action', '8.2', tell);
};

/** 3.1, 3.2 Whoever acted refills, and the next player clockwise is active. */
const endTurn = (state: State, tell: Event[] | undefined): void => {
  // The turn began without a departure card in hand, or it would have been played (5.1).
  if (state.departedBy === null) state.fresh[state.turn] = 0;
  refill(state, state.turn, tell);
  beginTurn(state, state.turn + 1 < state.seats ? state.turn + 1 : 0, tell);
};

const lay = (state: State, seat: Seat, c: number, tell: Event[] | undefined): void => {
  const hand = state.hands[seat] as Card[];
  const slot = slotOf(c);
  const space = spaceOf(c);
  const card = hand[slot] as Card;
  if (tell) tell.push({ type: 'laid', seat, card, space, price: price(state.sea, card, space) });
  divideGap(state.gaps, state.sea, card, space);
  state.sea[space] = card;
  state.open--;
  const mask = maskOf(c);
  throwDown(state, seat, mask, 'price', tell);
  takeOut(hand, mask | (1 << slot));
  endTurn(state, tell);
};

/** 5.1, 5.6, 5.7, 5.10 */
const depart = (state: State, seat: Seat, tell: Event[] | undefined): void => {
  at(state.hands, seat).pop(); // a hand ascends: the departure card is the last
  state.departedBy = seat;
  tell?.push({ type: 'departed', seat });
  let held = 0;
  for (let i = 0; i < state.seats; i++) {
    const player = (seat + i) % state.seats;
    state.thrownBefore[player] = at(state.thrown, player).length;
    draw(state, player, extraCards(state.seats), tell);
    held += at(state.hands, player).length;
  }
  if (held < GROUP_DISCARD) return lose(state, 'eight-impossible', '5.10', tell);
  beginPledges(state);
};

/** 5.5, 5.8 When all have discarded, they and the active player refill, and the turn ends. */
const give = (state: State, seat: Seat, mask: number, tell: Event[] | undefined): void => {
  throwDown(state, seat, mask, 'eight', tell);
  takeOut(state.hands[seat] as Card[], mask);
  state.given[seat] = true;
  if (state.given.includes(false)) return;
  for (let i = 1; i < state.seats; i++) {
    const player = (state.turn + i) % state.seats;
    if (at(state.pledges, player) !== 0) refill(state, player, tell);
  }
  state.pledges.fill(null);
  state.offers.fill(null);
  state.given.fill(false);
  state.round = 0;
  endTurn(state, tell);
};

/** Plays a listed move in place, unchecked; `tell` collects what happened, where somebody wants to know. */
export const play = (state: State, seat: Seat, c: number, tell?: Event[]): void => {
  switch (kindOf(c)) {
    case LAY:
      return lay(state, seat, c, tell);
    case DISCARD: // 7.1
      throwDown(state, seat, maskOf(c), 'two', tell);
      takeOut(state.hands[seat] as Card[], maskOf(c));
      return endTurn(state, tell);
    case DEPART:
      return depart(state, seat, tell);
    case PLEDGE:
      return pledge(state, seat, maskOf(c), tell);
    case GIVE:
      return give(state, seat, maskOf(c), tell);
    case ARRIVE: // 6.1, 8.1
      at(state.hands, seat).splice(at(state.hands, seat).indexOf(ARRIVAL), 1);
      tell?.push({ type: 'arrived', seat });
      return end(state, { kind: 'team', won: true, reason: 'arrived', clause: '8.1', seat }, tell);
  }
};

/** Chapter 2 Sets the table from a deal. */
export const playDeal = (state: State, dealt: Deal, tell?: Event[]): void => {
  state.first = dealt.first;
  shorten(state.removed, 0);
  state.removed.push(...dealt.removed);
  for (let seat = 0; seat < state.seats; seat++) {
    const hand: Card[] = [];
    for (const card of dealt.hands[seat] as Card[]) insert(hand, card); // a record may name them in any order
    state.hands[seat] = hand;
    state.piles[seat] = (dealt.piles[seat] as Card[]).slice().reverse();
  }
  if (tell) {
    tell.push({
      type: 'dealt',
      first: state.first,
      piles: state.piles.map(pile => pile.length),
      removed: state.removed.length,
    });
    state.hands.forEach((hand, seat) => tell.push({ type: 'drew', seat, cards: [...hand] }));
  }
  beginTurn(state, state.first, tell);
};

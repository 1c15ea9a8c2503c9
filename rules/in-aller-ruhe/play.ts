import type { Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, extraCards, GROUP_DISCARD, HAND, type Card } from './cards.js';
import type { Next, Rules, Tell } from './chapter.js';
import { ARRIVE, DEPART, DISCARD, GIVE, kindOf, LAY, maskOf, PLEDGE, slotOf, spaceOf } from './codes.js';
import type { Deal } from './deal.js';
import { draw, drawCards } from './draw.js';
import { deedOfKind } from './encoding.js';
import { discard } from './hands.js';
import { canAct } from './moves.js';
import { beginPledges, givable, pledge } from './pledge.js';
import { rulesOf } from './rules.js';
import { divideGap, price, type Gaps, type Route, type Space } from './sea.js';
import { at, drawer, insert, shorten, takeOut, throwDown } from './state.js';
import type { Loss, State, TeamOutcome } from './types.js';

const end = (state: State, outcome: TeamOutcome, tell: Tell): void => {
  state.phase = 'over';
  state.outcome = outcome;
  tell?.push({ type: 'ended', outcome });
};

const lose = (state: State, reason: Loss, clause: string, tell: Tell): void =>
  end(state, { kind: 'team', won: false, reason, clause, seat: state.turn }, tell);

export const beginTurn = (state: State, seat: Seat, tell: Tell): void =>
  begin(rulesOf(state.options), state, seat, tell);

// Closures that hold a state are kept out of the functions that every move comes by: V8 makes room for them each time.
const isRescued = (rules: Rules, state: State): boolean => rules.rescues.some(rescues => rescues(state));
const opensLater = (rules: Rules, state: State): boolean => rules.opened.some(opened => opened(state));
const isFoiled = (rules: Rules, state: State, seat: Seat, tell: Tell): boolean =>
  rules.foils.some(foils => foils(state, seat, tell));

/** 8.2, 8.3 The game is lost when the active player cannot act. */
const begin = (rules: Rules, state: State, next: Seat, tell: Tell): void => {
  const begins = rules.plain ? undefined : rules.begins[0];
  const seat = begins ? begins(state, next, tell) : next;
  if (seat === undefined) return;
  state.phase = 'turn';
  state.turn = seat;
  const hand = state.hands[seat] as Card[];
  if (state.options.strict && hand.length < 2) lose(state, 'too-few-cards', '8.3', tell);
  else if (!canAct(rules, state, state.gaps, hand) && !isRescued(rules, state)) lose(state, 'no-action', '8.2', tell);
};

/** What follows when all have drawn that had to. */
const endStage = (rules: Rules, state: State, tell: Tell): void => {
  const { stage } = state;
  state.stage = 'turn';
  switch (stage) {
    case 'turn':
      return begin(rules, state, state.turn + 1 < state.seats ? state.turn + 1 : 0, tell);
    case 'departure': {
      state.extra = 0;
      const held = givable(rules, state).reduce((sum, count) => sum + count, 0);
      return held < GROUP_DISCARD ? lose(state, 'eight-impossible', '5.10', tell) : beginPledges(state);
    }
    case 'opening':
      state.turn = state.first;
      if (!opensLater(rules, state)) begin(rules, state, state.first, tell);
  }
};

/** Goes on with what is due: decisions that chapters ask for, the draws, and then the next turn. */
const proceed = (rules: Rules, state: State, tell: Tell): void => {
  if (!rules.plain) for (const interlude of rules.interlude) if (interlude(rules, state, tell)) return;
  const { due, seats } = state;
  for (let seat = drawer(state); seat !== undefined; seat = drawer(state)) {
    if (!draw(rules, state, seat, tell)) return;
    due[seat] = false;
    if (state.stage === 'departure') state.extra = extraCards(seats);
  }
  endStage(rules, state, tell);
};

/** 3.1, 3.2 The action is done: the player who acted refills, and the next player clockwise is active. */
const finishAction = (rules: Rules, state: State, tell: Tell): void => {
  const { turn } = state;
  // The turn began without a departure card in hand, or it would have been played (5.1).
  if (state.departedBy === null) state.fresh[turn] = 0;
  if (!rules.plain) return settleAction(rules, state, tell);
  // Nothing can come in between, so nobody needs to remember who draws.
  drawCards(state, turn, HAND - (state.hands[turn] as Card[]).length, tell);
  begin(rules, state, turn + 1 < state.seats ? turn + 1 : 0, tell);
};

/** Where chapters have a say before hands are refilled. */
const settleAction = (rules: Rules, state: State, tell: Tell): void => {
  state.due[state.turn] = true;
  for (const acted of rules.acted) acted(state);
  proceed(rules, state, tell);
};

/** The route that a space lies on, and its gaps. */
const routeAt = (rules: Rules, space: Space): number => {
  const { routes } = rules;
  let index = 0;
  if (routes.length > 1) while (space >= (routes[index] as Route).to) index++;
  return index;
};

const lay = (rules: Rules, state: State, seat: Seat, c: number, tell: Tell): void => {
  const hand = state.hands[seat] as Card[];
  const slot = slotOf(c);
  const space = spaceOf(c);
  const card = hand[slot] as Card;
  const index = routeAt(rules, space);
  const route = rules.routes[index] as Route;
  if (tell) tell.push({ type: 'laid', seat, card, space, price: price(state.sea, card, space, route) });
  divideGap(state.gaps[index] as Gaps, state.sea, card, space, route);
  state.sea[space] = card;
  state.open--;
  const mask = maskOf(c);
  throwDown(state, seat, mask, 'price', tell);
  takeOut(hand, mask | (1 << slot));
  if (!rules.plain) for (const laid of rules.laid) laid(state, seat, space, tell);
  if (mask !== 0 && hand.length === 0) for (const emptied of rules.emptied) emptied(state, seat, tell);
  finishAction(rules, state, tell);
};

/** 5.1, 5.6, 5.7 */
const depart = (rules: Rules, state: State, seat: Seat, tell: Tell): void => {
  const hand = at(state.hands, seat);
  hand.splice(hand.lastIndexOf(DEPARTURE), 1);
  state.departedBy = seat;
  tell?.push({ type: 'departed', seat });
  state.stage = 'departure';
  state.extra = extraCards(state.seats);
  state.due.fill(true);
  for (let player = 0; player < state.seats; player++) state.thrownBefore[player] = at(state.thrown, player).length;
  for (const departed of rules.departed) departed(state, tell);
  proceed(rules, state, tell);
};

/** 5.5, 5.8 When all have discarded, they and the active player refill, and the turn ends. */
const give = (rules: Rules, state: State, seat: Seat, c: number, tell: Tell): void => {
  discard(rules, state, seat, maskOf(c), 'eight', tell);
  for (const giveUnseen of rules.giveUnseen) giveUnseen(state, seat, slotOf(c), tell);
  state.given[seat] = true;
  if (state.given.includes(false)) return;
  for (let player = 0; player < state.seats; player++) state.due[player] = state.pledges[player] !== 0;
  state.pledges.fill(null);
  state.offers.fill(null);
  state.given.fill(false);
  state.round = 0;
  state.phase = 'turn';
  settleAction(rules, state, tell);
};

/** 6.1, 8.1 */
const arrive = (rules: Rules, state: State, seat: Seat, tell: Tell): void => {
  if (isFoiled(rules, state, seat, tell)) return begin(rules, state, seat, tell);
  const hand = at(state.hands, seat);
  hand.splice(hand.indexOf(ARRIVAL), 1);
  tell?.push({ type: 'arrived', seat });
  end(state, { kind: 'team', won: true, reason: 'arrived', clause: '8.1', seat }, tell);
};

const goOn = (rules: Rules, state: State, next: Next, tell: Tell): void => {
  switch (next) {
    case 'acted':
      return finishAction(rules, state, tell);
    case 'proceed':
      return proceed(rules, state, tell);
    case 'turn':
      return begin(rules, state, state.turn, tell);
    case 'lost':
      return lose(state, 'no-action', '8.2', tell);
    case 'wait':
  }
};

/** Plays a listed move in place, unchecked; `tell` collects what happened, where the caller wants to know. */
export const play = (state: State, seat: Seat, c: number, tell?: Tell): void => {
  const rules = rulesOf(state.options);
  switch (kindOf(c)) {
    case LAY:
      return lay(rules, state, seat, c, tell);
    case DISCARD: // 7.1
      discard(rules, state, seat, maskOf(c), 'two', tell);
      return finishAction(rules, state, tell);
    case DEPART:
      return depart(rules, state, seat, tell);
    case PLEDGE:
      return pledge(rules, state, seat, maskOf(c), tell);
    case GIVE:
      return give(rules, state, seat, c, tell);
    case ARRIVE:
      return arrive(rules, state, seat, tell);
    default:
      return goOn(rules, state, deedOfKind(kindOf(c)).play(rules, state, seat, c, tell), tell);
  }
};

/** After a deal: opening hands that chapters let players draw, and the first turn. */
export const open = (state: State, tell: Tell): void => {
  const rules = rulesOf(state.options);
  for (const dealt of rules.dealt) dealt(state);
  if (rules.opening.length > 0) state.due.fill(true);
  state.turn = state.first;
  proceed(rules, state, tell);
};

/** Chapter 2 Sets the table from a deal. */
export const playDeal = (state: State, dealt: Deal, tell?: Tell): void => {
  state.first = dealt.first;
  shorten(state.removed, 0);
  state.removed.push(...dealt.removed);
  for (let seat = 0; seat < state.seats; seat++) {
    const hand: Card[] = [];
    for (const card of dealt.hands[seat] as Card[]) insert(hand, card); // a record may name them in any order
    state.hands[seat] = hand;
    state.piles[seat] = (dealt.piles[seat] as Card[]).slice().reverse();
  }
  for (const deck of rulesOf(state.options).deck) deck(state).push(...[...(dealt.deck ?? [])].reverse());
  if (tell) {
    tell.push({
      type: 'dealt',
      first: state.first,
      piles: state.piles.map(pile => pile.length),
      removed: state.removed.length,
    });
    state.hands.forEach((hand, seat) => tell.push({ type: 'drew', seat, cards: [...hand] }));
  }
  open(state, tell);
};

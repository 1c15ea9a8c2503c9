import { stop, type Fields, type Seat } from '../core/index.js';
import { DEPARTURE, extraCards, GROUP_DISCARD, HAND, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { LARGEST_HAND } from './codes.js';
import { throwable, unseenOf } from './hands.js';
import { canAct } from './moves.js';
import { PLEDGE_ROUNDS } from './pledge.js';
import { isWhole } from './position-read.js';
import { OPEN, type Route } from './sea.js';
import { at, drawer } from './state.js';
import { LOSSES, type Phase, type State, type TeamOutcome } from './types.js';

/** 4.2 Numbers ascend along every route. */
export const checkSea = (sea: readonly Card[], routes: readonly Route[]): void => {
  for (const { from, to } of routes) {
    let last = 0;
    for (let space = from; space < to; space++) {
      const card = at(sea, space);
      if (card === OPEN) continue;
      if (card <= last) stop(`sea[${space}]`, '4.2', { card, below: last });
      last = card;
    }
  }
};

/** 3.2, 5.6, 5.7 What is still to be drawn, where a player has to decide first; otherwise nothing is. */
export const checkDraws = (rules: Rules, state: State): void => {
  const { due, extra, stage, seats } = state;
  if (!rules.phases[state.phase]) {
    if (due.includes(true)) stop('due', '3.2');
    if (extra !== 0) stop('extra', '5.6');
    if (stage !== 'turn') stop('stage', '3.2');
    return;
  }
  if (stage === 'opening' && (state.departedBy !== null || state.turn !== state.first)) stop('stage', '2.3');
  if (stage !== 'departure') return extra === 0 ? undefined : stop('extra', '5.6');
  if (state.departedBy !== state.turn) stop('departedBy', '5.1');
  if (extra > extraCards(seats)) stop('extra', '5.6');
  due.forEach((draws, seat) => {
    const more = !draws ? 0 : seat === drawer(state) ? extra : extraCards(seats);
    if (at(state.hands, seat).length + more > largestHand(seats)) stop(`hands[${seat}]`, '5.6');
  });
};

/** 3.2, 5.6, 5.7 Only a departure lets a hand grow beyond five. */
const largestHand = (seats: number): number => (seats === 1 ? LARGEST_HAND : HAND + extraCards(seats));

export const checkHands = (state: State): void =>
  state.hands.forEach((hand, seat) => {
    const most = state.departedBy === null ? HAND : LARGEST_HAND;
    if (hand.length > most) stop(`hands[${seat}]`, '3.2', { most });
  });

/** 5.1, 5.9 What is known of departure cards: none was thrown too early, and one that was drawn was drawn late enough. */
export const checkDepartureCards = (state: State, freshNamed: boolean): void =>
  state.thrownBefore.forEach((count, seat: Seat) => {
    const thrown = at(state.thrown, seat);
    if (count > thrown.length || (count > 0 && state.departedBy === null)) stop(`thrownBefore[${seat}]`, 'input');
    if (thrown.slice(0, count).includes(DEPARTURE)) stop(`thrown[${seat}]`, '5.9');
    // A departure card that left the pile was drawn since the seat last showed that it holds none.
    const drawn = [...at(state.hands, seat), ...thrown].includes(DEPARTURE);
    if (drawn && freshNamed && at(state.fresh, seat) === 0) stop(`fresh[${seat}]`, '5.1');
  });

/** 5.3, 5.5 The numbers named at a departure fit the hands, and add up once cards are given. */
export const checkDeparture = (rules: Rules, state: State): void => {
  if (state.departedBy !== state.turn) stop('departedBy', '5.1');
  if (state.seats === 1 && state.phase === 'pledge') stop('phase', '5.7');
  if (state.round < 1) stop('round', '5.3');
  if (state.round > PLEDGE_ROUNDS) stop('round', '5.4', { most: PLEDGE_ROUNDS });
  if (state.offers.some(count => (count === null) !== (state.round === 1))) stop('offers', '5.4');
  const held = state.hands.map((hand, seat) =>
    state.given[seat]
      ? hand.length + (state.pledges[seat] ?? 0)
      : throwable(rules, state, hand) + unseenOf(rules, state, seat),
  );
  if (held.reduce((a, b) => a + b, 0) < GROUP_DISCARD) stop('hands', '5.10');
  state.pledges.forEach((count, seat) => {
    const offer = state.given[seat] ? 0 : (at(state.offers, seat) ?? 0);
    if (Math.max(count ?? 0, offer) > at(held, seat)) stop(`pledges[${seat}]`, '5.3');
  });
  if (state.phase === 'pledge') {
    if (!state.pledges.includes(null)) stop('pledges', '5.3');
    if (state.given.includes(true)) stop('given', '5.5');
  } else {
    if (state.pledges.includes(null)) stop('pledges', '5.5');
    if (state.pledges.reduce<number>((sum, count) => sum + (count ?? 0), 0) !== GROUP_DISCARD) stop('pledges', '5.2');
    if (!state.given.includes(false) || state.pledges.some((count, seat) => count === 0 && !state.given[seat]))
      stop('given', '5.5');
  }
};

/** 5.2 Outside a departure there are no numbers, and nobody has given. */
export const checkNoDeparture = (state: State): void => {
  if (state.round !== 0) stop('round', '5.3');
  if (state.pledges.some(count => count !== null)) stop('pledges', '5.3');
  if (state.offers.some(count => count !== null)) stop('offers', '5.4');
  if (state.given.includes(true)) stop('given', '5.5');
};

const CLAUSES = { arrived: '8.1', 'no-action': '8.2', 'too-few-cards': '8.3', 'eight-impossible': '5.10' } as const;

/** 5.10, 8.1–8.3 The end that is claimed is the end that the table shows. */
export const checkOutcome = (rules: Rules, state: State): void => {
  const { outcome, turn, departedBy } = state;
  const hand = at(state.hands, turn);
  const givable = state.hands.reduce(
    (sum, held, seat) => sum + throwable(rules, state, held) + unseenOf(rules, state, seat),
    0,
  );
  const shown: Readonly<Record<TeamOutcome['reason'], boolean>> = {
    arrived: state.open === 0 && (departedBy !== null || !rules.departs),
    'no-action': !canAct(rules, state, state.gaps, hand),
    'too-few-cards': state.options.strict && hand.length < 2,
    'eight-impossible': departedBy === turn && givable < GROUP_DISCARD,
  };
  if (!outcome || outcome.seat !== turn || !shown[outcome.reason] || outcome.clause !== CLAUSES[outcome.reason])
    stop('outcome', '8.1');
};

export const readOutcome = (value: unknown, phase: Phase, seats: number): TeamOutcome | null => {
  if (phase !== 'over') return value === undefined || value === null ? null : stop('outcome', '8.1');
  if (typeof value !== 'object' || value === null) return stop('outcome', '8.1');
  const { kind = 'team', won, reason, clause, seat, ...rest } = value as Fields;
  if (kind !== 'team' || Object.keys(rest).length > 0) return stop('outcome', 'input');
  const lost = LOSSES.find(loss => loss === reason);
  if (typeof clause !== 'string' || !isWhole(seat, seats - 1)) return stop('outcome', '8.1');
  if (won === true && reason === 'arrived') return { kind: 'team', won, reason, clause, seat };
  return won === false && lost ? { kind: 'team', won, reason: lost, clause, seat } : stop('outcome', '8.1');
};

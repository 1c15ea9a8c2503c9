import type { Card } from './cards.js';
import { rulesOf } from './rules.js';
import { OPEN, openGaps, type Gaps } from './sea.js';
import { copyNumbers, copyPiles, copySeats, listOf } from './state.js';
import type { Options, State } from './types.js';

/** A table that waits for the deal. */
export const start = (options: Options, seats: number): State => {
  const each = <T>(make: () => T): T[] => listOf(seats, make);
  const rules = rulesOf(options);
  return {
    options,
    seats,
    phase: 'deal',
    turn: 0,
    first: 0,
    sea: listOf<Card>(rules.spaces, () => OPEN),
    gaps: rules.routes.map(openGaps),
    open: rules.spaces,
    departedBy: null,
    stage: 'opening',
    due: each(() => false),
    extra: 0,
    hands: each(() => []),
    piles: each(() => []),
    thrown: each(() => []),
    removed: [],
    pledges: each(() => null),
    offers: each(() => null),
    round: 0,
    given: each(() => false),
    fresh: each(() => 0),
    thrownBefore: each(() => 0),
    outcome: null,
    ...rules.part(seats),
  };
};

const copyGaps = (from: Gaps, to: Gaps): void => {
  copyNumbers(from.lowest, to.lowest);
  copyNumbers(from.highest, to.highest);
};

/** Makes `to` equal to `from`, reusing its memory. Both must be of the same options and seats. */
export const copy = (from: State, to: State): void => {
  to.phase = from.phase;
  to.turn = from.turn;
  to.first = from.first;
  copyNumbers(from.sea, to.sea);
  for (let i = 0; i < from.gaps.length; i++) copyGaps(from.gaps[i] as Gaps, to.gaps[i] as Gaps);
  to.open = from.open;
  to.departedBy = from.departedBy;
  to.stage = from.stage;
  copySeats(from.due, to.due);
  to.extra = from.extra;
  copyPiles(from.hands, to.hands);
  copyPiles(from.piles, to.piles);
  copyPiles(from.thrown, to.thrown);
  copyNumbers(from.removed, to.removed);
  copySeats(from.pledges, to.pledges);
  copySeats(from.offers, to.offers);
  to.round = from.round;
  copySeats(from.given, to.given);
  copyNumbers(from.fresh, to.fresh);
  copyNumbers(from.thrownBefore, to.thrownBefore);
  to.outcome = from.outcome;
  const rules = rulesOf(from.options);
  if (!rules.plain) for (const copyPart of rules.copy) copyPart(from, to);
};

const copyOfGaps = ({ lowest, highest }: Gaps): Gaps => ({ lowest: lowest.slice(), highest: highest.slice() });
const copyOfPile = (cards: Card[]): Card[] => cards.slice();

/** A state of its own, field by field, so that it has the form that V8 knows. */
export const clone = (state: State): State => {
  const fresh: State = {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    sea: state.sea.slice(),
    gaps: state.gaps.map(copyOfGaps),
    open: state.open,
    departedBy: state.departedBy,
    stage: state.stage,
    due: state.due.slice(),
    extra: state.extra,
    hands: state.hands.map(copyOfPile),
    piles: state.piles.map(copyOfPile),
    thrown: state.thrown.map(copyOfPile),
    removed: state.removed.slice(),
    pledges: state.pledges.slice(),
    offers: state.offers.slice(),
    round: state.round,
    given: state.given.slice(),
    fresh: state.fresh.slice(),
    thrownBefore: state.thrownBefore.slice(),
    outcome: state.outcome,
  };
  const { plain, part, copy: copyParts } = rulesOf(state.options);
  if (plain) return fresh;
  Object.assign(fresh, part(state.seats));
  for (const copyPart of copyParts) copyPart(state, fresh);
  return fresh;
};

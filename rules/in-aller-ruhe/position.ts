import { err, ok, readSetup, refuse, type Refusal, type Result, type Seat } from '../core/index.js';
import { ARRIVAL, ARRIVALS, DEPARTURE, GROUP_DISCARD, HAND, isCard, isIsland, ISLANDS, type Card } from './cards.js';
import { LARGEST_HAND } from './codes.js';
import { canAct } from './moves.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { beginTurn } from './play.js';
import { PLEDGE_ROUNDS } from './pledge.js';
import { gapsOf, OPEN, SPACES } from './sea.js';
import { at, start } from './state.js';
import { LOSSES, PHASES, type Options, type Phase, type State, type TeamOutcome } from './types.js';

/** docs/positions/in-aller-ruhe.md describes this format; a saved position loads to the same state. */
export const save = (state: State): unknown => ({
  game: NAME,
  rulesVersion: RULES_VERSION,
  seats: state.seats,
  options: { ...state.options },
  phase: state.phase,
  turn: state.turn,
  first: state.first,
  sea: [...state.sea],
  departedBy: state.departedBy,
  hands: state.hands.map(hand => [...hand]),
  piles: state.piles.map(pile => [...pile].reverse()),
  thrown: state.thrown.map(cards => [...cards]),
  removed: [...state.removed],
  pledges: [...state.pledges],
  offers: [...state.offers],
  round: state.round,
  given: [...state.given],
  fresh: [...state.fresh],
  thrownBefore: [...state.thrownBefore],
  outcome: state.outcome,
});

class Contradiction extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const stop = (field: string, clause: string, params: Readonly<Record<string, string | number>> = {}): never => {
  throw new Contradiction(refuse('bad-position', clause, { field, ...params }));
};

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Reads the fields of a position; each is named when it is wrong. */
const reader = (from: Readonly<Record<string, unknown>>, seats: number) => {
  const has = (name: string): boolean => from[name] !== undefined;
  const listOf = (name: string, length: number): unknown[] => {
    const value = from[name];
    return Array.isArray(value) && value.length === length ? (value as unknown[]) : stop(name, 'input', { length });
  };
  return {
    has,
    perSeat: <T>(name: string, fallback: T, good: (value: unknown) => value is T): T[] =>
      has(name)
        ? listOf(name, seats).map((value, seat) => (good(value) ? value : stop(`${name}[${seat}]`, 'input')))
        : Array.from({ length: seats }, () => fallback),
    seat: (name: string, fallback: Seat): Seat => {
      const value = has(name) ? from[name] : fallback;
      return isWhole(value, seats - 1) ? value : stop(name, 'input');
    },
    cards: (name: string): Card[][] =>
      has(name)
        ? listOf(name, seats).map((cards, seat) =>
            Array.isArray(cards) && cards.every(isCard) ? [...cards] : stop(`${name}[${seat}]`, '1.2'),
          )
        : Array.from({ length: seats }, () => []),
    sea: (): Card[] =>
      has('sea')
        ? listOf('sea', SPACES).map((card, space) =>
            card === OPEN || (isCard(card) && isIsland(card)) ? card : stop(`sea[${space}]`, '1.2'),
          )
        : new Array<Card>(SPACES).fill(OPEN),
  };
};

const isNumberOrNull = (value: unknown): value is number | null => value === null || isWhole(value, LARGEST_HAND);
const isNumber = (value: unknown): value is number => isWhole(value, ISLANDS + ARRIVALS);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Cards that a position does not name: removed as far as the options ask for it, the rest on discard piles. */
const placeUnnamed = (state: State, removedNamed: boolean): void => {
  const count = new Map<Card, number>();
  for (const card of [
    ...state.sea,
    ...state.removed,
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.thrown.flat(),
  ])
    if (card !== OPEN) count.set(card, (count.get(card) ?? 0) + 1);
  const arrivals = ARRIVALS - (state.outcome?.won ? 1 : 0);
  let next = 0;
  const toDiscards = (card: Card): void => {
    at(state.thrown, next++ % state.seats).push(card);
  };
  for (let card = 1; card <= ISLANDS; card++) {
    const named = count.get(card) ?? 0;
    if (named > 1) stop('cards', '1.2', { card });
    if (named === 1) continue;
    if (!removedNamed && state.removed.length < state.options.islandsRemoved) state.removed.push(card);
    else toDiscards(card);
  }
  const named = count.get(ARRIVAL) ?? 0;
  if (named > arrivals) stop('cards', '1.2', { card: ARRIVAL });
  for (let i = named; i < arrivals; i++) toDiscards(ARRIVAL);
  if (state.removed.length !== state.options.islandsRemoved || !state.removed.every(isIsland)) stop('removed', '9.1');
};

/** 2.4, 5.9 Every seat has one departure card: on the table, in its hand or pile, or thrown after the departure. */
const placeDepartures = (state: State): void => {
  for (let seat = 0; seat < state.seats; seat++) {
    const inThrown = at(state.thrown, seat).filter(card => card === DEPARTURE).length;
    if (inThrown > 0 && state.departedBy === null) stop(`thrown[${seat}]`, '5.9');
    const named =
      [...at(state.hands, seat), ...at(state.piles, seat)].filter(card => card === DEPARTURE).length + inThrown;
    const due = state.departedBy === seat ? 0 : 1;
    if (named > due) stop('departures', '2.4', { seat });
    if (named === due) continue;
    if (state.departedBy === null) at(state.piles, seat).unshift(DEPARTURE);
    else at(state.thrown, seat).push(DEPARTURE);
  }
};

const checkSea = (sea: readonly Card[]): void => {
  let last = 0;
  sea.forEach((card, space) => {
    if (card === OPEN) return;
    if (card <= last) stop(`sea[${space}]`, '4.2', { card, below: last });
    last = card;
  });
};

/** 5.3, 5.5 The numbers named at a departure fit the hands, and add up once cards are given. */
const checkDeparture = (state: State): void => {
  if (state.departedBy !== state.turn) stop('departedBy', '5.1');
  if (state.seats === 1 && state.phase === 'pledge') stop('phase', '5.7');
  if (state.round < 1) stop('round', '5.3');
  if (state.round > PLEDGE_ROUNDS) stop('round', '5.4', { most: PLEDGE_ROUNDS });
  if (state.offers.some(count => (count === null) !== (state.round === 1))) stop('offers', '5.4');
  const held = state.hands.map((hand, seat) => hand.length + (state.given[seat] ? (state.pledges[seat] ?? 0) : 0));
  if (held.reduce((a, b) => a + b, 0) < GROUP_DISCARD) stop('hands', '5.10');
  state.pledges.forEach((count, seat) => {
    if (count !== null && count > at(held, seat)) stop(`pledges[${seat}]`, '5.3');
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
const checkNoDeparture = (state: State): void => {
  if (state.round !== 0) stop('round', '5.3');
  if (state.pledges.some(count => count !== null)) stop('pledges', '5.3');
  if (state.offers.some(count => count !== null)) stop('offers', '5.4');
  if (state.given.includes(true)) stop('given', '5.5');
};

const CLAUSES = { arrived: '8.1', 'no-action': '8.2', 'too-few-cards': '8.3', 'eight-impossible': '5.10' } as const;

/** 5.10, 8.1–8.3 The end that is claimed is the end that the table shows. */
const checkOutcome = (state: State): void => {
  const { outcome, turn, departedBy } = state;
  const hand = at(state.hands, turn);
  const shown: Readonly<Record<TeamOutcome['reason'], boolean>> = {
    arrived: state.open === 0 && departedBy !== null,
    'no-action': !canAct(state, state.gaps, hand),
    'too-few-cards': state.options.strict && hand.length < 2,
    'eight-impossible': departedBy === turn && state.hands.flat().length < GROUP_DISCARD,
  };
  if (!outcome || outcome.seat !== turn || !shown[outcome.reason] || outcome.clause !== CLAUSES[outcome.reason])
    stop('outcome', '8.1');
};

const readOutcome = (value: unknown, phase: Phase, seats: number): TeamOutcome | null => {
  if (phase !== 'over') return value === undefined || value === null ? null : stop('outcome', '8.1');
  if (typeof value !== 'object' || value === null) return stop('outcome', '8.1');
  const { won, reason, clause, seat } = value as Readonly<Record<string, unknown>>;
  const lost = LOSSES.find(loss => loss === reason);
  if (typeof clause !== 'string' || !isWhole(seat, seats - 1)) return stop('outcome', '8.1');
  if (won === true && reason === 'arrived') return { kind: 'team', won, reason, clause, seat };
  return won === false && lost ? { kind: 'team', won, reason: lost, clause, seat } : stop('outcome', '8.1');
};

const build = (from: Readonly<Record<string, unknown>>, seats: number, options: Options): State => {
  const phase = PHASES.find(name => name === (from['phase'] ?? 'turn')) ?? stop('phase', 'input');
  if (phase === 'deal') stop('phase', '2.3');
  const read = reader(from, seats);
  const state = start(options, seats);
  const fill = <T>(to: T[], values: readonly T[]): void => void to.splice(0, to.length, ...values);
  state.phase = phase;
  state.turn = read.seat('turn', 0);
  state.first = read.seat('first', state.turn);
  state.outcome = readOutcome(from['outcome'], phase, seats);
  state.departedBy =
    from['departedBy'] === undefined || from['departedBy'] === null ? null : read.seat('departedBy', 0);
  fill(state.sea, read.sea());
  state.open = state.sea.filter(card => card === OPEN).length;
  checkSea(state.sea);
  Object.assign(state.gaps, gapsOf(state.sea));
  const removed = from['removed'] ?? [];
  if (!Array.isArray(removed) || !removed.every(isCard)) return stop('removed', '9.1');
  fill(state.removed, removed);
  read.cards('hands').forEach((hand, seat) => {
    // 5.6, 5.7 Only a departure lets a hand grow beyond five.
    const most = state.departedBy === null ? HAND : LARGEST_HAND;
    if (hand.length > most) stop(`hands[${seat}]`, '3.2', { most });
    fill(
      at(state.hands, seat),
      hand.sort((a, b) => a - b),
    );
  });
  read.cards('piles').forEach((pile, seat) => fill(at(state.piles, seat), pile.reverse()));
  read.cards('thrown').forEach((cards, seat) => fill(at(state.thrown, seat), cards));
  fill(state.thrownBefore, read.perSeat('thrownBefore', 0, isNumber));
  placeUnnamed(state, read.has('removed'));
  placeDepartures(state);
  fill(state.pledges, read.perSeat('pledges', null, isNumberOrNull));
  fill(state.offers, read.perSeat('offers', null, isNumberOrNull));
  fill(state.given, read.perSeat('given', false, isFlag));
  state.round = isNumber(from['round'] ?? 0) ? Number(from['round'] ?? 0) : stop('round', 'input');
  // Unless the position says otherwise, nobody has ruled out any card of a hand, or thrown since the departure.
  const unproven = (hand: readonly Card[], seat: Seat): number =>
    hand.length + (state.departedBy === null ? 0 : at(state.thrown, seat).length - at(state.thrownBefore, seat));
  fill(state.fresh, read.has('fresh') ? read.perSeat('fresh', 0, isNumber) : state.hands.map(unproven));
  state.thrownBefore.forEach((count, seat) => {
    const thrown = at(state.thrown, seat);
    if (count > thrown.length || (count > 0 && state.departedBy === null)) stop(`thrownBefore[${seat}]`, 'input');
    if (thrown.slice(0, count).includes(DEPARTURE)) stop(`thrown[${seat}]`, '5.9');
    // A departure card that left the pile was drawn since the seat last showed that it holds none.
    const drawn = [...at(state.hands, seat), ...thrown].includes(DEPARTURE);
    if (drawn && read.has('fresh') && at(state.fresh, seat) === 0) stop(`fresh[${seat}]`, '5.1');
  });
  if (phase === 'pledge' || phase === 'give') checkDeparture(state);
  else checkNoDeparture(state);
  if (phase === 'over') checkOutcome(state);
  if (phase === 'turn') beginTurn(state, state.turn, undefined);
  return state;
};

/** A position from outside: every field checked and named when wrong, nothing half-applied. */
export const load = (value: unknown): Result<State, Refusal> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err(refuse('bad-position', 'input', { field: 'position' }));
  const from = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(from).find(name => !FIELDS.includes(name));
  if (unknown !== undefined) return err(refuse('bad-position', 'input', { field: unknown }));
  if ((from['game'] ?? NAME) !== NAME) return err(refuse('bad-position', 'input', { field: 'game' }));
  if ((from['rulesVersion'] ?? RULES_VERSION) !== RULES_VERSION)
    return err(refuse('bad-position', 'input', { field: 'rulesVersion', allowed: RULES_VERSION }));
  const setup = readSetup(
    { seats: SEATS, options: OPTIONS, exclusions: EXCLUSIONS },
    { seats: from['seats'], options: from['options'] },
  );
  if (!setup.ok) return setup;
  try {
    return ok(build(from, setup.value.seats, setup.value.options as unknown as Options));
  } catch (problem) {
    if (problem instanceof Contradiction) return err(problem.refusal);
    throw problem;
  }
};

const FIELDS = Object.keys(save(start({ islandsRemoved: 0, strict: false }, 1)) as object);

import {
  loadPosition,
  stop,
  type Fields,
  type OptionValues,
  type Refusal,
  type Result,
  type Seat,
} from '../core/index.js';
import { isCard, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { canAct } from './moves.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { beginTurn } from './play.js';
import {
  checkDeparture,
  checkDepartureCards,
  checkDraws,
  checkHands,
  checkNoDeparture,
  checkOutcome,
  checkSea,
  readOutcome,
} from './position-check.js';
import { placeDepartures, placeUnnamed } from './position-place.js';
import { isFlag, isNumber, isNumberOrNull, reader } from './position-read.js';
import { rulesOf } from './rules.js';
import { gapsOf, OPEN } from './sea.js';
import { start } from './start.js';
import { at } from './state.js';
import { STAGES, type Options, type Phase, type State } from './types.js';

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
  stage: state.stage,
  due: [...state.due],
  extra: state.extra,
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
  ...(Object.assign({}, ...rulesOf(state.options).save.map(savePart => savePart(state))) as object),
});

const fill = <T>(to: T[], values: readonly T[]): void => void to.splice(0, to.length, ...values);

const readNumber = (from: Fields, name: string): number => {
  const value = from[name] === undefined ? 0 : from[name];
  return isNumber(value) ? value : stop(name, 'input');
};

/** Everything that a position names, and all other cards where they do no harm. */
const lay = (from: Fields, rules: Rules, state: State): void => {
  const { seats } = state;
  const { stage = 'turn', removed = [] } = from;
  const read = reader(from, seats);
  state.turn = read.seat('turn', 0);
  state.first = read.seat('first', state.turn);
  if (!rules.ranks) state.outcome = readOutcome(from['outcome'], state.phase, seats);
  state.departedBy =
    from['departedBy'] === undefined || from['departedBy'] === null ? null : read.seat('departedBy', 0);
  state.stage = STAGES.find(name => name === stage) ?? stop('stage', 'input');
  fill(state.due, read.perSeat('due', false, isFlag));
  state.extra = readNumber(from, 'extra');
  state.round = readNumber(from, 'round');
  fill(state.sea, read.sea(rules.spaces));
  state.open = state.sea.filter(card => card === OPEN).length;
  fill(state.gaps, gapsOf(state.sea, rules.routes));
  if (!Array.isArray(removed) || !removed.every(isCard)) return stop('removed', '9.1');
  fill(state.removed, removed);
  read.cards('hands').forEach((hand, seat) => {
    fill(
      at(state.hands, seat),
      hand.sort((a, b) => a - b),
    );
  });
  read.cards('piles').forEach((pile, seat) => fill(at(state.piles, seat), pile.reverse()));
  read.cards('thrown').forEach((cards, seat) => fill(at(state.thrown, seat), cards));
  fill(state.thrownBefore, read.perSeat('thrownBefore', 0, isNumber));
  fill(state.pledges, read.perSeat('pledges', null, isNumberOrNull));
  fill(state.offers, read.perSeat('offers', null, isNumberOrNull));
  fill(state.given, read.perSeat('given', false, isFlag));
  for (const loadPart of rules.load) loadPart(state, from, stop);
  placeUnnamed(rules, state, read.has('removed'));
  placeDepartures(rules, state);
  // Unless the position says otherwise, nobody has ruled out any card of a hand, or thrown since the departure.
  const unproven = (hand: readonly Card[], seat: Seat): number =>
    hand.length + (state.departedBy === null ? 0 : at(state.thrown, seat).length - at(state.thrownBefore, seat));
  fill(state.fresh, read.has('fresh') ? read.perSeat('fresh', 0, isNumber) : state.hands.map(unproven));
};

const build = (from: Fields, seats: number, values: OptionValues): State => {
  const options = values as unknown as Options;
  const rules = rulesOf(options);
  const { phase: named = 'turn' } = from;
  if (named === 'deal') stop('phase', '2.3');
  const phases = [...BASIC_PHASES, ...(Object.keys(rules.phases) as Phase[])];
  const phase = phases.find(name => name === named) ?? stop('phase', 'input');
  const state = start(options, seats);
  state.phase = phase;
  lay(from, rules, state);
  checkSea(state.sea, rules.routes);
  checkHands(state);
  checkDepartureCards(state, from['fresh'] !== undefined);
  checkDraws(rules, state);
  if (phase === 'pledge' || phase === 'give') checkDeparture(rules, state);
  else checkNoDeparture(state);
  for (const check of rules.check) check(rules, state, stop);
  if (rules.phases[phase]?.stuck && canAct(rules, state, state.gaps, at(state.hands, state.turn))) stop('phase', '8.2');
  if (phase === 'over' && !rules.ranks) checkOutcome(rules, state);
  if (phase === 'turn') beginTurn(state, state.turn, undefined);
  return state;
};

const BASIC_PHASES: readonly Phase[] = ['turn', 'pledge', 'give', 'over'];

export const load = (value: unknown): Result<State, Refusal> => loadPosition(FORMAT, value);

const FORMAT = {
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  fields: (options: OptionValues) => Object.keys(save(start(options as unknown as Options, 1)) as object),
  mayBeNull: ['departedBy', 'outcome'],
  build,
};

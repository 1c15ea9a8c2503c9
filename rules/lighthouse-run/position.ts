import {
  loadPosition,
  stop,
  type Fields,
  type OptionValues,
  type Refusal,
  type Result,
  type Seat,
} from '../core/index.js';
import { HAND, PLACES, ROUNDS, SHIPS, type Chart } from './chart.js';
import { coloursOf, hasTwoColours, ownerOf } from './colours.js';
import { isMulligan, setOf } from './deal.js';
import { cardsFrom, isBelow } from './decode.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { cardsPerRound } from './order.js';
import { at, insert, start } from './state.js';
import { PHASES, type Card, type Colour, type Options, type State } from './types.js';

/** docs/positions/lighthouse-run.md describes this format; a saved position loads to the same state. */
export const save = (state: State): unknown => ({
  game: NAME,
  rulesVersion: RULES_VERSION,
  seats: state.seats,
  options: { ...state.options },
  phase: state.phase,
  round: state.round,
  first: state.first,
  turn: state.turn,
  playedThisRound: state.playedThisRound,
  towers: [...state.towers],
  lit: [...state.lit],
  ships: state.ships.map(fleet => [...fleet]),
  played: state.played.map(cards => [...cards]),
  used: [...state.used],
  hands: state.hands.map(hand => [...hand]),
  piles: state.piles.map(pile => [...pile].reverse()),
});

const whole = (from: Fields, name: string, fallback: number, limit: number): number => {
  const value = from[name] === undefined ? fallback : from[name];
  return isBelow(value, limit) ? value : stop(name, 'input');
};

/** Reads a list as long as the fallback, entry by entry; returns the fallback if it is not there. */
const listOf = <T>(
  from: Fields,
  name: string,
  fallback: readonly T[],
  read: (value: unknown) => T | undefined,
): readonly T[] => {
  const value = from[name];
  if (value === undefined) return fallback;
  if (!Array.isArray(value) || value.length !== fallback.length)
    return stop(name, 'input', { length: fallback.length });
  return value.map((entry: unknown, index) => read(entry) ?? stop(`${name}[${index}]`, 'input'));
};

const fill = <T>(to: T[], values: readonly T[]): void => void to.splice(0, to.length, ...values);

/** 3.1, 7.1 Whose turn it is in which round; what is not said follows from the rest. */
const readTurn = (state: State, from: Fields): void => {
  const { seats } = state;
  const cards = cardsPerRound(state.options.mode, seats);
  const isOver = state.phase === 'over';
  const done = isOver ? cards - 1 : undefined;
  state.round = whole(from, 'round', isOver ? ROUNDS : 1, ROUNDS + 1);
  if (state.round < 1 || (isOver && state.round < ROUNDS)) stop('round', '3.1');
  const turn = from['turn'] === undefined ? undefined : whole(from, 'turn', 0, seats);
  const named = from['playedThisRound'] === undefined ? undefined : whole(from, 'playedThisRound', 0, cards + 1);
  const before = done ?? named ?? (from['first'] === undefined || turn === undefined ? 0 : undefined);
  state.first = whole(from, 'first', ((turn ?? 0) - (before ?? 0) + 2 * cards) % seats, seats);
  const index = before ?? ((turn ?? state.first) - state.first + seats) % seats;
  state.playedThisRound = isOver ? cards : index;
  if (named !== undefined && named !== state.playedThisRound) stop('playedThisRound', '3.1');
  if (index >= cards) stop('playedThisRound', '3.1');
  state.turn = (state.first + index) % seats;
  if (turn !== undefined && turn !== state.turn) stop('turn', '3.1', { turn: state.turn });
  state.cloud = isOver ? ROUNDS : state.round - 1;
};

/** 2.1, 1.2 */
const readLights = (state: State, from: Fields): void => {
  const isPlace = (value: unknown): number | undefined => (isBelow(value, PLACES) ? value : undefined);
  fill(state.towers, listOf(from, 'towers', [...state.towers], isPlace));
  if (new Set(state.towers).size !== PLACES) stop('towers', '2.1');
  const isFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
  fill(state.lit, listOf(from, 'lit', [...state.lit], isFlag));
  if (state.lit.filter(lit => lit).length !== PLACES / 2) stop('lit', '1.2');
};

const readShips = (chart: Chart, state: State, from: Fields): void => {
  const isFleet = (value: unknown): number[] | undefined =>
    Array.isArray(value) && value.length === SHIPS && value.every(space => isBelow(space, chart.last + 1))
      ? [...value]
      : undefined;
  fill(state.ships, listOf(from, 'ships', [...state.ships], isFleet));
};

/** How many cards a seat has played in this round. */
const playedBy = ({ first, seats, playedThisRound }: State, seat: Seat): number =>
  Math.floor((playedThisRound + seats - 1 - ((seat - first + seats) % seats)) / seats);

/** 9.11 Which colour each seat has played last; if that is not said, its first one. */
const readUsed = (state: State, from: Fields): void => {
  const { mode } = state.options;
  const isUsing = hasTwoColours(mode) && state.phase === 'turn';
  const due = state.used.map((_, seat) => (isUsing && playedBy(state, seat) > 0 ? seat : null));
  const value = from['used'] === undefined ? due : from['used'];
  if (!Array.isArray(value) || value.length !== due.length) return stop('used', 'input', { length: due.length });
  value.forEach((colour: unknown, seat) => {
    const isDue = at(due, seat) === null ? colour === null : coloursOf(mode, seat).some(own => own === colour);
    if (!isDue) stop(`used[${seat}]`, '9.11');
    state.used[seat] = colour as Colour | null;
  });
};

/** How many cards of a colour were played, are held, and lie in the pile: the round says it (3.1, 3.3, 9.3, 9.12). */
const sizesOf = (state: State, colour: Colour): { played: number; hand: number; pile: number } => {
  const { mode } = state.options;
  const isOver = state.phase === 'over';
  const seat = ownerOf(mode, colour);
  if (seat === null) {
    const played = isOver ? ROUNDS : state.round - 1;
    return { played, hand: 0, pile: ROUNDS - played };
  }
  const now = playedBy(state, seat);
  const inRound = !hasTwoColours(mode) ? now : now === 2 || state.used[seat] === colour ? 1 : 0;
  const played = state.round - 1 + inRound;
  const drawn = Math.min(ROUNDS - 1, hasTwoColours(mode) && !isOver ? state.round - 1 : played);
  return { played, hand: HAND + drawn - played, pile: ROUNDS - 1 - drawn };
};

/** A colour's cards. Those that are not named go where some are due: to the played ones, the hand, the pile. */
const readCards = (chart: Chart, state: State, from: Fields, colour: Colour): void => {
  const due = sizesOf(state, colour);
  const set = setOf(chart, state.options.mode, colour);
  const left = [...set];
  const lists = (['played', 'hands', 'piles'] as const).map((name): Card[] => {
    const value = from[name];
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length !== state.ships.length)
      return stop(name, 'input', { length: state.ships.length });
    const field = `${name}[${colour}]`;
    const cards = cardsFrom(chart, value[colour]) ?? stop(field, '1.5');
    const size = name === 'played' ? due.played : name === 'hands' ? due.hand : due.pile;
    if (cards.length > size) stop(field, '3.1', { most: size });
    for (const card of cards) {
      const index = left.indexOf(card);
      if (index < 0) stop(field, set === chart.set ? '1.5' : '9.2', { card });
      left.splice(index, 1);
    }
    return cards;
  });
  const [played = [], hand = [], pile = []] = lists;
  while (played.length < due.played) played.push(...left.splice(0, 1));
  while (hand.length < due.hand) hand.push(...left.splice(0, 1));
  pile.push(...left);
  if (hand.length + played.length === HAND && isMulligan(chart, [...hand, ...played])) stop(`hands[${colour}]`, '2.4');
  fill(at(state.played, colour), played);
  for (const card of hand) insert(at(state.hands, colour), card);
  fill(at(state.piles, colour), pile.reverse());
};

const build = (chart: Chart, from: Fields, seats: number, options: OptionValues): State => {
  const state = start(options as unknown as Options, seats);
  const { phase = 'turn' } = from;
  state.phase = PHASES.find(name => name === phase) ?? stop('phase', 'input');
  if (state.phase === 'deal') stop('phase', '2.3');
  readTurn(state, from);
  readLights(state, from);
  readShips(chart, state, from);
  readUsed(state, from);
  for (let colour = 0; colour < state.ships.length; colour++) readCards(chart, state, from, colour);
  return state;
};

export const load = (chart: Chart, value: unknown): Result<State, Refusal> =>
  loadPosition({ ...FORMAT, build: (from, seats, options) => build(chart, from, seats, options) }, value);

const FIELDS = Object.keys(save(start({ mode: 'standard' }, 2)) as object);

const FORMAT = {
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  fields: () => FIELDS,
  mayBeNull: [],
};

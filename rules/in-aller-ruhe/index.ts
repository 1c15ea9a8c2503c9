import {
  CHANCE,
  err,
  ok,
  OVER,
  refuse,
  type Actor,
  type Game,
  type Outcome,
  type Dice,
  type Seat,
} from '../core/index.js';
import type { Card } from './cards.js';
import { brokenDeal, deal, dealOnto } from './deal.js';
import { decode, encode } from './encoding.js';
import { imagine } from './imagine.js';
import { list, MOST_MOVES, pick } from './moves.js';
import { decodeMove, read, write } from './notation.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { open, play, playDeal } from './play.js';
import { load, save } from './position.js';
import { priceOf } from './questions.js';
import { rulesOf, TALKS } from './rules.js';
import { gapsOf } from './sea.js';
import { clone, copy, start } from './start.js';
import { at } from './state.js';
import type { Code, Event, Move, Options, Shown, State, View } from './types.js';
import { firstToAct, ownHand, show, tells, toAct, view } from './view.js';
import { why } from './why.js';

const isPlayer = (actor: Actor, seats: number): actor is Seat =>
  typeof actor === 'number' && actor >= 0 && actor < seats;

const notYours = (turn: Seat) => refuse<Code>('not-your-turn', '3.1', { turn });

export type InAllerRuhe = Game<
  Options & Record<string, string | number | boolean>,
  State,
  Move,
  Event,
  Shown,
  View,
  Code
>;

/** How the players rank, once a game is over in which they competed. */
const rankingOf = (state: State): Outcome | undefined => rulesOf(state.options).ranking[0]?.(state) ?? undefined;

/** *In aller Ruhe* (*Tranquility*) by James Emmerson: for one to five, with its expansions and variants. */
export const inAllerRuhe: InAllerRuhe = {
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  talks: TALKS,
  start,
  toAct,
  chance: (state: State, dice: Dice) => deal(state.options, state.seats, dice),

  moves(seen) {
    if (seen.viewer === 'watcher') return [];
    const hand = ownHand(seen);
    const count = list(seen, gapsOf(seen.sea, rulesOf(seen.options).routes), seen.viewer, hand, listed);
    return Array.from(listed.subarray(0, count), code => decode(hand, code));
  },

  why(seen, move) {
    if (seen.viewer === 'watcher' || move.type === 'deal') return notYours(seen.turn);
    return why(seen, seen.viewer, ownHand(seen), move);
  },

  apply(state, actor, move) {
    const events: Event[] = [];
    if (move.type === 'deal') {
      if (actor !== 'chance' || state.phase !== 'deal') return err(notYours(state.turn));
      const broken = brokenDeal(state.options, state.seats, move);
      if (broken !== undefined) return err(refuse('bad-deal', broken));
      const next = clone(state);
      playDeal(next, move, events);
      return ok({ state: next, events });
    }
    if (!isPlayer(actor, state.seats)) return err(notYours(state.turn));
    const hand = at(state.hands, actor);
    const refusal = why(state, actor, hand, move);
    if (refusal) return err(refusal);
    const next = clone(state);
    play(next, actor, encode(hand, move), events);
    return ok({ state: next, events });
  },

  view,
  show,
  tells,
  imagine,
  // 3.5, 3.6, 5.3
  channels(state) {
    const { silence = 'silent' } = state.options;
    const rules = rulesOf(state.options);
    if (state.phase === 'over') return { talk: 'open', clause: '3.5' };
    if (silence !== 'silent' && !rules.ranks) return { talk: silence, clause: '3.6' };
    if (state.phase === 'pledge') return { talk: 'numbers', clause: '5.3' };
    for (const talk of rules.talk) {
      const channels = talk(state);
      if (channels) return channels;
    }
    return { talk: 'silence', clause: '3.5' };
  },
  result: state => state.outcome ?? rankingOf(state),
  price: priceOf,
  write,
  read,
  decode: decodeMove,
  load,
  save,

  kernel: {
    mostMoves: MOST_MOVES,
    copy,
    deal(state, rng) {
      dealOnto(state, rng);
      open(state, undefined);
    },
    actor(state) {
      if (state.phase === 'turn') return state.turn;
      if (state.phase === 'over') return OVER;
      if (state.phase === 'deal') return CHANCE;
      return firstToAct(rulesOf(state.options), state);
    },
    list: (state, seat, out) => list(state, state.gaps, seat, state.hands[seat] as Card[], out),
    pick: (state, seat, rng) => pick(state, state.gaps, seat, state.hands[seat] as Card[], rng),
    play: (state, seat, code) => play(state, seat, code),
    decode: (state, seat, code) => decode(at(state.hands, seat), code),
    score(state, seat) {
      const ranking = rankingOf(state);
      if (ranking?.kind !== 'ranking') return state.outcome?.won ? 1 : 0;
      const { places } = ranking;
      return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0;
    },
  },
};

const listed = new Int32Array(MOST_MOVES);

export {
  ARRIVAL,
  ARRIVALS,
  BORDER,
  COMPASS,
  DEPARTURE,
  extraCards,
  GROUP_DISCARD,
  HAND,
  isIsland,
  ISLANDS,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  YELLOW,
  type Card,
} from './cards.js';
export { writeCard, writeSpace, readCard, readSpace } from './names.js';
export {
  ARRIVE,
  code,
  DEPART,
  DISCARD,
  GIVE,
  kindOf,
  LAY,
  maskOf,
  MOST_SPACES,
  PLEDGE,
  slotOf,
  spaceOf,
} from './codes.js';
export { TURN_OVER } from './chapters/day-night/terms.js';
export { DESTROY } from './chapters/monsters/terms.js';
export { CLEAR, PAY, PYRAMID_DIFFICULTIES } from './chapters/pyramid/terms.js';
export { encode } from './encoding.js';
export { isRightSide, wrongSpaces } from './chapters/day-night/index.js';
export {
  decidedBy,
  ISLAND_POINTS,
  runPoints,
  sheetsOf,
  sideOfSeat,
  type Owners,
  type Sheet,
} from './chapters/duel/index.js';
export { LEVELS, VARIANTS } from './options.js';
export { isEdge } from './chapters/pyramid/index.js';
export { PLEDGE_ROUNDS, settle } from './pledge.js';
export * from './questions.js';
export { hasGap, rowOf, ROWS, type Row } from './rows.js';
export type { Chart, Place } from './chart.js';
export { chartOf, routeAt, routesOf } from './rules.js';
export {
  above,
  ascends,
  below,
  COLUMNS,
  neighbours,
  ONE_ROUTE,
  OPEN,
  price,
  SPACES,
  type Route,
  type Space,
} from './sea.js';
export { CODES } from './refusals.js';
export { isBasic, LOSSES } from './types.js';
export { THROW_REASONS } from './reasons.js';
export type { Code, Event, HandView, Loss, Move, Options, Shown, State, TeamOutcome, View } from './types.js';
export { drawer } from './state.js';
export { ownHand } from './view.js';

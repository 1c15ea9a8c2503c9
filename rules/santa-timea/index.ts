import { CHANCE, err, ok, OVER, refuse, type Actor, type Game, type Outcome, type Seat } from '../core/index.js';
import { ROW } from './cards.js';
import { brokenDeal, deal, dealOnto, playDeal } from './deal.js';
import { outcome, shareOf } from './end.js';
import { directionsIn, hoardOf, maskOfDirections } from './hoard.js';
import { imagine } from './imagine.js';
import { list, MOST_MOVES, openChoices, pick, playable } from './moves.js';
import { decodeMove, read, write } from './notation.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { play } from './play.js';
import { load, save } from './position.js';
import { subsetsOf } from './sets.js';
import { at, clone, copy, start } from './state.js';
import type { Code, Event, Move, Options, Shown, State, View } from './types.js';
import { ownHand, show, tells, toAct, view } from './view.js';
import { why } from './why.js';

const isPlayer = (actor: Actor, seats: number): actor is Seat =>
  typeof actor === 'number' && actor >= 0 && actor < seats;

const notYours = (turn: Seat) => refuse<Code>('not-your-turn', '3.1', { turn });

const applyDeal = (state: State, actor: Actor, move: Extract<Move, { type: 'deal' }>) => {
  if (actor !== 'chance' || state.phase !== 'deal') return err(notYours(state.turn));
  const broken = brokenDeal(state.options, state.seats, state.ledger.length === 0, move);
  if (broken !== undefined) return err(refuse<Code>('bad-deal', broken));
  const next = clone(state);
  playDeal(next, move);
  const { round, starter, hands, winds, forecast } = next;
  const dealt: Event = {
    type: 'dealt',
    round,
    starter,
    hands: hands.map(hand => [...hand]),
    row: winds.slice(0, ROW),
    forecast: [...forecast],
  };
  return ok({ state: next, events: [dealt] });
};

export type SantaTimea = Game<Options & Record<string, number | boolean>, State, Move, Event, Shown, View, Code>;

/** *Santa Timea*: the basic and the professional game for two to five. */
export const santaTimea: SantaTimea = {
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  talks: ['open'],
  start,
  toAct,
  chance: deal,

  moves(seen) {
    if (seen.viewer === 'watcher') return [];
    if (seen.phase === 'sets')
      return seen.choices.length === 0
        ? []
        : subsetsOf(maskOfDirections(seen.choices)).map(mask => ({ type: 'sets', directions: directionsIn(mask) }));
    if (seen.phase !== 'trick' || seen.turn !== seen.viewer) return [];
    const hand = ownHand(seen);
    return hand.slice(0, playable(hand, seen.played.length === 0)).map(card => ({ type: 'play', card }));
  },

  why(seen, move) {
    const { viewer } = seen;
    if (viewer === 'watcher' || move.type === 'deal') return notYours(seen.turn);
    const own = {
      seat: viewer,
      hand: ownHand(seen),
      hoard: hoardOf(at(seen.collected, viewer)),
      chosen: at(seen.chosen, viewer),
    };
    return why(seen, seen.played.length === 0, own, move);
  },

  apply(state, actor, move) {
    if (move.type === 'deal') return applyDeal(state, actor, move);
    if (!isPlayer(actor, state.seats)) return err(notYours(state.turn));
    const hand = at(state.hands, actor);
    const own = { seat: actor, hand, hoard: at(state.collected, actor), chosen: state.chosen[actor] !== null };
    const refusal = why(state, state.laid === 0, own, move);
    if (refusal) return err(refusal);
    const next = clone(state);
    const events: Event[] = [];
    play(next, actor, move.type === 'play' ? hand.indexOf(move.card) : maskOfDirections(move.directions), events);
    return ok({ state: next, events });
  },

  view,
  show,
  tells,
  imagine,
  channels: () => ({ talk: 'open', clause: '3.5' }),
  result: (state): Outcome | undefined => (state.phase === 'over' ? outcome(state) : undefined),
  price: () => 0,
  write,
  read,
  decode: decodeMove,
  load,
  save,

  kernel: {
    mostMoves: MOST_MOVES,
    copy,
    deal: dealOnto,
    actor(state) {
      if (state.phase === 'trick') return state.turn;
      if (state.phase === 'deal') return CHANCE;
      for (let seat = 0; seat < state.seats; seat++) if (openChoices(state, seat) !== 0) return seat;
      return OVER;
    },
    list,
    pick,
    play: (state, seat, code) => play(state, seat, code),
    decode: (state, seat, code) =>
      state.phase === 'trick'
        ? { type: 'play', card: at(at(state.hands, seat), code) }
        : { type: 'sets', directions: directionsIn(code) },
    score: shareOf,
  },
};

export * from './cards.js';
export { writeCard, writeWind, readCard, readWind, writeDirection, readDirection } from './notation.js';
export { placePoints, cardsPerMinus } from './evaluation.js';
export { countsIn, PARTS, partOf, windsIn, withOne, type Hoard } from './hoard.js';
export * from './questions.js';
export { bestSets, setChoices } from './sets.js';
export { NO_VALUE, pointsOf, value, VALUES, type Value } from './values.js';
export { standings, type Standing } from './trick.js';
export { CODES, PHASES } from './types.js';
export type {
  Code,
  Event,
  HandView,
  Move,
  Options,
  Phase,
  RankingOutcome,
  SheetLine,
  Shown,
  State,
  Trick,
  View,
} from './types.js';
export { ownHand } from './view.js';

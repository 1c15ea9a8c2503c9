import { CHANCE, err, ok, OVER, refuse, type Actor, type Game, type Refusal, type Seat } from '../core/index.js';
import { CHART, chartOf, type Chart } from './chart.js';
import { decode, encode } from './codes.js';
import { brokenDeal, deal, dealOnto } from './deal.js';
import { decodeMove } from './decode.js';
import { imagine } from './imagine.js';
import { list, MOST_MOVES, pick } from './moves.js';
import { read, write } from './notation.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { play, playDeal } from './play.js';
import { load, save } from './position.js';
import { outcomeOf, scoreOf } from './score.js';
import { clone, copy, start } from './state.js';
import type { Mode } from './modes.js';
import type { Box, Code, Event, Move, Shown, State, View } from './types.js';
import { ownHands, show, tells, toAct, view } from './view.js';
import { why } from './why.js';

const isPlayer = (actor: Actor, seats: number): actor is Seat =>
  typeof actor === 'number' && Number.isInteger(actor) && actor >= 0 && actor < seats;

const notYours = (turn: Seat): Refusal<Code> => refuse('not-your-turn', '3.1', { turn });

export type LighthouseRun = Game<{ readonly mode: Mode }, State, Move, Event, Shown, View, Code>;

const gameOn = (chart: Chart): LighthouseRun => ({
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  talks: ['open'],
  start,
  toAct,
  chance: (state, rng) => deal(chart, state.options, state.seats, rng),

  moves(seen) {
    if (seen.viewer === 'watcher') return [];
    const { viewer } = seen;
    const hands = ownHands(seen);
    const count = list(chart, seen, viewer, hands, LISTED);
    return Array.from(LISTED.subarray(0, count), code => decode(hands, viewer, code));
  },

  why(seen, move) {
    if (seen.viewer === 'watcher' || move.type === 'deal') return notYours(seen.turn);
    return why(chart, seen, seen.viewer, ownHands(seen), move);
  },

  apply(state, actor, move) {
    const events: Event[] = [];
    if (move.type === 'deal') {
      if (actor !== 'chance' || state.phase !== 'deal') return err(notYours(state.turn));
      const broken = brokenDeal(chart, state, move);
      if (broken !== undefined) return err(refuse('bad-deal', broken));
      const next = clone(state);
      playDeal(next, move, events);
      return ok({ state: next, events });
    }
    if (!isPlayer(actor, state.seats)) return err(notYours(state.turn));
    const refusal = why(chart, state, actor, state.hands, move);
    if (refusal) return err(refusal);
    const next = clone(state);
    play(chart, next, actor, encode(state.hands, actor, move), events);
    return ok({ state: next, events });
  },

  view: (state, viewer) => view(chart, state, viewer),
  show,
  tells,
  imagine: (seen, rng) => imagine(chart, seen, rng),
  channels: () => ({ talk: 'open', clause: '3.6' }),
  result: state => (state.phase === 'over' ? outcomeOf(chart, state) : undefined),
  price: () => 0,
  write: move => write(chart, move),
  read: text => read(chart, text),
  decode: value => decodeMove(chart, value),
  load: value => load(chart, value),
  save,

  kernel: {
    mostMoves: MOST_MOVES,
    copy,
    deal: (state, rng) => dealOnto(state, deal(chart, state.options, state.seats, rng)),
    actor: ({ phase, turn }) => (phase === 'turn' ? turn : phase === 'over' ? OVER : CHANCE),
    list: (state, seat, out) => list(chart, state, seat, state.hands, out),
    pick: (state, seat, rng) => pick(chart, state, seat, state.hands, rng),
    play: (state, seat, code) => play(chart, state, seat, code),
    decode: (state, seat, code) => decode(state.hands, seat, code),
    score: (state, seat) => (state.phase === 'over' ? scoreOf(chart, state, seat) : 0),
  },
});

const LISTED = new Int32Array(MOST_MOVES);

/** *Lighthouse Run* on another river, or with other cards; throws the name of the constraint that the box breaks. */
export const lighthouseRunWith = (box: Box): LighthouseRun => gameOn(chartOf(box));

/** *Lighthouse Run* for two to four, with Erik and with the great fleet. */
export const lighthouseRun: LighthouseRun = gameOn(CHART);

export { brokenConstraint, CONSTRAINTS, readBox } from './box-checks.js';
export { ANIMALS, BOX, COLOURS, SYMBOLS } from './box.js';
export { CHART, chartOf, HAND, PLACES, ROUNDS, SHIPS, type Chart } from './chart.js';
export { BONUS, cardPart, shiftPart, spacePart } from './codes.js';
export { ERIK, eriksSpace } from './chapters/erik/index.js';
export { coloursIn, coloursOf, hasTwoColours, ownerOf } from './colours.js';
export { destination, lightOf, litBits, litSpaces, reach, shifted } from './light.js';
export { readCard, writeCard } from './notation.js';
export { cardsPerRound, turnOrder } from './order.js';
export { preview, type Preview } from './preview.js';
export * from './questions.js';
export { pointsByColour, pointsOf, symbolSpace, unplayed } from './score.js';
export { cloudSpace, cloudStops, isCaught } from './storm.js';
export { MODES, REASONS, type Mode, type Reason } from './modes.js';
export { CODES, MOVEMENTS } from './types.js';
export type {
  Box,
  Card,
  Code,
  Colour,
  Event,
  HandView,
  Move,
  Movement,
  MovementCard,
  Options,
  Place,
  RankingOutcome,
  Shift,
  Shown,
  Space,
  State,
  Tower,
  View,
  Voyage,
} from './types.js';
export { ownHands } from './view.js';

import type { Insight, TrueStep } from '../core/conformance.js';
import { shuffle, type OptionValues, type Rng, type Seat, type Viewer } from '../core/index.js';
import { BRIDE, ROW, TRICKS, wind, type Card, type Direction, type Wind } from './cards.js';
import { onlyBrides, tricksOver } from './history.js';
import { dealOnto } from './deal.js';
import { windsIn } from './hoard.js';
import { writeCards, writeWinds } from './notation.js';
import { PACK, WIND_PACK, without } from './pack.js';
import { play } from './play.js';
import { load } from './position.js';
import { choicesOf, subsetsOf } from './sets.js';
import { at, clone, start, UNPLAYED } from './state.js';
import type { Move, Options, State } from './types.js';
import { view } from './view.js';
import { pick } from './moves.js';

/** Every card there is: in hands, played, and left over; wind cards after 100. Who took them is part of what was blown. */
const cards = (state: State): number[] => {
  const steering = [...state.hands.flat(), ...state.log.filter(card => card !== UNPLAYED)];
  const winds = [...state.winds, ...state.forecast];
  const taken = [...state.collected.flatMap(windsIn), ...state.carried];
  const untraceable = without(taken, state.winds.slice(0, tricksOver(state)));
  return [
    ...[...steering, ...without(PACK, steering)].sort((a, b) => a - b),
    ...[...winds, ...without(WIND_PACK, winds), ...untraceable].sort((a, b) => a - b).map(card => 100 + card),
  ];
};

const ascending = (hand: readonly Card[]): Card[] => [...hand].sort((a, b) => a - b);

/** Other hands from the cards of these and those left over; seats that can have only brides keep them. */
const otherHands = (
  hands: readonly (readonly Card[])[],
  unseen: readonly Card[],
  isFixed: (seat: Seat) => boolean,
  rng: Rng,
): Card[][] => {
  const cardsLeft = shuffle([...unseen], rng);
  return hands.map((hand, seat) => (isFixed(seat) ? [...hand] : ascending(cardsLeft.splice(0, hand.length))));
};

const disguiseDeal = (state: State, deal: Extract<Move, { type: 'deal' }>, viewer: Viewer, rng: Rng) => {
  const { hands, winds, forecast } = deal;
  const open = winds.slice(0, ROW);
  const unseen = without(PACK, viewer === 'watcher' ? [] : at(hands, viewer));
  const hidden = shuffle(without(WIND_PACK, [...open, ...forecast]), rng);
  return {
    state,
    move: {
      ...deal,
      hands: otherHands(hands, unseen, seat => seat === viewer, rng),
      winds: [...open, ...hidden.slice(0, TRICKS - ROW)],
    },
  };
};

const disguiseCard = ({ before, after, actor, move }: TrueStep<State, Move>, viewer: Viewer, rng: Rng) => {
  if (move.type !== 'play' || actor === 'chance') return undefined;
  const state = clone(before);
  // The card that is played will be seen: it stays where it is.
  const hands = before.hands.map((hand, seat) => (seat === actor ? without(hand, [move.card]) : hand));
  const brides = onlyBrides(view(before, 'watcher'));
  if (before.laid === 0 && move.card === BRIDE) brides.add(actor);
  const isFixed = (seat: Seat): boolean => seat === viewer || brides.has(seat);
  const seen = [
    ...before.log.filter(card => card !== UNPLAYED),
    move.card,
    ...hands.filter((_, seat) => isFixed(seat)).flat(),
  ];
  otherHands(hands, without(PACK, seen), isFixed, rng).forEach((hand, seat) => {
    state.hands[seat] = seat === actor ? ascending([...hand, move.card]) : hand;
  });
  const open = before.winds.slice(0, Math.min(TRICKS, tricksOver(after) + ROW));
  const hidden = shuffle(without(WIND_PACK, [...open, ...before.forecast]), rng);
  state.winds.splice(open.length, TRICKS, ...hidden.slice(0, TRICKS - open.length));
  return { state, move };
};

/** 9.4 Others' choices stay secret as long as a player has to choose. */
const disguiseSets = ({ before, after, actor, move }: TrueStep<State, Move>, viewer: Viewer, rng: Rng) => {
  if (move.type !== 'sets' || after.phase !== 'sets') return undefined;
  const state = clone(before);
  const any = (seat: Seat): number => {
    const subsets = subsetsOf(choicesOf(before.options, at(before.collected, seat)));
    return at(subsets, rng.below(subsets.length));
  };
  before.chosen.forEach((chosen, seat) => {
    if (chosen !== null && seat !== viewer) state.chosen[seat] = any(seat);
  });
  if (actor === viewer || actor === 'chance') return { state, move };
  const mask = any(actor);
  const directions = ([0, 1, 2, 3] as const).filter(direction => mask & (1 << direction));
  return { state, move: { type: 'sets' as const, directions } };
};

const insight: Insight<State, Move> = {
  // Five rounds of a deal, twelve tricks of five, and five choices.
  longest: 5 * (1 + TRICKS * 5 + 5),
  cards,
  disguise(step, viewer, rng) {
    switch (step.move.type) {
      case 'deal':
        return disguiseDeal(step.before, step.move, viewer, rng);
      case 'play':
        return disguiseCard(step, viewer, rng);
      case 'sets':
        return disguiseSets(step, viewer, rng);
    }
  },
};

type Setup = { readonly seats: number; readonly options: Options & OptionValues };

const loaded = (position: object): State => {
  const state = load(position);
  if (!state.ok) throw new Error(`${JSON.stringify(state.error)} in ${JSON.stringify(position)}`);
  return state.value;
};

/** A table at the end of its last round but for a few tricks, earlier rounds at random. */
const lastTricks = ({ seats, options }: Setup, rng: Rng): State => {
  const state = start(options, seats);
  const stopAt = { round: options.rounds, trick: TRICKS - rng.below(3) };
  while (state.phase === 'deal' || state.round < stopAt.round || state.trick < stopAt.trick) {
    if (state.phase === 'deal') dealOnto(state, rng);
    const seat = state.phase === 'sets' ? state.collected.findIndex((_, i) => isOpen(state, i)) : state.turn;
    play(state, seat, pick(state, seat, rng));
  }
  return state.phase === 'over' ? lastTricks({ seats, options }, rng) : state;
};

const isOpen = (state: State, seat: Seat): boolean =>
  state.chosen[seat] === null && choicesOf(state.options, at(state.collected, seat)) !== 0;

/** Brides in every second hand and few tricks to go: a player has to lead one soon. The earlier tricks are not told. */
const bridesToLead = ({ seats, options }: Setup, rng: Rng): State => {
  const others = shuffle(
    without(
      PACK,
      PACK.filter(card => card === BRIDE),
    ),
    rng,
  );
  const size = 2 + rng.below(2);
  const brides = Math.floor(4 / size);
  const hands = Array.from({ length: seats }, (_, seat) =>
    seat < brides ? new Array<Card>(size).fill(BRIDE) : others.splice(0, size),
  );
  return loaded({
    seats,
    options,
    leader: rng.below(seats),
    hands: shuffle(hands, rng).map(writeCards),
    winds: 'N2 S1 W3'.slice(0, 3 * size - 1),
  });
};

/** The evaluation of the professional game, where one or two players can choose; in the basic game, the last trick. */
const toEvaluate = ({ seats, options }: Setup, rng: Rng): State => {
  if (!options.professional) return lastTricks({ seats, options }, rng);
  const [one, other] = shuffle([0, 1, 2, 3], rng) as [Direction, Direction];
  const five = (direction: Direction): Wind[] => [1, 1, 2, 2, 3].map(damage => wind(direction, damage));
  const collected: Wind[][] = Array.from({ length: seats }, () => []);
  const chooser = rng.below(seats);
  collected[chooser] = five(one);
  at(collected, rng.below(2) === 0 ? chooser : (chooser + 1) % seats).push(...five(other));
  return loaded({
    seats,
    options,
    phase: 'sets',
    collected: collected.map(writeWinds),
    sheet: sheetOf(seats, options.rounds - 1, rng),
  });
};

const sheetOf = (seats: number, rounds: number, rng: Rng): object[][] =>
  Array.from({ length: rounds }, () => {
    const winds = shuffle([...WIND_PACK], rng);
    return Array.from({ length: seats }, () => ({ collected: writeWinds(winds.splice(0, rng.below(3))) }));
  });

const latePositions = ['last tricks', 'brides to lead', 'to evaluate'] as const;

const latePosition = (kind: (typeof latePositions)[number], setup: Setup, rng: Rng): State => {
  switch (kind) {
    case 'last tricks':
      return lastTricks(setup, rng);
    case 'brides to lead':
      return bridesToLead(setup, rng);
    case 'to evaluate':
      return toEvaluate(setup, rng);
  }
};

/** What the conformance suite has to know, and where else than at the deal it begins. */
export const secrets = { insight, latePositions, latePosition };

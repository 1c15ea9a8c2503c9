import type { Seat, ToAct, Viewer } from '../core/index.js';
import { ROW, TRICKS, type Card } from './cards.js';
import { outcome } from './end.js';
import { sheetLines } from './evaluation.js';
import { directionsIn, windsIn } from './hoard.js';
import { lastTrick, openTricks, tricksOver, untold } from './history.js';
import { openChoices } from './moves.js';
import type { Event, HandView, Shown, State, View } from './types.js';

export const toAct = (state: State): ToAct => {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' };
    case 'over':
      return { kind: 'over' };
    case 'trick':
      return { kind: 'seats', must: [state.turn], may: [] };
    case 'sets':
      return { kind: 'seats', must: seatsOf(state).filter(seat => openChoices(state, seat) !== 0), may: [] };
  }
};

const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** What a viewer sees: all that lies open, how many cards each hand has, and their own. */
export const view = (state: State, viewer: Viewer): View => {
  const { seats, options, log } = state;
  const over = tricksOver(state);
  const told = untold(state);
  const choices = viewer === 'watcher' ? 0 : openChoices(state, viewer);
  const own = viewer === 'watcher' ? null : (state.chosen[viewer] ?? null);
  return {
    options: {
      professional: options.professional,
      rounds: options.rounds,
      ...(options.openTricks ? { openTricks: true } : {}),
    },
    seats,
    viewer,
    phase: state.phase,
    toAct: toAct(state),
    round: state.round,
    trick: state.trick,
    starter: state.starter,
    leader: state.leader,
    turn: state.turn,
    hands: state.hands.map((hand, seat): HandView =>
      seat === viewer ? { kind: 'own', cards: [...hand] } : { kind: 'closed', count: hand.length },
    ),
    played: log.slice((state.trick - 1) * seats, (state.trick - 1) * seats + state.laid),
    row: state.winds.slice(over, Math.min(over + ROW, TRICKS)),
    blown: state.winds.slice(0, over),
    forecast: [...state.forecast],
    carried: [...state.carried],
    collected: state.collected.map(windsIn),
    gone: log.slice(told * seats, over * seats),
    leaders: state.leaders.slice(told, over),
    lastTrick: lastTrick(state),
    ...(options.openTricks ? { tricks: openTricks(state) } : {}),
    points: [...state.points],
    roundsWon: [...state.roundsWon],
    sheet: Array.from({ length: state.ledger.length / seats }, (_, round) =>
      sheetLines(options, seats, state.ledger, round),
    ),
    chosen: state.chosen.map(mask => mask !== null),
    choices: directionsIn(choices),
    ownChoice: own === null ? null : directionsIn(own),
    outcome: state.phase === 'over' ? outcome(state) : null,
  };
};

/** The viewer's own cards; a watcher has none. */
export const ownHand = (seen: View): readonly Card[] => {
  const hand = seen.viewer === 'watcher' ? undefined : seen.hands[seen.viewer];
  return hand?.kind === 'own' ? hand.cards : [];
};

export const show = (event: Event, viewer: Viewer): Shown => {
  switch (event.type) {
    case 'dealt': {
      const { type, round, starter, hands, row, forecast } = event;
      const hand = viewer === 'watcher' ? undefined : hands[viewer];
      return hand ? { type, round, starter, hand, row, forecast } : { type, round, starter, row, forecast };
    }
    case 'sets-chosen': {
      const { type, seat, directions } = event;
      return seat === viewer ? { type, seat, directions } : { type, seat };
    }
    case 'played':
    case 'trick-ended':
    case 'evaluated':
    case 'ended':
      return event;
  }
};

/** What is news to a seat: all but their own choices. */
export const tells = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'played':
    case 'sets-chosen':
      return event.seat !== seat;
    case 'trick-ended':
      return event.revealed !== null;
    case 'dealt':
    case 'evaluated':
    case 'ended':
      return true;
  }
};

import type { Seat, ToAct, Viewer } from '../core/index.js';
import type { Chart } from './chart.js';
import { ownerOf } from './colours.js';
import { outcomeOf } from './score.js';
import type { Card, Event, HandView, Shown, State, View } from './types.js';

export const toAct = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): ToAct => {
  switch (phase) {
    case 'deal':
      return { kind: 'chance' };
    case 'turn':
      return { kind: 'seats', must: [turn], may: [] };
    case 'over':
      return { kind: 'over' };
  }
};

/** 3.5 Everything but hands and piles is open, and of those the sizes; a viewer sees their own cards. */
export const view = (chart: Chart, state: State, viewer: Viewer): View => {
  const { options, seats } = state;
  return {
    options: { mode: options.mode },
    seats,
    viewer,
    phase: state.phase,
    toAct: toAct(state),
    round: state.round,
    first: state.first,
    turn: state.turn,
    playedThisRound: state.playedThisRound,
    towers: [...state.towers],
    lit: [...state.lit],
    cloud: state.cloud,
    ships: state.ships.map(fleet => [...fleet]),
    played: state.played.map(cards => [...cards]),
    used: [...state.used],
    hands: state.hands.map((hand, colour): HandView =>
      ownerOf(options.mode, colour) === viewer
        ? { kind: 'own', cards: [...hand] }
        : { kind: 'closed', count: hand.length },
    ),
    piles: state.piles.map(pile => pile.length),
    outcome: state.phase === 'over' ? outcomeOf(chart, state) : null,
  };
};

/** By colour: the viewer's own cards; nothing for the colours of others. */
export const ownHands = ({ hands }: Pick<View, 'hands'>): readonly (readonly Card[])[] =>
  hands.map(hand => (hand.kind === 'own' ? hand.cards : []));

export const show = (event: Event, viewer: Viewer): Shown => {
  switch (event.type) {
    case 'dealt': {
      const { type, first, towers } = event;
      if (viewer === 'watcher') return { type, first, towers };
      const hands = event.hands.filter(({ seat }) => seat === viewer).map(({ colour, cards }) => ({ colour, cards }));
      return { type, first, towers, hands };
    }
    case 'drew': {
      const { type, seat, colour, card } = event;
      return seat === viewer ? { type, seat, colour, card } : { type, seat, colour };
    }
    case 'played':
    case 'beacon':
    case 'sailed':
    case 'erik-played':
    case 'cloud-moved':
    case 'ended':
      return event;
  }
};

/**
 * What is news to a seat. A player's own choice is none to them; the card they draw is. Everybody knows beforehand where
 * the cloud goes (1.6), and how Erik sails once his card is seen (9.5).
 */
export const tells = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'drew':
      return event.seat === seat;
    case 'played':
    case 'beacon':
      return event.seat !== seat;
    case 'sailed':
      return event.by !== null && event.by !== seat;
    case 'cloud-moved':
      return false;
    case 'dealt':
    case 'erik-played':
    case 'ended':
      return true;
  }
};

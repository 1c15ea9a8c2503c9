import {
  COLOURS,
  coloursOf,
  coloursToPlay,
  ownerOf,
  ownHands,
  pointsOf,
  ROUNDS,
  turnOrder,
  writeCard,
  type Card,
  type Colour,
  type View,
} from '@seekiste/rules/lighthouse-run';
import type { Seat } from '@seekiste/rules/core';
import type { Message, Said } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import type { Line } from '../voice.js';
import { outcome } from './outcome.js';
import { river } from './river.js';
import { animalName, cardName, colourName, plainCardName, say, seatInList, seatWithPoints } from './speak.js';

const pointsIn = (view: View, colour: Colour): number[] =>
  (view.ships[colour] ?? []).map(space => pointsOf(space)).sort((one, other) => other - one);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** 3.1, 7.1 Who plays when in this round and the next; 9.3 Erik always comes last. */
const roundLine = (view: View, names: Names): Message[] => {
  const { thisRound, nextRound } = turnOrder(view);
  const order = (seats: readonly Seat[]): Message[] => [
    ...seats.map(seat => seatInList(seat, names)),
    ...(view.options.mode === 'erik' ? [say('erik-in-list')] : []),
  ];
  return [
    say('position-round', { round: view.round, rounds: ROUNDS, order: order(thisRound) }),
    ...(nextRound.length === 0 ? [] : [say('position-next-round', { order: order(nextRound) })]),
  ];
};

/** 3.5 Played cards lie open. */
const playedSentence = (cards: readonly Card[]): Message[] =>
  cards.length === 0 ? [] : [say('position-played', { cards: cards.map(plainCardName) })];

const colourLine = (view: View, colour: Colour, names: Names): Message[] => {
  const owner = ownerOf(view.options.mode, colour);
  const points = pointsIn(view, colour);
  const held = view.hands[colour];
  const facts = {
    colour: colourName(colour),
    animal: animalName(colour),
    points: sum(points),
    ships: points.join(' + '),
    pile: view.piles[colour] ?? 0,
  };
  const line =
    owner === null
      ? say('position-erik', facts)
      : say('position-colour', {
          ...facts,
          owner: seatInList(owner, names),
          hand: held?.kind === 'own' ? held.cards.length : (held?.count ?? 0),
        });
  return [line, ...playedSentence(view.played[colour] ?? [])];
};

/** 9.14 A great fleet counts both colours. */
const totalsLine = (view: View, names: Names): Message[] => {
  const { options, seats } = view;
  if (options.mode !== 'fleet') return [];
  const total = (seat: Seat): number => sum(coloursOf(options.mode, seat).map(colour => sum(pointsIn(view, colour))));
  const totals = Array.from({ length: seats }, (_, seat) => seatWithPoints(seat, total(seat), names));
  return [say('position-totals', { totals })];
};

/** Beside each card stands how it is typed. */
const handIn = (colour: Colour, cards: readonly Card[]): Message =>
  say('position-hand', {
    colour: colourName(colour),
    cards: cards.map(card =>
      say('position-hand-card', { card: cardName(card), typed: `${COLOURS[colour] ?? ''}:${writeCard(card)}` }),
    ),
  });

export const hand = (view: View): Said => {
  const hands = ownHands(view).flatMap((cards, colour) => (cards.length > 0 ? [handIn(colour, cards)] : []));
  return hands.length > 0 ? hands : say('position-hand-empty');
};

/** 9.11 With a great fleet, the second card of a round is of the other colour. */
const turnTodo = (view: View, seat: Seat): Message => {
  if (coloursOf(view.options.mode, seat).length === 1) return say('todo-turn');
  const [one = 0, other] = coloursToPlay(view, seat);
  return other === undefined
    ? say('todo-fleet-second', { colour: colourName(one) })
    : say('todo-fleet-first', { one: colourName(one), other: colourName(other) });
};

export const todo = (view: View, names: Names): Message => {
  const { toAct, viewer, turn } = view;
  if (toAct.kind === 'over') return say('todo-over');
  if (toAct.kind === 'chance') return say('todo-deal');
  if (viewer === 'watcher' || !toAct.must.includes(viewer)) return say('todo-wait', { name: whoIs(turn, names).name });
  return turnTodo(view, viewer);
};

export const board = (view: View, names: Names): readonly Line[] => [
  ...river(view),
  ...(view.phase === 'turn' ? [roundLine(view, names)] : []),
  ...view.ships.map((_, colour) => colourLine(view, colour, names)),
  ...totalsLine(view, names),
];

export const position = (view: View, names: Names): readonly Line[] => [
  ...board(view, names),
  ...(view.viewer === 'watcher' ? [] : [hand(view)]),
  view.outcome ? outcome(view.outcome, names) : todo(view, names),
];

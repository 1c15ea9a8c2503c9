import {
  COLOURS,
  coloursOf,
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
import type { Language } from '../language.js';
import type { Names } from '../voice.js';
import { outcome } from './outcome.js';
import { river } from './river.js';
import {
  animalName,
  capital,
  cardName,
  colourName,
  plainCardName,
  say,
  seatInList,
  seatWithPoints,
  whoArgs,
} from './speak.js';

const pointsIn = (view: View, colour: Colour): number[] =>
  (view.ships[colour] ?? []).map(space => pointsOf(space)).sort((one, other) => other - one);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** 3.1, 7.1 Who plays when in this round and the next; 9.3 Erik always comes last. */
const roundLine = (language: Language, view: View, names: Names): string => {
  const { thisRound, nextRound } = turnOrder(view);
  const order = (seats: readonly Seat[]): string =>
    [
      ...seats.map(seat => seatInList(language, seat, names)),
      ...(view.options.mode === 'erik' ? [say(language, 'erik-in-list')] : []),
    ].join(', ');
  return [
    say(language, 'position-round', { round: view.round, rounds: ROUNDS, order: order(thisRound) }),
    ...(nextRound.length === 0 ? [] : [say(language, 'position-next-round', { order: order(nextRound) })]),
  ].join(' ');
};

/** 3.5 Played cards lie open. */
const playedSentence = (language: Language, cards: readonly Card[]): string[] =>
  cards.length === 0
    ? []
    : [say(language, 'position-played', { cards: cards.map(card => plainCardName(language, card)).join(', ') })];

const colourLine = (language: Language, view: View, colour: Colour, names: Names): string => {
  const owner = ownerOf(view.options.mode, colour);
  const points = pointsIn(view, colour);
  const held = view.hands[colour];
  const facts = {
    colour: capital(colourName(language, colour)),
    animal: animalName(language, colour),
    points: sum(points),
    ships: points.join(' + '),
    pile: view.piles[colour] ?? 0,
  };
  const line =
    owner === null
      ? say(language, 'position-erik', facts)
      : say(language, 'position-colour', {
          ...facts,
          owner: seatInList(language, owner, names),
          hand: held?.kind === 'own' ? held.cards.length : (held?.count ?? 0),
        });
  return [line, ...playedSentence(language, view.played[colour] ?? [])].join(' ');
};

/** 9.14 A great fleet counts both colours. */
const totalsLine = (language: Language, view: View, names: Names): string[] => {
  const { options, seats } = view;
  if (options.mode !== 'fleet') return [];
  const total = (seat: Seat): number => sum(coloursOf(options.mode, seat).map(colour => sum(pointsIn(view, colour))));
  const totals = Array.from({ length: seats }, (_, seat) => seatWithPoints(language, seat, total(seat), names));
  return [say(language, 'position-totals', { totals: totals.join(', ') })];
};

/** Beside each card stands how it is typed. */
const handIn = (language: Language, colour: Colour, cards: readonly Card[]): string =>
  say(language, 'position-hand', {
    colour: colourName(language, colour),
    cards: cards.map(card => `${cardName(language, card)} = ${COLOURS[colour] ?? ''}:${writeCard(card)}`).join(', '),
  });

export const hand = (language: Language, view: View): string => {
  const hands = ownHands(view).flatMap((cards, colour) => (cards.length > 0 ? [handIn(language, colour, cards)] : []));
  return hands.length > 0 ? hands.join(' ') : say(language, 'position-hand-empty');
};

/** 9.11 With a great fleet, the second card of a round is of the other colour. */
const turnTodo = (language: Language, view: View, seat: Seat): string => {
  const { options, used } = view;
  const [one = 0, other] = coloursOf(options.mode, seat);
  if (other === undefined) return say(language, 'todo-turn');
  const colour = (which: Colour): string => colourName(language, which);
  const before = used[seat] ?? null;
  return before === null
    ? say(language, 'todo-fleet-first', { one: colour(one), other: colour(other) })
    : say(language, 'todo-fleet-second', { colour: colour(before === one ? other : one) });
};

export const todo = (language: Language, view: View, names: Names): string => {
  const { toAct, viewer, turn } = view;
  if (toAct.kind === 'over') return say(language, 'todo-over');
  if (toAct.kind === 'chance') return say(language, 'todo-deal');
  if (viewer === 'watcher' || !toAct.must.includes(viewer))
    return say(language, 'todo-wait', { name: whoArgs(turn, names)['name'] ?? '' });
  return turnTodo(language, view, viewer);
};

export const board = (language: Language, view: View, names: Names): readonly string[] => [
  ...river(language, view),
  ...(view.phase === 'turn' ? [roundLine(language, view, names)] : []),
  ...view.ships.map((_, colour) => colourLine(language, view, colour, names)),
  ...totalsLine(language, view, names),
];

export const position = (language: Language, view: View, names: Names): readonly string[] => [
  ...board(language, view, names),
  ...(view.viewer === 'watcher' ? [] : [hand(language, view)]),
  view.outcome ? outcome(language, view.outcome, names) : todo(language, view, names),
];

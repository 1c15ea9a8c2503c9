import {
  BRIDE,
  damageOf,
  directionOf,
  numberOf,
  ownHand,
  steering,
  wind,
  windDirection,
  type Card,
  type Direction,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { ascending, fromSeat } from './from-seat.js';

/** 4.1–4.3 A card counts by whether its direction is the wind's, opposite or beside it: the compass may turn or be mirrored. */
const COMPASSES: readonly ((direction: Direction) => Direction)[] = [0, 1, 2, 3].flatMap(turn =>
  [1, 3].map(way => (direction: Direction) => ((direction * way + turn) % 4) as Direction),
);

const guise = (view: View, turned: (direction: Direction) => Direction): unknown => {
  const card = (one: Card): Card => (one === BRIDE ? BRIDE : steering(turned(directionOf(one)), numberOf(one)));
  const blown = (one: Wind): Wind => wind(turned(windDirection(one)), damageOf(one));
  const { viewer } = view;
  return [
    [view.options.professional, view.options.rounds - view.round, view.seats, view.phase, view.trick],
    ascending(ownHand(view).map(card)),
    view.played.map(card),
    view.row.map(blown),
    ascending(view.carried.map(blown)),
    fromSeat(view.collected, viewer).map(winds => ascending(winds.map(blown))),
    fromSeat(view.points, viewer),
  ];
};

/** Seats by any name, and the compass turned or mirrored: eight ways. Tricks that are over are left out. */
export const santaTimeaLikenesses = (view: View): readonly unknown[] => COMPASSES.map(turned => guise(view, turned));

import { BOX, coloursOf, ERIK, type Card, type Colour, type Tower, type View } from '@seekiste/rules/lighthouse-run';
import { ascending, fromSeat } from './from-seat.js';

/** 1.5 Two lighthouses whose cards are alike but for their names, and these cards. */
interface Twins {
  readonly towers: readonly [Tower, Tower];
  readonly cards: readonly [Card, Card];
}

const { cards: CARDS, towers: TOWERS } = BOX;

const TWINS: readonly Twins[] = CARDS.flatMap(({ movement, steps, tower }, one) =>
  CARDS.flatMap((other, at): readonly Twins[] =>
    at > one && tower && other.tower && other.movement === movement && other.steps === steps
      ? [{ towers: [TOWERS.indexOf(tower), TOWERS.indexOf(other.tower)], cards: [one, at] }]
      : [],
  ),
);

const swapped = (value: number, [one, other]: readonly [number, number]): number =>
  value === one ? other : value === other ? one : value;

/** The colours from the player's on; with the great fleet either of a seat's two colours may come first (9.9). */
const coloursFrom = ({ options: { mode }, seats, viewer }: View): readonly (readonly Colour[])[] => {
  const order = fromSeat(
    Array.from({ length: seats }, (_, seat) => coloursOf(mode, seat)),
    viewer,
  );
  const ways = order.reduce<readonly (readonly Colour[])[]>(
    (lists, own) => lists.flatMap(list => [own, own.toReversed()].map(colours => [...list, ...colours])),
    [[]],
  );
  return mode === 'erik' ? ways.map(list => [...list, ERIK]) : ways;
};

const guise = (view: View, colours: readonly Colour[], twins: Twins | undefined): unknown => {
  const card = (one: Card): Card => (twins ? swapped(one, twins.cards) : one);
  const tower = (one: Tower): Tower => (twins ? swapped(one, twins.towers) : one);
  return [
    [view.options.mode, view.seats, view.round, view.playedThisRound, view.cloud],
    view.towers.map(tower),
    view.lit,
    colours.map(colour => ascending(view.ships[colour] ?? [])),
    colours.map(colour => {
      const hand = view.hands[colour];
      return hand?.kind === 'own' ? ascending(hand.cards.map(card)) : (hand?.count ?? 0);
    }),
  ];
};

/**
 * Seats and their colours by any name, ships of a colour in any order, and lighthouses with like cards. Cards that were
 * played are left out.
 */
export const lighthouseRunLikenesses = (view: View): readonly unknown[] =>
  coloursFrom(view).flatMap(colours => [undefined, ...TWINS].map(twins => guise(view, colours, twins)));

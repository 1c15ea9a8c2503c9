import {
  COMPASS,
  MONSTER,
  OPEN,
  ownHand,
  type Card,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { heldView } from '../chapters/index.js';

/** The table as it looks while a move lies in place but is not made. */
export interface Laid {
  readonly view: View;
  readonly hand: readonly Card[];
  readonly pending: Space | undefined;
}

const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

const withIsland = (view: View, space: Space, card: Card): View => ({
  ...view,
  sea: view.sea.with(space, card),
  ...(view.dayNight && card !== OPEN
    ? { dayNight: { ...view.dayNight, sides: view.dayNight.sides.with(space, view.dayNight.up) } }
    : {}),
  ...(view.duel && typeof view.viewer === 'number'
    ? { duel: { ...view.duel, owners: view.duel.owners.with(space, view.viewer) } }
    : {}),
});

const turned = (view: View, space: Space): View => {
  const { dayNight } = view;
  if (!dayNight) return view;
  const side = dayNight.sides[space] === 'sun' ? 'moon' : 'sun';
  return { ...view, dayNight: { ...dayNight, sides: dayNight.sides.with(space, side) } };
};

const cleared = (view: View, space: Space): View =>
  view.pyramid ? { ...view, pyramid: { ...view.pyramid, storms: view.pyramid.storms.with(space, null) } } : view;

export const withHeld = (view: View, move: Move | undefined): Laid => {
  const hand = ownHand(view);
  const still = { view, hand, pending: undefined };
  if (!move) return still;
  switch (move.type) {
    case 'lay':
      return {
        view: withIsland(view, move.space, move.card),
        hand: without(hand, [move.card, ...move.pay]),
        pending: move.space,
      };
    case 'monster':
      return {
        view: withIsland(view, move.space, OPEN),
        hand: without(hand, [MONSTER]),
        pending: move.space,
      };
    case 'turn':
      return { view: turned(view, move.space), hand: without(hand, [move.card]), pending: move.space };
    case 'clear':
      return { view: cleared(view, move.space), hand: without(hand, [COMPASS]), pending: move.space };
    case 'swap':
      return { ...still, hand: [] };
    default:
      return { ...still, view: heldView(view, move), hand: 'cards' in move ? without(hand, move.cards) : hand };
  }
};

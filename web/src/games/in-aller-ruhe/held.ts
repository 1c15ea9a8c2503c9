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

const stormy = (view: View, row: number, more: number): View => {
  const { storms } = view;
  const violet = storms?.violet.with(row, Math.max(0, (storms.violet[row] ?? 0) + more));
  return storms && violet ? { ...view, storms: { ...storms, violet } } : view;
};

export const withHeld = (view: View, move: Move | undefined): Laid => {
  const hand = ownHand(view);
  const still = { view, hand, pending: undefined };
  switch (move?.type) {
    case 'lay':
      return {
        view: withIsland(view, move.space, move.card),
        hand: without(hand, [move.card, ...move.pay]),
        pending: move.space,
      };
    case 'give':
    case 'discard':
    case 'hold':
    case 'pay':
    case 'soak':
      return { ...still, hand: without(hand, move.cards) };
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
    case 'rock':
      return view.rock ? { ...still, view: { ...view, rock: { ...view.rock, row: move.row } } } : still;
    case 'storm-row':
      return { ...still, view: stormy(view, move.row, 1) };
    case 'compass':
      return move.storm === 'violet' ? { ...still, view: stormy(view, move.at ?? 0, -1) } : still;
    case undefined:
    case 'arrive':
    case 'deal':
    case 'depart':
    case 'pledge':
    case 'blow':
    case 'award':
      return still;
  }
};

import {
  ARRIVAL,
  COLUMNS,
  DEPARTURE,
  inAllerRuhe,
  isIsland,
  ISLANDS,
  OPEN,
  ownHand,
  routesOf,
  type Card,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { at, gapsOf, helps, split, type Gap } from '../sailor/index.js';
import type { GapFacts, Lay, ThrownFacts } from './reason.js';

/** Numbers that have left the game before everybody's eyes. */
const outOpenly = ({ monsters, pyramid, duel }: View): readonly Card[] => [
  ...(monsters?.destroyed ?? []),
  ...(pyramid?.out ?? []),
  ...(duel?.shown.flat() ?? []),
];

/** Numbers that could still be laid, as far as the viewer can know: neither laid, nor gone, nor thrown by themselves. */
const couldCome = (view: View): readonly Card[] => {
  const gone = new Set([...view.sea, ...view.remembered, ...outOpenly(view)]);
  return Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(card => !gone.has(card));
};

const gapsIn = (view: View, sea = view.sea): readonly Gap[] => gapsOf(sea, routesOf(view.options));

/** The gap that an open space is part of. */
export const gapAt = (view: View, space: Space, sea = view.sea): Gap => {
  const gaps = gapsIn(view, sea);
  return at(
    gaps,
    gaps.findIndex(({ start, width }) => start <= space && space < start + width),
  );
};

/** What can still come for a gap, once these cards have left the hand. */
export const factsOf = (view: View, gap: Gap, used: readonly Card[]): GapFacts => {
  const fitting = couldCome(view).filter(card => helps(gap, card) && !used.includes(card));
  const hand = ownHand(view);
  return {
    below: gap.below,
    above: gap.above,
    spaces: gap.width,
    numbers: fitting.length,
    own: fitting.filter(card => hand.includes(card)).length,
  };
};

export const slackOf = ({ numbers, spaces }: GapFacts): number => numbers - spaces;

/** The one that will be hardest to fill. */
export const tightest = (facts: readonly GapFacts[]): GapFacts | undefined =>
  facts.reduce<GapFacts | undefined>(
    (least, one) => (least && slackOf(least) <= slackOf(one) ? least : one),
    undefined,
  );

/** The gap that a placement goes into, and what is left of it. */
export const afterLaying = (
  view: View,
  { card, space, pay }: Lay,
): { readonly gap: Gap; readonly left: readonly GapFacts[] } => {
  const gap = gapAt(view, space);
  return { gap, left: split(gap, card, space).map(part => factsOf(view, part, [card, ...pay])) };
};

/** Whether a card can be of no use any more. */
const isDead = (view: View, card: Card): boolean => {
  if (card === DEPARTURE) return view.departedBy !== null;
  return isIsland(card) && !gapsIn(view).some(gap => helps(gap, card));
};

export const deadAmong = (view: View, cards: readonly Card[]): number =>
  cards.filter(card => isDead(view, card)).length;

export const thrownFacts = (view: View, cards: readonly Card[]): ThrownFacts => {
  const arrivals = (among: readonly Card[]): number => among.filter(card => card === ARRIVAL).length;
  return { cards, dead: deadAmong(view, cards), arrivals: arrivals(ownHand(view)) - arrivals(cards) };
};

/** Of all placements, the one that leaves its gaps the most numbers to spare: its tightest gap. */
export const bestPlacement = (view: View): GapFacts | undefined => {
  let best: GapFacts | undefined;
  for (const move of inAllerRuhe.moves(view)) {
    if (move.type !== 'lay') continue;
    const left = tightest(afterLaying(view, move).left);
    // A gap that is filled leaves nothing to worry about.
    if (!left) return undefined;
    if (!best || slackOf(left) > slackOf(best)) best = left;
  }
  return best;
};

export const openInRow = ({ sea }: View, row: number): number =>
  sea.slice(row * COLUMNS, (row + 1) * COLUMNS).filter(card => card === OPEN).length;

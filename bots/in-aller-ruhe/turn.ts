import {
  ARRIVAL,
  DEPARTURE,
  isIsland,
  price,
  SPACES,
  type Card,
  type Move,
  type Space,
} from '@seekiste/rules/in-aller-ruhe';
import { comfort } from './budget.js';
import { split, type Gap } from './gaps.js';
import { outlook, throwLeast, type Outlook } from './hand.js';
import type { Known } from './known.js';
import { at, replaced, sum } from './list.js';
import { expectedPrice } from './prices.js';

/** Placements are looked at this near to where a number would lie if its gap were filled evenly. */
const NEAR = 4;

/** A move, and the logarithm of the chance to win after it, as far as this bot can tell. */
interface Idea {
  readonly move: Move;
  readonly worth: number;
}

const evenly = ({ start, width, below, above }: Gap, card: Card): number =>
  start - 1 + ((card - below) / (above - below)) * (width + 1);

/** One island into the gap at `index`, paid with the cards that are missed least. */
const lay = (known: Known, now: Outlook, index: number, [card, space]: readonly [Card, Space]): Idea => {
  const rest = known.hand.filter(held => held !== card);
  const cost = price(known.sea, card, space);
  const parts = split(at(known.gaps, index), card, space);
  const made = outlook(known, parts, rest);
  const after: Outlook = {
    gaps: replaced(now.gaps, index, made.gaps),
    fills: replaced(now.fills, index, made.fills),
  };
  const paid = throwLeast(known, after, rest, cost);
  const priceAfter =
    known.price - at(known.prices, index) + sum(parts.map(part => expectedPrice(part, known.supply, known.weights)));
  const mine = at(known.cards, known.seat) - 1 - cost;
  return {
    move: { type: 'lay', card, space, pay: paid.cards },
    worth: paid.worth + comfort(known, mine, known.open - 1, priceAfter),
  };
};

const layings = (known: Known, now: Outlook, card: Card): readonly Idea[] => {
  const index = known.gaps.findIndex(({ below, above }) => below < card && card < above);
  const gap = known.gaps[index];
  if (!gap) return [];
  const others = known.hand.length - 1;
  // A last card cannot be thrown, so it has to be laid wherever it may.
  const near = others > 0 ? NEAR : SPACES;
  const middle = evenly(gap, card);
  const ideas: Idea[] = [];
  for (let space = gap.start; space < gap.start + gap.width; space++)
    if (Math.abs(space - middle) <= near && price(known.sea, card, space) <= others)
      ideas.push(lay(known, now, index, [card, space]));
  return ideas;
};

const discard = (known: Known, now: Outlook): Idea => {
  const { cards, worth } = throwLeast(known, now, known.hand, 2);
  const mine = at(known.cards, known.seat) - 2;
  return { move: { type: 'discard', cards }, worth: worth + comfort(known, mine, known.open, known.price) };
};

/** The active player's move: what must or wins at once, else the most promising of laying and discarding two. */
export const chooseAction = (known: Known): Move | undefined => {
  const { hand, departed, open } = known;
  if (!departed && hand.includes(DEPARTURE)) return { type: 'depart' }; // 5.1
  if (departed && open === 0 && hand.includes(ARRIVAL)) return { type: 'arrive' }; // 6.1
  const now = outlook(known, known.gaps, hand);
  const ideas = hand.filter(isIsland).flatMap(card => layings(known, now, card));
  if (hand.length > 1) ideas.push(discard(known, now));
  return ideas.reduce<Idea | undefined>((best, idea) => (best && best.worth >= idea.worth ? best : idea), undefined)
    ?.move;
};

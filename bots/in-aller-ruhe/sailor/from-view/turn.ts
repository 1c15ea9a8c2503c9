import {
  ARRIVAL,
  DEPARTURE,
  isIsland,
  MOST_SPACES,
  price,
  type Card,
  type Move,
  type Space,
} from '@seekiste/rules/in-aller-ruhe';
import { comfort, type After } from './budget.js';
import { layWrong, turnings, wrongToCome } from './day-night.js';
import { explores } from './exploration.js';
import { evenly, split, type Gap } from '../gaps.js';
import { outlook, throwLeast, type Outlook } from './hand.js';
import { afterSpending, type Idea } from '../idea.js';
import type { Known } from './known.js';
import { at, replaced, sum } from '../list.js';
import { destructions } from './monsters.js';
import { expectedPrice } from './prices.js';
import { clearings, exploring } from './pyramid.js';
import { compassWorth } from '../../chapters/storms/weather.js';

/** Placements are looked at this near to where a number would lie if its gap were filled evenly. */
const NEAR = 4;

/** 12.7 A hand that is emptied by discarding earns a compass. */
const earned = (known: Known, thrown: number, left: number): number => {
  const { storms } = known.view;
  return storms && thrown > 0 && left === 0 && storms.supply > storms.earned ? compassWorth(known, storms) : 0;
};

/** One island into the gap at `index`, paid with the cards that are missed least. */
const lay = (known: Known, now: Outlook, index: number, [card, space]: readonly [Card, Space]): Idea => {
  const rest = known.hand.filter(held => held !== card);
  const gap = at(known.gaps, index);
  const cost = price(known.sea, card, space, gap.route);
  const parts = split(gap, card, space);
  const made = outlook(known, parts, rest);
  const after: Outlook = {
    gaps: replaced(now.gaps, index, made.gaps),
    fills: replaced(now.fills, index, made.fills),
  };
  const paid = throwLeast(known, after, rest, cost);
  const priceAfter =
    known.price - at(known.prices, index) + sum(parts.map(part => expectedPrice(part, known.supply, known.weights)));
  const wrong = layWrong(known.view, space) ? 1 : 0;
  const done: After = {
    mine: at(known.cards, known.seat) - 1 - cost,
    open: known.open - 1,
    price: priceAfter,
    chores: known.chores + wrong - wrongToCome(known.view, known.weights),
    monsters: known.monsters,
  };
  const worth = paid.worth + comfort(known, done) + earned(known, cost, rest.length - cost);
  return explores(known.view, space)
    ? { move: { type: 'lay', card, space, pay: [] }, worth: exploring(known, worth, now, card) }
    : { move: { type: 'lay', card, space, pay: paid.cards }, worth };
};

const layingsIn = (known: Known, now: Outlook, index: number, card: Card): readonly Idea[] => {
  const gap: Gap = at(known.gaps, index);
  const others = known.throwable - 1;
  // A last card cannot be thrown, so it has to be laid wherever it may.
  const near = others > 0 ? NEAR : MOST_SPACES;
  const middle = evenly(gap, card);
  const ideas: Idea[] = [];
  for (let space = gap.start; space < gap.start + gap.width; space++)
    if (
      Math.abs(space - middle) <= near &&
      !known.closed?.[space] &&
      price(known.sea, card, space, gap.route) <= others
    )
      ideas.push(lay(known, now, index, [card, space]));
  return ideas;
};

const layings = (known: Known, now: Outlook, card: Card): readonly Idea[] => {
  const ideas: Idea[] = [];
  for (let index = 0; index < known.gaps.length; index++) {
    const { below, above } = at(known.gaps, index);
    if (below < card && card < above) ideas.push(...layingsIn(known, now, index, card));
  }
  return ideas;
};

const discard = (known: Known, now: Outlook): Idea => {
  const { cards, worth } = throwLeast(known, now, known.hand, 2);
  return {
    move: { type: 'discard', cards },
    worth: worth + comfort(known, afterSpending(known, 2)) + earned(known, 2, known.hand.length - 2),
  };
};

/** What the active player has to do, or what wins at once. */
const forced = ({ hand, departed, open }: Known): Move | undefined => {
  if (!departed && hand.includes(DEPARTURE)) return { type: 'depart' }; // 5.1
  return departed && open === 0 && hand.includes(ARRIVAL) ? { type: 'arrive' } : undefined; // 6.1
};

/** Everything that the active player might do, each with its worth; first what must be done or wins at once. */
export const actions = (known: Known): readonly Idea[] => {
  const now = outlook(known, known.gaps, known.hand);
  const ideas = known.hand.filter(isIsland).flatMap(card => layings(known, now, card));
  ideas.push(...destructions(known), ...turnings(known, now), ...clearings(known));
  if (known.throwable > 1) ideas.push(discard(known, now));
  const move = forced(known);
  return move ? [{ move, worth: Infinity }, ...ideas] : ideas;
};

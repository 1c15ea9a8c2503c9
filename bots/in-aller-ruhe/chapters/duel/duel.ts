import {
  HAND,
  inAllerRuhe,
  ISLAND_POINTS,
  ownHand,
  price,
  runPoints,
  type Card,
  type Move,
  type Owners,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { gapsOf, type Gap } from '../../sailor/gaps.js';
import { best, type Idea } from '../../sailor/idea.js';
import { at, sum } from '../../sailor/list.js';
import type { Weights } from '../../sailor/weights.js';

interface Position {
  readonly sea: readonly Card[];
  readonly owners: Owners;
  readonly gaps: readonly Gap[];
}

const positionOf = (sea: readonly Card[], owners: Owners): Position => ({ sea, owners, gaps: gapsOf(sea) });

/** 16.6 The spaces of a gap on which a number leaves enough numbers for those before and behind it. */
const spacesFor = ({ start, width, below, above }: Gap, card: Card): readonly [first: Space, last: Space] => {
  const end = start + width - 1;
  return [Math.max(start, end - (above - card - 1)), Math.min(end, start + (card - below - 1))];
};

/** Points for laying an island: two, and what it adds to runs (so much of it), less its price. */
const gain = ({ sea, owners }: Position, seat: number, card: Card, space: Space, runs = 1): number =>
  ISLAND_POINTS - price(sea, card, space) + runs * runPoints(owners, seat, space);

const gapFor = (gaps: readonly Gap[], card: Card): Gap | undefined =>
  gaps.find(({ below, above }) => below < card && card < above);

interface Prospect {
  /** How many cards there are to pay with. */
  readonly payable: number;
  /** How much of the points of runs counts. */
  readonly runs: number;
}

/** What a card would bring a seat at best; one that cannot be laid will be thrown and cost a point. */
const bestGain = (position: Position, seat: number, card: Card, { payable, runs }: Prospect): number => {
  const gap = gapFor(position.gaps, card);
  if (!gap) return -1;
  const [first, last] = spacesFor(gap, card);
  let most = -1;
  // Only the ends of a gap have neighbours, so one space between them stands for all.
  for (const space of new Set([first, Math.floor((first + last) / 2), last]))
    if (space >= first && space <= last && price(position.sea, card, space) <= payable)
      most = Math.max(most, gain(position, seat, card, space, runs));
  return most;
};

const gains = (position: Position, seat: number, hand: readonly Card[], runs: number): readonly number[] =>
  hand.map(card => bestGain(position, seat, card, { payable: hand.length - 1, runs }));

/** The cards that would bring least. */
const leastUseful = (position: Position, seat: number, hand: readonly Card[], count: number): readonly Card[] =>
  hand
    .map(card => ({ card, gain: bestGain(position, seat, card, { payable: HAND - 1, runs: 1 }) }))
    .sort((a, b) => a.gain - b.gain)
    .slice(0, count)
    .map(({ card }) => card);

interface Duellist {
  readonly seat: number;
  readonly hand: readonly Card[];
  /** The open cards, the one to be taken next first. */
  readonly row: readonly Card[];
  /** Cards that the rival took openly and may still hold (16.4). */
  readonly rival: readonly Card[];
  readonly weights: Weights;
}

const duellist = (view: View, seat: number, weights: Weights): Duellist => {
  const hand = at(view.hands, 1 - seat);
  const taken = view.duel?.taken[1 - seat] ?? [];
  const held = hand.kind === 'closed' ? hand.count : 0;
  return {
    seat,
    hand: ownHand(view),
    row: view.duel?.row ?? [],
    rival: taken.slice(Math.max(0, taken.length - held)).map(({ card }) => card),
    weights,
  };
};

/** What a position promises after the own action: the next gains of both, and cards that are of use. */
const promise = ({ seat, row, rival, weights }: Duellist, position: Position, left: readonly Card[]): number => {
  const drawn = row.slice(0, Math.max(0, HAND - left.length));
  const own = gains(position, seat, [...left, ...drawn], weights.duelRuns);
  return (
    weights.duelNext * Math.max(-ISLAND_POINTS, ...own) -
    weights.duelRival * Math.max(0, ...gains(position, 1 - seat, rival, 1)) +
    weights.duelUseful * sum(own.map(value => Math.max(0, value)))
  );
};

const lay = (me: Duellist, now: Position, card: Card, space: Space): Idea => {
  const { seat, hand } = me;
  const after = positionOf(now.sea.with(space, card), now.owners.with(space, seat));
  const rest = hand.filter(held => held !== card);
  const pay = leastUseful(after, seat, rest, price(now.sea, card, space));
  const left = rest.filter(held => !pay.includes(held));
  return {
    move: { type: 'lay', card, space, pay },
    worth: gain(now, seat, card, space) + promise(me, after, left),
  };
};

const layings = (me: Duellist, now: Position, card: Card): readonly Idea[] => {
  const gap = gapFor(now.gaps, card);
  if (!gap) return [];
  const [first, last] = spacesFor(gap, card);
  const ideas: Idea[] = [];
  for (let space = first; space <= last; space++)
    if (price(now.sea, card, space) < me.hand.length) ideas.push(lay(me, now, card, space));
  return ideas;
};

const discard = (me: Duellist, now: Position): Idea => {
  const cards = leastUseful(now, me.seat, me.hand, 2);
  const left = me.hand.filter(held => !cards.includes(held));
  return { move: { type: 'discard', cards }, worth: promise(me, now, left) - cards.length };
};

/** 16.5 The whole hand for the open row. */
const swap = (me: Duellist, now: Position): Idea => ({
  move: { type: 'swap' },
  worth: promise(me, now, []) - me.hand.length,
});

/** What comes into question, each with the points that it brings, the own ones against the rival's. */
export const duelIdeas = (view: View, seat: number, weights: Weights): readonly Idea[] => {
  const now = positionOf(view.sea, view.duel?.owners ?? []);
  const me = duellist(view, seat, weights);
  const ideas = me.hand.flatMap(card => layings(me, now, card));
  if (ideas.length === 0) ideas.push(swap(me, now));
  if (me.hand.length > 1) ideas.push(discard(me, now));
  return ideas;
};

export const chooseDuel = (view: View, seat: number, weights: Weights): Move => {
  const idea = best(duelIdeas(view, seat, weights));
  return idea && !inAllerRuhe.why(view, idea.move) ? idea.move : (inAllerRuhe.moves(view)[0] as Move);
};

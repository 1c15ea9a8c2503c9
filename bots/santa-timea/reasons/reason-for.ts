import type { Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  completeSets,
  damageOf,
  NO_VALUE,
  ownHand,
  setOffer,
  standings,
  value,
  windDirection,
  type Card,
  type Direction,
  type Move,
  type Standing,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import type { SantaTimeaReason } from './reason.js';

const sumOf = (winds: readonly Wind[]): number => winds.reduce((sum, card) => sum + damageOf(card), 0);

/** Cards that the viewer has not seen: in other hands, or not in this round at all. Brides have no value of their own. */
const unseen = (view: View): readonly Card[] => {
  const seen = new Set([...ownHand(view), ...view.gone, ...view.played]);
  return Array.from({ length: BRIDE - 1 }, (_, i) => i + 1).filter(card => !seen.has(card));
};

/** 7.1 The first of these wind cards whose direction they complete to a set. */
const completed = (collected: readonly Wind[], taken: readonly Wind[]): Wind | undefined => {
  const before = completeSets(collected);
  const after = completeSets([...collected, ...taken]);
  return taken.find(card => after.includes(windDirection(card)) && !before.includes(windDirection(card)));
};

interface Trick {
  readonly now: Wind;
  readonly standing: readonly Standing[];
  readonly mine: Standing;
  readonly later: number;
  readonly facts: {
    readonly card: Card;
    readonly value: number;
    readonly winds: readonly Wind[];
    readonly damage: number;
  };
}

const trickWith = (view: View, card: Card): Trick => {
  const now = view.row[0] as Wind;
  const winds = [...view.carried, now];
  const standing = standings([...view.played, card], view.leader, view.seats, now);
  const mine = standing.at(-1) as Standing;
  return {
    now,
    standing,
    mine,
    later: view.seats - standing.length,
    facts: { card, value: mine.value, winds, damage: sumOf(winds) },
  };
};

const takerIn = ({ standing }: Trick): Seat | undefined => standing.find(({ takes }) => takes)?.seat;

/** While others are still to play, what counts is how many cards would go below this one. */
const open = (view: View, trick: Trick): SantaTimeaReason => {
  const { facts, later, now } = trick;
  const lower = unseen(view).filter(card => value(card, windDirection(now)) < facts.value).length;
  if (view.played.length === 0) return { code: 'leads', params: { ...facts, later, lower } };
  const rival = takerIn(trick);
  return rival === undefined || trick.mine.takes
    ? { code: 'risks', params: { ...facts, later, lower } }
    : { code: 'hides-behind', params: { ...facts, later, lower, rival } };
};

/** The last card of a trick decides it. */
const decided = (view: View, seat: Seat, trick: Trick): SantaTimeaReason => {
  const { facts, mine, later } = trick;
  const rival = takerIn(trick);
  if (rival === undefined) return { code: 'nobody-takes', params: facts };
  if (rival !== seat) return { code: 'escapes', params: { ...facts, rival, leads: Number(mine.leads && later === 0) } };
  const set = completed(view.collected[seat] ?? [], facts.winds);
  return set === undefined
    ? { code: 'takes', params: facts }
    : { code: 'completes-set', params: { ...facts, direction: windDirection(set) } };
};

const playing = (view: View, seat: Seat, card: Card): SantaTimeaReason => {
  const trick = trickWith(view, card);
  const { mine, standing, later, facts } = trick;
  const { winds, damage } = facts;
  if (mine.value === NO_VALUE)
    return { code: view.played.length === 0 ? 'leads-bride' : 'void-bride', params: { winds, damage } };
  const equal = standing.find(({ seat: other, value: worth }) => other !== seat && worth === mine.value);
  // 6.3 After a led bride nobody else can take, so there is nothing to knock out.
  if (equal && standing[0]?.card !== BRIDE) return { code: 'knocks-out', params: { ...facts, rival: equal.seat } };
  return later > 0 && standing[0]?.card !== BRIDE ? open(view, trick) : decided(view, seat, trick);
};

/** 9.4 Sets save damage, pairs bring points. */
const choosing = (view: View, seat: Seat, directions: readonly Direction[]): SantaTimeaReason => {
  const offers = (of: readonly Direction[]) => of.map(direction => setOffer(view.collected[seat] ?? [], direction));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return directions.length > 0
    ? { code: 'lays-sets-aside', params: { directions, saved: sum(offers(directions).map(({ damage }) => damage)) } }
    : { code: 'keeps-pairs', params: { points: sum(offers(view.choices).map(({ pairPoints }) => pairPoints)) } };
};

/** What speaks for a move, as far as its player can see. */
export const santaTimeaReason = (view: View, seat: Seat, move: Move): SantaTimeaReason => {
  switch (move.type) {
    case 'play':
      return playing(view, seat, move.card);
    case 'sets':
      return choosing(view, seat, move.directions);
    case 'deal':
      throw new RangeError('nobody needs a hint to deal');
  }
};

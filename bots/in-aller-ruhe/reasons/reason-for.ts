import type { Seat } from '@seekiste/rules/core';
import {
  GROUP_DISCARD,
  inAllerRuhe,
  isBasic,
  ISLAND_POINTS,
  PLEDGE_ROUNDS,
  runPoints,
  type Move,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { afterLaying, bestPlacement, deadAmong, slackOf, thrownFacts, tightest } from './gaps.js';
import { chapterReason, type ChapterReason } from '../chapters/reasons.js';
import type { BasicReason, Lay } from './reason.js';
import { throwing } from './throwing.js';

export type InAllerRuheReason = BasicReason | ChapterReason;

/** 16.8 Points of the duel. */
const scoring = (view: View, seat: Seat, { card, space, pay }: Lay): BasicReason => {
  const runs = runPoints(view.duel?.owners ?? [], seat, space);
  const price = pay.length;
  return {
    code: 'scores-island',
    params: { card, points: ISLAND_POINTS + runs - price, runs, price, dead: deadAmong(view, pay) },
  };
};

/** The gap that a placement leaves tightest tells most about it. */
const laying = (view: View, move: Lay): BasicReason => {
  const { card, pay } = move;
  const { gap, left: parts } = afterLaying(view, move);
  const cost = { price: pay.length, dead: deadAmong(view, pay) };
  const left = tightest(parts);
  if (!left) return { code: 'fills-gap', params: { card, below: gap.below, above: gap.above, ...cost } };
  return { code: slackOf(left) < 0 ? 'gives-up-gap' : 'keeps-gap', params: { card, ...left, ...cost } };
};

/** 7.1 Two cards for nothing are worth it where every placement would nearly kill a gap. */
const discarding = (view: View, cards: readonly number[]): BasicReason => {
  const thrown = throwing(view, cards);
  const best = thrown.code === 'throws-dead' ? undefined : bestPlacement(view);
  return best && slackOf(best) <= 0 ? { code: 'spares-gap', params: { ...thrownFacts(view, cards), ...best } } : thrown;
};

/** 5.4 With the last number it is settled, or all name new ones; after the last round the rules settle it. */
const lastPledge = ({ round }: View, count: number, named: number): BasicReason => {
  const sum = named + count;
  return sum === GROUP_DISCARD
    ? { code: 'completes-eight', params: { count, named } }
    : { code: 'misses-eight', params: { sum, then: round < PLEDGE_ROUNDS ? 'again' : 'balanced' } };
};

/** 5.3 What decides is how many cards each of the crew has left. */
const pledging = (view: View, seat: Seat, count: number): BasicReason => {
  if (view.seats === 1) return { code: 'pledges-alone', params: { count } };
  const others = view.pledges.filter((_, at) => at !== seat);
  const named = others.reduce<number>((sum, pledge) => sum + (pledge ?? 0), 0);
  if (!others.includes(null)) return lastPledge(view, count, named);
  const cards = view.hands.map(
    (hand, at) => (hand.kind === 'own' ? hand.cards.length : hand.count) + (view.piles[at] ?? 0),
  );
  const mine = cards[seat] ?? 0;
  const all = cards.reduce((sum, one) => sum + one, 0);
  return { code: 'pledges', params: { count, mine, others: Math.round((all - mine) / (view.seats - 1)) } };
};

/** What speaks for a move, as far as its player can see. */
export const inAllerRuheReason = (view: View, seat: Seat, move: Move): InAllerRuheReason => {
  if (!isBasic(move)) return chapterReason(view, seat, move);
  switch (move.type) {
    case 'lay':
      return view.duel ? scoring(view, seat, move) : laying(view, move);
    case 'discard':
      return view.duel ? throwing(view, move.cards) : discarding(view, move.cards);
    case 'depart':
      return { code: 'departs', params: {} };
    case 'arrive':
      return { code: 'arrives', params: {} };
    case 'pledge':
      return pledging(view, seat, move.count);
    case 'give':
      return move.unseen
        ? { code: 'gives-unseen', params: { ...thrownFacts(view, move.cards), unseen: move.unseen } }
        : throwing(view, move.cards);
    case 'deal':
      throw new RangeError('nobody needs a hint to deal');
  }
};

/** Which cards pay for an island matters less than where it lies. */
export const inAllerRuheIdea = (move: Move): string =>
  inAllerRuhe.write(move.type === 'lay' ? { ...move, pay: [] } : move);

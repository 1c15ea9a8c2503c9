import type { Seat } from '@seekiste/rules/core';
import {
  GROUP_DISCARD,
  inAllerRuhe,
  ISLAND_POINTS,
  OPEN,
  PLEDGE_ROUNDS,
  runPoints,
  wrongSpaces,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import {
  afterLaying,
  bestPlacement,
  deadAmong,
  factsOf,
  gapAt,
  openInRow,
  slackOf,
  thrownFacts,
  tightest,
} from './gaps.js';
import type { InAllerRuheReason, Lay } from './reason.js';

/** 16.8 Points of the duel. */
const scoring = (view: View, seat: Seat, { card, space, pay }: Lay): InAllerRuheReason => {
  const runs = runPoints(view.duel?.owners ?? [], seat, space);
  const price = pay.length;
  return {
    code: 'scores-island',
    params: { card, points: ISLAND_POINTS + runs - price, runs, price, dead: deadAmong(view, pay) },
  };
};

/** The gap that a placement leaves tightest tells most about it. */
const laying = (view: View, move: Lay): InAllerRuheReason => {
  const { card, pay } = move;
  const { gap, left: parts } = afterLaying(view, move);
  const cost = { price: pay.length, dead: deadAmong(view, pay) };
  const left = tightest(parts);
  if (!left) return { code: 'fills-gap', params: { card, below: gap.below, above: gap.above, ...cost } };
  return { code: slackOf(left) < 0 ? 'gives-up-gap' : 'keeps-gap', params: { card, ...left, ...cost } };
};

const throwing = (view: View, cards: readonly number[]): InAllerRuheReason => {
  const thrown = thrownFacts(view, cards);
  return { code: thrown.dead === cards.length ? 'throws-dead' : 'throws-spare', params: thrown };
};

/** 7.1 Two cards for nothing are worth it where every placement would nearly kill a gap. */
const discarding = (view: View, cards: readonly number[]): InAllerRuheReason => {
  const thrown = throwing(view, cards);
  const best = thrown.code === 'throws-dead' ? undefined : bestPlacement(view);
  return best && slackOf(best) <= 0 ? { code: 'spares-gap', params: { ...thrownFacts(view, cards), ...best } } : thrown;
};

/** 5.4 With the last number it is settled, or all name new ones; after the last round the rules settle it. */
const lastPledge = ({ round }: View, count: number, named: number): InAllerRuheReason => {
  const sum = named + count;
  return sum === GROUP_DISCARD
    ? { code: 'completes-eight', params: { count, named } }
    : { code: 'misses-eight', params: { sum, then: round < PLEDGE_ROUNDS ? 'again' : 'balanced' } };
};

/** 5.3 What decides is how many cards each of the crew has left. */
const pledging = (view: View, seat: Seat, count: number): InAllerRuheReason => {
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

/** 11.2 An island goes, and its space joins the gaps on both sides. */
const destroying = (view: View, space: Space): InAllerRuheReason => {
  const card = view.sea[space] ?? OPEN;
  const wider = gapAt(view, space, view.sea.with(space, OPEN));
  return { code: 'destroys', params: { card, ...factsOf(view, wider, [card]) } };
};

const calming = (view: View, seat: Seat, { storm, at = 0 }: Extract<Move, { type: 'compass' }>): InAllerRuheReason => {
  if (storm === 'drawn') return { code: 'calms-drawn', params: { compasses: (view.storms?.compasses[seat] ?? 1) - 1 } };
  if (storm === 'violet') return { code: 'calms-row', params: { row: at + 1, open: openInRow(view, at) } };
  return { code: 'calms-seat', params: { storm, seat: at } };
};

/** 15.5 How many islands still lie wrong after this one was turned. */
const turning = (view: View, space: Space): InAllerRuheReason => {
  const wrong = wrongSpaces(view).filter(at => at !== space);
  return { code: 'turns', params: { card: view.sea[space] ?? OPEN, wrong: wrong.length } };
};

/** What speaks for a move, as far as its player can see. */
export const inAllerRuheReason = (view: View, seat: Seat, move: Move): InAllerRuheReason => {
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
    case 'soak':
    case 'pay':
      return throwing(view, move.cards);
    case 'rock':
      return { code: 'moves-rock', params: { row: move.row + 1, open: openInRow(view, move.row) } };
    case 'hold':
      return { code: 'holds-rock', params: { ...thrownFacts(view, move.cards), row: (view.rock?.row ?? 0) + 1 } };
    case 'monster':
      return destroying(view, move.space);
    case 'compass':
      return calming(view, seat, move);
    case 'blow':
      return { code: 'lets-blow', params: { compasses: view.storms?.compasses[seat] ?? 0 } };
    case 'award':
      return {
        code: 'awards',
        params: { seat: move.seat, compasses: view.storms?.compasses[move.seat] ?? 0 },
      };
    case 'storm-row':
      return { code: 'storms-row', params: { row: move.row + 1, open: openInRow(view, move.row) } };
    case 'turn':
      return turning(view, move.space);
    case 'swap':
      return { code: 'swaps', params: { row: view.duel?.row ?? [] } };
    case 'clear':
      return { code: 'clears', params: { space: move.space } };
    case 'deal':
      throw new RangeError('nobody needs a hint to deal');
  }
};

/** Which cards pay for an island matters less than where it lies. */
export const inAllerRuheIdea = (move: Move): string =>
  inAllerRuhe.write(move.type === 'lay' ? { ...move, pay: [] } : move);

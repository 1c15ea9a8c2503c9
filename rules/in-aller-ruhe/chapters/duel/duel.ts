import { refuse, type Dice, type Seat } from '../../../core/index.js';
import { HAND, isIsland, type Card } from '../../cards.js';
import type { Bar, Chapter, Deed, Tell } from '../../chapter.js';
import { code } from '../../codes.js';
import { DUEL_CODES, SWAP, type DuelTerms } from './terms.js';
import { whyNotNow } from '../../hands.js';
import { duelFields, checkDuel, loadDuel } from './position.js';
import { rank } from './score.js';
import { imagineDuel } from './worlds.js';
import { addMove } from '../../runs.js';
import { above, ascends, below, OPEN, price, SPACES, type Sea, type Space } from '../../sea.js';
import { at, copyNumbers, copyPiles, copySeats, insert, listOf } from '../../state.js';
import type { Move, State } from '../../types.js';
import type { DuelPart } from './part.js';
import type { Side } from '../../sides.js';

/** 16.2 The number of cards that lie face up. */
const ROW = 5;

/** 16.3 The first seat lays islands with the sun up, the other one with the moon. */
export const sideOfSeat = (seat: Seat): Side => (seat === 0 ? 'sun' : 'moon');

const IMPOSSIBLE: Bar = { code: 'leaves-impossible-gap', clause: '16.6' };

const part = (state: State): DuelPart => state.duel as DuelPart;

const isOpen = (sea: Sea, space: Space): boolean => sea[space] === OPEN;

/** How many open spaces lie before this one, one after the other, and behind it. */
const openAround = (sea: Sea, space: Space): readonly [number, number] => {
  let [before, behind] = [0, 0];
  while (isOpen(sea, space - before - 1)) before++;
  while (isOpen(sea, space + behind + 1)) behind++;
  return [before, behind];
};

/** 16.6 Between two islands there must be at least as many numbers as open spaces, in either hand. */
const leavesImpossibleGap = (sea: Sea, card: Card, space: Space): boolean => {
  const [before, behind] = openAround(sea, space);
  return card - below(sea, space) - 1 < before || above(sea, space) - card - 1 < behind;
};

/** 16.5 Whether anything in this hand could be laid. */
const canLay = (sea: Sea, hand: readonly Card[]): boolean =>
  hand.some(card =>
    sea.some(
      (_, space) =>
        isOpen(sea, space) &&
        ascends(sea, card, space) &&
        !leavesImpossibleGap(sea, card, space) &&
        price(sea, card, space) < hand.length,
    ),
  );

/** 16.4 Takes cards from the far end of the row, up to five in hand; then the row is filled up again. */
const refill = (state: State, seat: Seat, tell: Tell): void => {
  const { row, taken } = part(state);
  const hand = at(state.hands, seat);
  const pile = at(state.piles, 0);
  const cards = row.splice(0, Math.max(0, HAND - hand.length));
  const after = at(state.thrown, seat).length;
  for (const card of cards) {
    insert(hand, card);
    at(taken, seat).push({ card, after });
  }
  if (cards.length > 0) tell?.push({ type: 'took', seat, cards });
  const revealed: Card[] = [];
  while (row.length < ROW && pile.length > 0) {
    const card = pile.pop() as Card;
    row.push(card);
    revealed.push(card);
  }
  if (revealed.length > 0) tell?.push({ type: 'revealed', cards: revealed });
};

type Swap = Extract<Move, { type: 'swap' }>;

const swap: Deed<Swap> = {
  type: 'swap',
  kind: SWAP,
  decode: () => ({ type: 'swap' }),
  encode: () => code(SWAP),
  why(rules, table, seat, hand) {
    const notNow = whyNotNow(rules, table, seat);
    if (notNow) return notNow;
    if (canLay(table.sea, hand)) return refuse('could-lay', '16.5');
    return table.duel?.row.length === 0 ? refuse('row-empty', '16.5') : undefined;
  },
  play(_, state, seat, _code, tell) {
    const hand = at(state.hands, seat);
    const { shown, taken } = part(state);
    tell?.push({ type: 'hand-shown', seat, cards: [...hand] });
    at(shown, seat).push(...hand);
    taken[seat] = at(taken, seat).filter(({ card }) => !hand.includes(card));
    while (hand.length > 0) hand.pop();
    return 'acted';
  },
  write: () => 'swap',
  read: text => (/^swap$/i.test(text) ? { type: 'swap' } : undefined),
  check: () => ({ type: 'swap' }),
};

/** 16.7 Ends the game when it is over; otherwise the next player with more than one card is active. */
const begins = (state: State, seat: Seat, tell: Tell): Seat | undefined => {
  const few = state.hands.map(hand => hand.length < 2);
  if (state.open > 0 && few.includes(false)) return at(few, seat) ? 1 - seat : seat;
  state.phase = 'over';
  part(state).ranking = rank(state, state.open === 0 ? 'sea-full' : 'hands-empty');
  tell?.push({ type: 'scored', outcome: part(state).ranking as NonNullable<DuelPart['ranking']> });
  return undefined;
};

/** 16.2 Five cards each, five face up, the rest in one pile, which is that of the first seat. */
const deal = (state: State, cards: Card[], dice: Dice): void => {
  for (let seat = 0; seat < state.seats; seat++)
    for (let i = 0; i < HAND; i++) insert(at(state.hands, seat), cards.pop() as Card);
  at(state.piles, 0).push(...cards);
  state.first = dice.below(state.seats);
};

const layRow = (state: State): void => {
  const { row } = part(state);
  while (row.length < ROW) row.push(at(state.piles, 0).pop() as Card);
};

const copyPart = (from: DuelPart | undefined, to: DuelPart | undefined): void => {
  if (!from || !to) return;
  copyNumbers(from.row, to.row);
  copySeats(from.owners, to.owners);
  from.taken.forEach((cards, seat) => (to.taken[seat] = [...cards]));
  copyPiles(from.shown, to.shown);
  to.ranking = from.ranking;
};

/** Chapter 16 One against one. */
export const duel: Chapter<DuelTerms> = {
  codes: DUEL_CODES,
  events: {
    took: { news: 'others' },
    revealed: { news: 'all' },
    'hand-shown': { news: 'others' },
    scored: { news: 'all' },
  },
  variant: { name: 'duel', difficulty: 0 },
  exclusions: () => [
    {
      code: 'duel-is-for-two',
      clause: '16.1',
      when: [
        { name: 'variant', in: ['duel'] },
        { name: 'seats', in: [1, 3, 4, 5] },
      ],
    },
    {
      code: 'strict-excludes-duel',
      clause: '16.7',
      when: [
        { name: 'strict', in: [true] },
        { name: 'variant', in: ['duel'] },
      ],
    },
  ],
  inPlay: options => options.variant === 'duel',
  arrivals: false,
  departs: false,
  ranks: true,
  ranking: ({ duel: own }) => own?.ranking,
  deal,
  brokenDeal({ first, hands, piles, removed }) {
    if (first > 1) return '16.2';
    if (hands.some(hand => hand.length !== HAND) || at(piles, 1).length > 0) return '16.2';
    return removed.every(isIsland) ? undefined : '9.1';
  },
  part: seats => ({
    duel: {
      row: [],
      owners: listOf(SPACES, (): Seat | null => null),
      taken: listOf(seats, () => []),
      shown: listOf(seats, () => []),
      ranking: null,
    },
  }),
  dealt: layRow,
  copy: ({ duel: from }, { duel: to }) => copyPart(from, to),

  forbids: (table, card, space) => (leavesImpossibleGap(table.sea, card, space) ? IMPOSSIBLE : undefined),
  refill,
  laid(state, seat, space) {
    const { owners, taken } = part(state);
    owners[space] = seat;
    taken[seat] = at(taken, seat).filter(({ card }) => card !== state.sea[space]);
  },
  begins,

  deeds: [swap],
  actions: (_, table, _seat, hand, runs) =>
    table.duel && table.duel.row.length > 0 && !canLay(table.sea, hand) ? addMove(runs, code(SWAP)) : runs,

  // 16.9 There is nothing to hide from a partner.
  talk: () => ({ talk: 'open', clause: '16.9' }),
  view: state => ({ duel: duelFields(state) }),
  imagine: ({ duel: from }, { duel: to }) => copyPart(from, to),
  dream: imagineDuel,

  cards: state => [...part(state).row, ...part(state).shown.flat()],
  save: state => ({ duel: duelFields(state) }),
  load: loadDuel,
  check: checkDuel,
};

import { inAllerRuhe, type Card, type Move, type Space, type State } from '@seekiste/rules/in-aller-ruhe';
import { at } from './list.js';

/**
 * The kernel's codes. The kernel only decodes, and a search has to say what it means; so what is done most is put
 * together here, and what else chapters add is looked up in the list of moves.
 */
export const DEPART_CODE = 1;
export const ARRIVE_CODE = 4;
export const layCode = (slot: number, space: Space, pay: number): number => (slot << 5) | (space << 9) | (pay << 15);
export const turnCode = (space: Space, mask: number): number => 14 | (space << 9) | (mask << 15);
export const discardCode = (mask: number): number => 5 | (mask << 15);
export const destroyCode = (space: Space): number => 8 | (space << 9);
export const isDestroy = (code: number): boolean => (code & 31) === 8;
export const isTurn = (code: number): boolean => (code & 31) === 14;
export const clearCode = (space: Space): number => 17 | (space << 9);
export const payCode = (mask: number): number => 16 | (mask << 15);
export const isLay = (code: number): boolean => (code & 31) === 0;
export const slotIn = (code: number): number => (code >> 5) & 15;
export const spaceIn = (code: number): Space => (code >> 9) & 63;
export const thrownIn = (code: number): number => code >> 15;
/** The same with other cards thrown. */
export const throwing = (code: number, mask: number): number => (code & 0x7fff) | (mask << 15);
const pledgeCode = (count: number): number => 2 | (count << 15);
export const giveCode = (mask: number, unseen: number): number => 3 | (unseen << 5) | (mask << 15);

/** The slots of these cards, of equal ones the first. */
const maskOf = (hand: readonly Card[], cards: readonly Card[]): number => {
  let mask = 0;
  for (const card of cards) {
    let slot = hand.indexOf(card);
    while (mask & (1 << slot)) slot = hand.indexOf(card, slot + 1);
    mask |= 1 << slot;
  }
  return mask;
};

/** The order in which cards are thrown means nothing; in the list of moves it ascends. */
export const inOrder = (move: Move): Move =>
  'cards' in move ? { ...move, cards: move.cards.toSorted((a, b) => a - b) } : move;

const listed = new Int32Array(inAllerRuhe.kernel.mostMoves);

const lookedUp = (state: State, seat: number, move: Move): number => {
  const { kernel, write } = inAllerRuhe;
  const wanted = write(inOrder(move));
  const count = kernel.list(state, seat, listed);
  for (let i = 0; i < count; i++) {
    const code = listed[i] as number;
    if (write(kernel.decode(state, seat, code)) === wanted) return code;
  }
  throw new RangeError(`${wanted} is not on offer`);
};

/** The kernel's code of a move that is on offer. */
export const codeOf = (state: State, seat: number, move: Move): number => {
  const hand = at(state.hands, seat);
  if (move.type === 'lay') return layCode(hand.indexOf(move.card), move.space, maskOf(hand, move.pay));
  if (move.type === 'discard') return discardCode(maskOf(hand, move.cards));
  if (move.type === 'give') return giveCode(maskOf(hand, move.cards), move.unseen ?? 0);
  if (move.type === 'pledge') return pledgeCode(move.count);
  if (move.type === 'turn') return turnCode(move.space, maskOf(hand, [move.card]));
  if (move.type === 'monster') return destroyCode(move.space);
  if (move.type === 'clear') return clearCode(move.space);
  if (move.type === 'pay') return payCode(maskOf(hand, move.cards));
  if (move.type === 'depart') return DEPART_CODE;
  return move.type === 'arrive' ? ARRIVE_CODE : lookedUp(state, seat, move);
};

import {
  ARRIVE,
  CLEAR,
  code,
  DEPART,
  DESTROY,
  DISCARD,
  encode,
  GIVE,
  kindOf,
  LAY,
  maskOf,
  PAY,
  slotOf,
  spaceOf,
  TURN_OVER,
  type Move,
  type Space,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { at } from './list.js';

/** The kernel's codes of what a search does most. */
export const DEPART_CODE = code(DEPART);
export const ARRIVE_CODE = code(ARRIVE);
export const layCode = (slot: number, space: Space, pay: number): number => code(LAY, pay, slot, space);
export const turnCode = (space: Space, mask: number): number => code(TURN_OVER, mask, 0, space);
export const discardCode = (mask: number): number => code(DISCARD, mask);
export const destroyCode = (space: Space): number => code(DESTROY, 0, 0, space);
export const isDestroy = (made: number): boolean => kindOf(made) === DESTROY;
export const isTurn = (made: number): boolean => kindOf(made) === TURN_OVER;
export const clearCode = (space: Space): number => code(CLEAR, 0, 0, space);
export const payCode = (mask: number): number => code(PAY, mask);
export const isLay = (made: number): boolean => kindOf(made) === LAY;
/** The same with other cards thrown. */
export const throwing = (made: number, mask: number): number => code(kindOf(made), mask, slotOf(made), spaceOf(made));
export const giveCode = (mask: number, unseen: number): number => code(GIVE, mask, unseen);

/** The order in which cards are thrown means nothing; in the list of moves it ascends. */
export const inOrder = <M extends Move>(move: M): M =>
  'cards' in move ? { ...move, cards: move.cards.toSorted((a, b) => a - b) } : move;

/** The kernel's code of a move that is on offer. */
export const codeOf = (state: State, seat: number, move: Move): number => {
  if (move.type === 'deal') throw new RangeError('nobody is asked to deal');
  return encode(at(state.hands, seat), inOrder(move));
};

export { maskOf as thrownIn, slotOf as slotIn, spaceOf as spaceIn };

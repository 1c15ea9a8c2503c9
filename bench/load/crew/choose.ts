import { ARRIVAL, DEPARTURE } from './cards.js';

/** What a player sees of In aller Ruhe, whichever server it is played on. */
export interface Sight {
  readonly phase: string;
  readonly departed: boolean;
  readonly sea: ArrayLike<number>;
  readonly hand: readonly number[];
  /** How many cards this seat has pledged. */
  readonly pledged: number;
}

export type Choice =
  | { readonly type: 'depart' | 'arrive' }
  | { readonly type: 'lay'; readonly card: number; readonly space: number }
  | { readonly type: 'discard' | 'give'; readonly cards: readonly number[] }
  | { readonly type: 'pledge'; readonly count: number };

const ISLANDS = 80;
const EIGHT = 8;

/** Between the next lower and the next higher island, where neither neighbour asks for a payment; as near as can be to where it belongs. */
const freeSpace = (sea: ArrayLike<number>, card: number): number | undefined => {
  let from = 0;
  let to = sea.length - 1;
  for (let space = 0; space < sea.length; space++) {
    const laid = sea[space] ?? 0;
    if (laid > 0 && laid < card) from = space + 1;
    if (laid > card) {
      to = space - 1;
      break;
    }
  }
  const home = ((card - 1) / (ISLANDS - 1)) * (sea.length - 1);
  let best: number | undefined;
  for (let space = from; space <= to; space++) {
    if ((sea[space - 1] ?? 0) > 0 || (sea[space + 1] ?? 0) > 0) continue;
    if (best === undefined || Math.abs(space - home) < Math.abs(best - home)) best = space;
  }
  return best;
};

const chooseAtTurn = ({ departed, sea, hand }: Sight): Choice => {
  if (!departed && hand.includes(DEPARTURE)) return { type: 'depart' };
  for (const card of hand) {
    const space = card < ARRIVAL ? freeSpace(sea, card) : undefined;
    if (space !== undefined) return { type: 'lay', card, space };
  }
  return { type: 'discard', cards: hand.slice(0, 2) };
};

/** Quick and legal: lays what costs nothing, else discards two. The crew must not be slower than the servers that it tries. */
export const choose = (sight: Sight): Choice => {
  switch (sight.phase) {
    case 'pledge':
      return { type: 'pledge', count: Math.min(EIGHT / 2, sight.hand.length) };
    case 'give':
      return { type: 'give', cards: sight.hand.slice(0, sight.pledged) };
    default:
      return chooseAtTurn(sight);
  }
};

import {
  ARRIVAL,
  ARRIVALS,
  isIsland,
  ISLANDS,
  ownHand,
  type Card,
  type Move,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { certainMove } from './certain.js';
import { ARRIVING, DEAD, DEPARTING, type Kinds } from './kinds.js';
import { at, modeOf } from '../sailor/index.js';
import {
  actions,
  chanceAfter,
  gifts,
  isGivenUp,
  mayArrive,
  mustDepart,
  onTurn,
  stageFor,
  type Choice,
  type Rest,
  type Solving,
} from './rest.js';
import { hold, noCards, type Counts } from './stage.js';

/** A move, and the chance to win after it if everything is done right from then on. */
export interface Solved {
  readonly move: Move;
  readonly chance: number;
}

const count = (counts: Counts, kind: number, more: number): void => {
  counts[kind] = at(counts, kind) + more;
};

const kindIn = ({ kindOf }: Kinds, card: Card): number => {
  if (isIsland(card)) return kindOf.get(card) ?? DEAD;
  return card === ARRIVAL ? ARRIVING : DEPARTING;
};

/** The cards of a hand by what they count as. */
const sorted = (stage: Kinds, cards: readonly Card[]): { hand: number[]; held: Card[][] } => {
  const hand = noCards(stage.count);
  const held = hand.map((): Card[] => []);
  for (const card of cards) at(held, hold(hand, kindIn(stage, card))).push(card);
  return { hand, held };
};

const moveOf = (view: View, { hand }: Rest, held: readonly Card[][], { laid, left }: Choice): Move => {
  const cards = held.flatMap((of, kind) =>
    of.slice(0, at(hand, kind) - at(left, kind)).slice(kind === laid?.kind ? 1 : 0),
  );
  if (laid) return { type: 'lay', card: at(at(held, laid.kind), 0), space: laid.space, pay: cards };
  return view.phase === 'give' ? { type: 'give', cards } : { type: 'discard', cards };
};

/** What a seat alone knows, by kinds. */
const restOf = (view: View, solving: Solving): { rest: Rest; held: readonly Card[][] } => {
  const stage = stageFor(solving, view.sea);
  const cards = ownHand(view);
  const { hand, held } = sorted(stage, cards);
  const unseen = noCards(stage.count);
  for (const island of solving.islands) if (!cards.includes(island)) count(unseen, kindIn(stage, island), 1);
  const arrivals = [...cards, ...view.remembered].filter(card => card === ARRIVAL).length;
  count(unseen, ARRIVING, ARRIVALS - arrivals);
  if (view.departedBy === null && at(hand, DEPARTING) === 0) count(unseen, DEPARTING, 1);
  return { rest: { stage, hand, unseen }, held };
};

const solve = (view: View, solving: Solving): readonly Solved[] => {
  const { rest, held } = restOf(view, solving);
  if (mustDepart(rest)) return [{ move: { type: 'depart' }, chance: onTurn(solving, rest) }];
  const solved = (view.phase === 'give' ? gifts(rest) : actions(rest)).map(choice => ({
    move: moveOf(view, rest, held, choice),
    chance: chanceAfter(solving, rest, choice),
  }));
  if (view.phase === 'turn' && mayArrive(rest)) solved.unshift({ move: { type: 'arrive' }, chance: 1 });
  return solved.sort((a, b) => b.chance - a.chance);
};

/** So many states take some hundredths of a second. */
export const USUAL_STATES = 20_000;

/** With more open spaces hardly any rest is small enough, and to find that out takes time. */
const mostOpen = ({ departedBy }: View): number => (departedBy === null ? 2 : 3);

/**
 * What may be done in the rest of a game alone, and the exact chance to win after it, best first; of moves that come to
 * the same, one. Undefined if the rest is not solved within so many states. It holds for every position of the standard
 * game for one, with any number of removed islands (9.1) and the strict option (8.3), on a turn and among the eight.
 */
export const solvedAlone = (view: View, most: number): readonly Solved[] | undefined => {
  if (view.seats > 1 || modeOf(view.options) !== 'standard' || view.open > mostOpen(view)) return undefined;
  const seen = new Set([...view.sea, ...view.remembered]);
  const islands = Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(island => !seen.has(island));
  const { strict, islandsRemoved } = view.options;
  const solving: Solving = { strict, islandsRemoved, islands, stages: new Map(), most, states: 0 };
  const solved = solve(view, solving);
  return isGivenUp(solving) ? undefined : solved;
};

/** The best move where the rest can be solved; with several players, where something is certain. */
export const solvedMove = (view: View, most: number): Move | undefined => {
  if (most === 0 || modeOf(view.options) !== 'standard') return undefined;
  return view.seats > 1 ? certainMove(view) : solvedAlone(view, most)?.[0]?.move;
};

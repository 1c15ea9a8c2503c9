import type { Rng, Seat } from '@seekiste/rules/core';
import {
  analyse,
  checkPlayouts,
  seatToAct,
  type Beliefs,
  type Guide,
  type Judged,
  type Seen,
} from '../search/index.js';
import { inOrder, isLevel, leading, onePerIdea } from './favourites.js';
import type { Hint, Reason, Worth } from './hint.js';
import { lookAgain, type Written } from './second-look.js';

/** More would be a list to study, not a hint. */
const HINTS = 3;

/** Sequential halving (Karnin, Koren and Somekh 2013): a look at every move, one at the favourites, one at the best of them. */
const LOOKS = 3;
const FAVOURITES = 2 * HINTS;

/** The three best moves for the viewer, best first; of the view alone. */
export type Adviser = (view: unknown, rng: Rng, playouts: number | undefined) => readonly Hint[];

const chance = (share: number): number => Math.min(1, Math.max(0, share));

const worthOf = ({ mean, low, high }: Judged<unknown>): Worth => ({
  mean: chance(mean),
  low: chance(low),
  high: chance(high),
});

const hintOf = (judged: Judged<unknown>, best: Judged<unknown>, reason: Reason): Hint => ({
  move: judged.move,
  worth: worthOf(judged),
  reason,
  level: judged !== best && isLevel(best, judged),
});

/** A move whose chance is known: as if it had been tried without end. */
const certain = <Move>(move: Move, mean: number): Judged<Move> => ({
  ...{ move, mean, low: mean, high: mean },
  playouts: Infinity,
});

/** Nobody needs a hint to what is lost for certain, unless everything is. */
const worthNaming = <Move>(known: readonly Judged<Move>[]): readonly Judged<Move>[] => {
  const hopeful = known.filter(({ mean }) => mean > 0);
  return hopeful.length > 0 ? hopeful : known;
};

const exactly = (hint: Hint): Hint => ({ ...hint, worth: { ...hint.worth, exact: true } });

/** What is known of a game besides its rules: how it is searched, what speaks for a move, and which come to the same. */
export interface Expertise<State, Move, View extends Seen> {
  readonly guide: Guide<State> & Beliefs<State, View>;
  /** So many that moves can be told apart, and that nobody has to wait longer than for a sip of tea. */
  playouts(view: View): number;
  reasonFor(view: View, seat: Seat, move: Move): Reason;
  /** Moves that differ only in what hardly matters share a name: of them, only the best is a hint. */
  ideaOf(move: Move): string;
  /** What is thought best for other reasons than these playouts; it comes first where they cannot tell. */
  thoughtBest?(view: View, rng: Rng): Move;
  /** The moves with their exact chances, best first, where nothing has to be tried out. */
  solved?(view: View): readonly { readonly move: Move; readonly chance: number }[] | undefined;
}

/** Advice on a game by what is known of it. */
export const adviser =
  <State, Move, View extends Seen>(
    searched: Written<State, Move, View>,
    { guide, playouts: usual, reasonFor, ideaOf, thoughtBest, solved }: Expertise<State, Move, View>,
  ): Adviser =>
  (given, rng, playouts) => {
    const view = given as View;
    const seat = seatToAct(view);
    const budget = playouts ?? usual(view);
    checkPlayouts(budget);
    const exact = solved?.(view)?.map(({ move, chance }) => certain(move, chance));
    if (exact) {
      const best = onePerIdea(worthNaming(exact), ideaOf).slice(0, HINTS);
      return best.map(one => exactly(hintOf(one, best[0] ?? one, reasonFor(view, seat, one.move))));
    }
    const each = Math.ceil(budget / LOOKS);
    const question = { searched, guide, view, rng };
    const move = thoughtBest?.(view, rng);
    const thought = move && ideaOf(move);
    const found = onePerIdea(analyse(searched, guide, view, rng, each), ideaOf);
    const favourites = lookAgain(question, leading(found, FAVOURITES, thought), each);
    const best = inOrder(lookAgain(question, leading(favourites, HINTS, thought), each), thought);
    return best.map(one => hintOf(one, best[0] ?? one, reasonFor(view, seat, one.move)));
  };

import type { Rng, Seat } from '@seekiste/rules/core';
import {
  inAllerRuhe,
  type Move as SeaMove,
  type State as SeaState,
  type View as SeaView,
} from '@seekiste/rules/in-aller-ruhe';
import {
  lighthouseRun,
  type Move as RiverMove,
  type State as RiverState,
  type View as RiverView,
} from '@seekiste/rules/lighthouse-run';
import {
  santaTimea,
  type Move as WindMove,
  type State as WindState,
  type View as WindView,
} from '@seekiste/rules/santa-timea';
import { adviceGuide as seaGuide, captainsMove, solvedMoves } from '../in-aller-ruhe/index.js';
import { guide as riverGuide } from '../lighthouse-run/index.js';
import { guide as windGuide } from '../santa-timea/index.js';
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
import { inAllerRuheIdea, inAllerRuheReason } from '../in-aller-ruhe/reasons/index.js';
import { lighthouseRunIdea, lighthouseRunReason } from '../lighthouse-run/reasons/index.js';
import { santaTimeaReason } from '../santa-timea/reasons/index.js';
import { lookAgain, type Written } from './second-look.js';

/** More would be a list to study, not a hint. */
const HINTS = 3;

/** Sequential halving (Karnin, Koren and Somekh 2013): a look at every move, one at the favourites, one at the best of them. */
const LOOKS = 3;
const FAVOURITES = 2 * HINTS;

type Adviser = (view: unknown, rng: Rng, playouts: number | undefined) => readonly Hint[];

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
interface Expertise<State, Move, View extends Seen> {
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

const adviser =
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

const isPlain = ({ rock, monsters, storms, dayNight, duel, pyramid, options }: SeaView): boolean =>
  !rock && !monsters && !storms && !dayNight && !duel && !pyramid && options.variant !== 'arch';

const IN_ALLER_RUHE: Expertise<SeaState, SeaMove, SeaView> = {
  guide: seaGuide,
  // With chapters a playout takes many times as long.
  playouts: view => (isPlain(view) ? 800 : 200),
  reasonFor: inAllerRuheReason,
  ideaOf: inAllerRuheIdea,
  thoughtBest: captainsMove,
  solved: solvedMoves,
};

const SANTA_TIMEA: Expertise<WindState, WindMove, WindView> = {
  guide: windGuide,
  playouts: () => 8000,
  reasonFor: santaTimeaReason,
  ideaOf: move => santaTimea.write(move),
};

const LIGHTHOUSE_RUN: Expertise<RiverState, RiverMove, RiverView> = {
  guide: riverGuide,
  playouts: () => 2000,
  reasonFor: lighthouseRunReason,
  ideaOf: lighthouseRunIdea,
};

const ADVISERS: ReadonlyMap<string, Adviser> = new Map([
  [inAllerRuhe.name, adviser(inAllerRuhe, IN_ALLER_RUHE)],
  [santaTimea.name, adviser(santaTimea, SANTA_TIMEA)],
  [lighthouseRun.name, adviser(lighthouseRun, LIGHTHOUSE_RUN)],
]);

/**
 * The three best moves for whoever looks, best first, and what speaks for each. From the view alone, and the same
 * for the same view, generator and number of playouts (the game's usual one if none is given); throws where this
 * seat has nothing to do.
 */
export const hintsFor = (game: string, view: unknown, rng: Rng, playouts?: number): readonly Hint[] => {
  const advise = ADVISERS.get(game);
  if (!advise) throw new RangeError(`no hints for the game ${game}`);
  return advise(view, rng, playouts);
};

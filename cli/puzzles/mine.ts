import { CERTAIN, judgeMoves, loadAnalysed, type Analysed, type JudgedMove } from '@seekiste/bots/analysis';
import { nextToAct, openDeal, type KnownMove, type Puzzle, type PuzzleMode } from '@seekiste/learn/puzzles';
import { Rng, shuffle, type AnyGame, type OptionValues, type Seat, type Seed } from '@seekiste/rules/core';
import { botFor } from '../arguments.js';
import { derivedSeed } from '../seed.js';
import { seedOfBots } from '../simulate/game.js';
import { foundBy } from './grade.js';

/** A decision of a game that bots played. */
interface Spot {
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  readonly made: unknown;
  /** What was played before. */
  readonly moves: readonly string[];
}

/** What a deal has to offer: a position with one best move. */
type Find = Omit<Puzzle, 'game' | 'number' | 'found'>;

/** Decisions that are played out for the last look, by game: about a tenth of a second in the plain game. */
const BUDGETS: Readonly<Record<string, number>> = {
  'in-aller-ruhe': 6000,
  'santa-timea': 60_000,
  'lighthouse-run': 12_000,
};
/** Parts of it for the looks that sort out: a glance at many decisions, a first look at those that seem clear. */
const [GLANCE, FIRST_LOOK] = [1 / 12, 1 / 3];
/** In hundredths of a point: how far the second move has to be behind, and the lower end of that interval. */
const [BEHIND, AT_LEAST] = [800, 100];
/** The same where chances are exact. */
const EXACTLY_BEHIND = 300;
/** Decisions of a deal that are looked at before the next deal. */
const GLANCES = 8;
/** Early on luck outweighs what moves differ in, and playouts are long: from which part of a game on it is looked at. */
const FROM: Readonly<Record<string, number>> = { 'in-aller-ruhe': 0.65, 'santa-timea': 0, 'lighthouse-run': 0.3 };

const late = (spots: readonly Spot[], game: string): readonly Spot[] =>
  spots.slice(Math.floor((FROM[game] ?? 0) * spots.length));

/** One deal in three is played by cabin boys: they come to places where sailors never are. */
const crewOf = (deal: number): string => (deal % 3 === 2 ? 'cabin-boy' : 'sailor');

/** Two deals in three are searched for what can be solved. */
const isSolved = (deal: number): boolean => deal % 3 !== 1;

const spotsOf = (rules: AnyGame, mode: PuzzleMode, deal: number): { spots: Spot[]; options: OptionValues } => {
  const table = openDeal(rules, mode, deal);
  const { options, seed } = table.record;
  const bot = botFor(rules, crewOf(deal));
  const rng = Rng.from(seedOfBots(seed));
  const spots: Spot[] = [];
  const moves: string[] = [];
  for (let seat = nextToAct(rules, table.state); seat !== undefined; seat = nextToAct(rules, table.state)) {
    const { state } = table;
    const view = rules.view(state, seat);
    const made = bot.choose(view, rng);
    spots.push({ state, view, seat, made, moves: [...moves] });
    const done = table.act(seat, made);
    if (!done.ok) throw new Error(`${bot.name} was refused ${rules.write(made)}: ${done.error.code} (seed ${seed})`);
    moves.push(rules.write(made, options));
  }
  return { spots, options };
};

/** Nobody has to think about a move that wins at once. */
const isObvious = (move: string): boolean => move === 'arrive';

const exactRange = (mean: number): KnownMove['chance'] => ({ mean, low: mean, high: mean });

const solvedFind = (
  analysed: Analysed,
  options: OptionValues,
  spot: Spot,
): Pick<Find, 'budget' | 'known'> | undefined => {
  const solved = analysed.solved?.(spot.view, spot.seat);
  const [best] = solved ?? [];
  if (!solved || !best) return undefined;
  const known = solved.slice(0, 4).map(({ move, chance }): KnownMove => ({
    move: analysed.game.write(move, options),
    chance: exactRange(Math.round(chance * CERTAIN)),
    loss: exactRange(Math.round(best.chance * CERTAIN) - Math.round(chance * CERTAIN)),
  }));
  const [answer, second, ...others] = known;
  if (!answer || !second || second.loss.mean < EXACTLY_BEHIND || isObvious(answer.move)) return undefined;
  return { budget: 'exact', known: [answer, second, ...others] };
};

const isClear = ([, second]: readonly JudgedMove[]): boolean =>
  second !== undefined && second.loss.mean >= BEHIND && second.loss.low >= AT_LEAST;

const knownOf = ({ move, chance, loss }: JudgedMove): KnownMove => ({ move: move ?? '', chance, loss });

/** A glance, a first look, and the look that counts: each with worlds of its own. */
const judgedFind = (
  analysed: Analysed,
  options: OptionValues,
  mode: PuzzleMode,
  spot: Spot,
  seed: Seed,
): Pick<Find, 'budget' | 'known'> | undefined => {
  const { game } = analysed;
  const budget = BUDGETS[game.name] ?? 6000;
  const position = { state: spot.state, seat: spot.seat, seats: mode.seats, options };
  const look = (move: unknown, share: number): readonly JudgedMove[] =>
    judgeMoves(analysed, position, move, {
      budget: Math.round(share * budget),
      seed: derivedSeed(`${seed}/${spot.moves.length}/${share}`),
    }).moves;
  const glance = look(spot.made, GLANCE);
  if ((glance[1]?.loss.mean ?? 0) < BEHIND || isObvious(glance[0]?.move ?? 'arrive')) return undefined;
  const first = look(spot.made, FIRST_LOOK);
  const read = game.read(first[0]?.move ?? '', options);
  if (!isClear(first) || !read.ok) return undefined;
  const last = look(read.value, 1);
  const [answer, ...others] = last.map(knownOf);
  if (!answer || !isClear(last) || answer.move !== first[0]?.move) return undefined;
  return { budget, known: [answer, ...others] };
};

/** The first clear decision of a deal, from those that can be solved or in any order. */
const findIn = (analysed: Analysed, mode: PuzzleMode, deal: number): (Find & { readonly spot: Spot }) | undefined => {
  const { game } = analysed;
  const { spots, options } = spotsOf(game, mode, deal);
  const seed = derivedSeed(`${game.name}/${mode.name}/${deal}`);
  const as = (spot: Spot, found: Pick<Find, 'budget' | 'known'>) => ({ mode, deal, moves: spot.moves, ...found, spot });
  if (isSolved(deal)) {
    for (const spot of spots.toReversed()) {
      const found = solvedFind(analysed, options, spot);
      if (found) return as(spot, found);
    }
    // Where the ends of a mode can be solved, the next deal is solved sooner than this one judged.
    if (mode.seats === 1 && spots.some(({ view, seat }) => analysed.solved?.(view, seat))) return undefined;
  }
  for (const spot of shuffle([...late(spots, game.name)], Rng.from(seed)).slice(0, GLANCES)) {
    const found = judgedFind(analysed, options, mode, spot, seed);
    if (found) return as(spot, found);
  }
  return undefined;
};

/** The puzzle of a deal, graded; undefined where nothing is clear in it. */
export const mineDeal = async (
  game: string,
  mode: PuzzleMode,
  deal: number,
): Promise<Omit<Puzzle, 'game' | 'number'> | undefined> => {
  const analysed = await loadAnalysed(game);
  if (!analysed) throw new RangeError(`${game} cannot be analysed`);
  const found = findIn(analysed, mode, deal);
  if (!found) return undefined;
  const { spot, ...find } = found;
  const finders = foundBy(analysed, spot.view, find.known[0].move);
  // A captain reckons otherwise than the analysis: where both agree, the answer stands on two legs.
  return find.budget === 'exact' || finders[3] > 0 ? { ...find, found: finders } : undefined;
};

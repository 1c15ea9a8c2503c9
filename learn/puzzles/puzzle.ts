import type { PuzzleMode } from './modes.js';

/** A value and its interval, in hundredths of a point: a sure win has 10,000. Where it is exact, all three are alike. */
export interface Range {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A move that was judged when the puzzle was mined. */
export interface KnownMove {
  /** In the game's notation. */
  readonly move: string;
  readonly chance: Range;
  /** How much less than the answer, in the same worlds. */
  readonly loss: Range;
}

/** How often each of these found the answer, from 0 to 1, in the order of `FINDERS`. */
export type Found = readonly [number, number, number, number];

/** A position with one move that is clearly best. */
export interface Puzzle {
  readonly game: string;
  /** From 1, in the order in which they were mined; it never changes. */
  readonly number: number;
  readonly mode: PuzzleMode;
  /** Which deal of the mode: with the mode's name, its seed. */
  readonly deal: number;
  /** What the seats played, without chance; then the player has to move. */
  readonly moves: readonly string[];
  /** The decisions that were played out to judge it; `exact` where it was reckoned. */
  readonly budget: number | 'exact';
  /** The answer first. */
  readonly known: readonly [KnownMove, ...KnownMove[]];
  readonly found: Found;
}

type Triple = readonly [mean: number, low: number, high: number];

/** A puzzle as it is kept. The loss of an exact move follows from its chance. */
export type Packed = readonly [
  mode: string,
  deal: number,
  moves: string,
  budget: number,
  known: readonly (
    readonly [move: string, chance: number] | readonly [move: string, ...chance: Triple, ...loss: Triple]
  )[],
  found: Found,
];

/** Between two moves; no notation has it. */
const BREAK = ';';

export const unpacked = (
  game: string,
  modes: readonly PuzzleMode[],
  [name, deal, moves, budget, rows, found]: Packed,
  number: number,
): Puzzle => {
  const mode = modes.find(one => one.name === name);
  if (!mode) throw new RangeError(`puzzle ${number} of ${game} is of an unknown mode: ${name}`);
  const best = rows[0]?.[1] ?? 0;
  const known = rows.map(([move, chance, ...rest]): KnownMove => {
    const [low = chance, high = chance, mean = best - chance, least = mean, most = mean] = rest;
    return { move, chance: { mean: chance, low, high }, loss: { mean, low: least, high: most } };
  });
  const [answer, ...others] = known;
  if (!answer) throw new RangeError(`puzzle ${number} of ${game} has no answer`);
  return {
    ...{ game, number, mode, deal, found },
    moves: moves === '' ? [] : moves.split(BREAK),
    budget: budget === 0 ? 'exact' : budget,
    known: [answer, ...others],
  };
};

export const packed = ({ mode, deal, moves, budget, known, found }: Omit<Puzzle, 'number' | 'game'>): Packed => [
  mode.name,
  deal,
  moves.join(BREAK),
  budget === 'exact' ? 0 : budget,
  known.map(({ move, chance, loss }) =>
    budget === 'exact'
      ? [move, chance.mean]
      : [move, chance.mean, chance.low, chance.high, loss.mean, loss.low, loss.high],
  ),
  found,
];

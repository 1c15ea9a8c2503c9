/**
 * What the rulebook says about spaces, prices, blocked rows, sides and points, a second time: slow,
 * naive and written from the rulebook alone, to judge the engine by. Shares no code with it.
 */
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A block of cells, from its bottom left to its top right. */
const block = (left: number, bottom: number, width: number, height: number): Cell[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: left + (i % width), y: bottom + Math.floor(i / width) }));

const GRID = [block(0, 0, 6, 6)];
const ARCH = [block(0, 0, 2, 3), block(5, 0, 2, 3), block(0, 3, 7, 4)]; // 14.1
const PYRAMID = [[11, 9, 7, 5, 3, 1].flatMap((width, y) => block((11 - width) / 2, y, width, 1))]; // 17.1

const shapeOf = (variant: string): Cell[][] => (variant === 'arch' ? ARCH : variant === 'pyramid' ? PYRAMID : GRID);

/** The spaces of every route, in order. */
const routesOf = (variant: string): number[][] => {
  let next = 0;
  return shapeOf(variant).map(route => route.map(() => next++));
};

const routeOf = (variant: string, space: number): number => routesOf(variant).findIndex(route => route.includes(space));

/** 4.2, 14.2 Whether all routes ascend. */
export const rises = (variant: string, sea: readonly number[]): boolean =>
  routesOf(variant).every(route => {
    const laid = route.map(space => sea[space]!).filter(card => card !== 0);
    return laid.every((card, i) => laid.slice(0, i).every(earlier => earlier < card));
  });

/** 4.3, 14.2 The islands one step away on the same route. */
export const besides = (variant: string, sea: readonly number[], space: number): number[] => {
  const route = routesOf(variant)[routeOf(variant, space)]!;
  const step = route.indexOf(space);
  return route.filter((_, i) => Math.abs(i - step) === 1).flatMap(other => (sea[other] === 0 ? [] : [sea[other]!]));
};

/** 4.4–4.7, 14.4 */
export const priceIn = (variant: string, sea: readonly number[], card: number, space: number): number => {
  if (variant === 'arch' && routeOf(variant, space) < 2) return 0;
  const differences = besides(variant, sea, space).map(laid => Math.abs(laid - card));
  return differences.length === 0 ? 0 : Math.min(...differences);
};

/** 14.3 Whether this space has to wait for the pillars. */
export const waitsForPillars = (variant: string, sea: readonly number[], space: number): boolean =>
  variant === 'arch' && space >= 12 && sea.slice(0, 12).includes(0);

/** 17.1 A border card: something is missing on one of its four sides. */
export const isBorder = (space: number): boolean => {
  const cells = PYRAMID[0]!;
  const { x, y } = cells[space]!;
  const sides = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return !sides.every(([sideX, sideY]) => cells.some(cell => cell.x === sideX && cell.y === sideY));
};

/** 15.5 How many islands lie with the wrong side up: sun in the upper half, moon in the lower. */
export const wrongSides = (sides: readonly (string | null)[]): number =>
  sides.filter((side, space) => side !== null && side !== (GRID[0]![space]!.y < 3 ? 'moon' : 'sun')).length;

/** 16.6 Whether the gaps beside a space still have as many numbers as spaces, between walls of 0 and 81. */
export const canBeFilled = (sea: readonly number[], space: number): boolean => {
  const walls = [0, ...sea, 81];
  return walls.every((low, from) =>
    walls.every((high, to) => {
      if (to <= from || (low === 0 && from > 0) || high === 0 || ![from, to].includes(space + 1)) return true;
      const between = walls.slice(from + 1, to);
      return between.some(card => card !== 0) || high - low > between.length;
    }),
  );
};

interface Points {
  readonly points: number;
  readonly laid: number;
  readonly discarded: number;
  readonly longest: number;
}

/** 16.8 Every stretch of spaces is tried: it is a run if it is all mine, three or more, and cannot be longer. */
export const pointsOf = (owners: readonly (number | null)[], seat: number, discarded: number): Points => {
  const mine = (space: number): boolean => owners[space] === seat;
  const runs: number[] = [];
  for (let from = 0; from < owners.length; from++)
    for (let to = from + 2; to < owners.length; to++) {
      const all = owners.slice(from, to + 1).every(owner => owner === seat);
      if (all && !mine(from - 1) && !mine(to + 1)) runs.push(to - from + 1);
    }
  const laid = owners.filter(owner => owner === seat).length;
  const bonus = runs.reduce((sum, run) => sum + run, 0);
  return { points: laid + laid - discarded + bonus, laid, discarded, longest: Math.max(0, ...runs) };
};

/** 16.8 First and second place, or a shared victory. */
export const placesOf = ([one, two]: readonly [Points, Points]): number[] => {
  const comparisons = [
    [one.points, two.points],
    [one.laid, two.laid],
    [two.discarded, one.discarded],
    [one.longest, two.longest],
  ] as const;
  const decides = comparisons.find(([first, second]) => first !== second);
  return decides === undefined ? [1, 1] : decides[0] > decides[1] ? [1, 2] : [2, 1];
};

const ROW_NUMBERS = [0, 1, 2, 3, 4, 5];

const openIn = (sea: readonly number[], row: number): number =>
  sea.filter((card, space) => card === 0 && GRID[0]![space]?.y === row).length;

export const fullRowsIn = (sea: readonly number[]): number => ROW_NUMBERS.filter(row => openIn(sea, row) === 0).length;

/** 10.2, 12.5 Rows that nothing may be put into. */
export const blockedRows = (rock: number | null, violet: readonly number[]): number[] =>
  ROW_NUMBERS.filter(row => row === rock || (violet[row] ?? 0) > 0);

/** 10.3, 12.5, 13.1 Rows for a rock that leaves `from`, or for a storm: open, and if possible not blocked. */
export const rowsFor = (sea: readonly number[], blocked: readonly number[], from: number | null): number[] => {
  const open = ROW_NUMBERS.filter(row => openIn(sea, row) > 0 && row !== from);
  const clear = open.filter(row => !blocked.includes(row));
  return clear.length === 0 ? open : clear;
};

/** 12.7 */
export const isConsecutive = (sea: readonly number[], row: number): boolean => {
  const cards = sea.filter((_, space) => GRID[0]![space]?.y === row);
  return cards.every((card, i) => card !== 0 && (i === 0 || card === cards[i - 1]! + 1));
};

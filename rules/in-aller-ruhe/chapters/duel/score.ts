import type { Seat } from '../../../core/index.js';
import type { Space } from '../../sea.js';
import type { Open } from '../../types.js';
import type { Ranking } from './part.js';

/** 16.8 One player's points, line by line. */
export interface Sheet {
  readonly laid: number;
  readonly thrown: number;
  /** Three or more own islands on neighbouring spaces, as these spaces along the route. */
  readonly runs: readonly (readonly Space[])[];
  readonly points: number;
}

export type Owners = readonly (Seat | null)[];

const RUN = 3; // 16.8
/** 16.8 Points for an island, besides those of its run. */
export const ISLAND_POINTS = 2;

/** 16.8 A run scores its length, if it is long enough. */
const runScore = (length: number): number => (length >= RUN ? length : 0);

/** How many islands of a seat lie one after another from here on, in one direction. */
const chain = (owners: Owners, seat: Seat, from: Space, step: 1 | -1): number => {
  let length = 0;
  while (owners[from + length * step] === seat) length++;
  return length;
};

/** 16.8 Points that an island of this seat would add to its runs here. */
export const runPoints = (owners: Owners, seat: Seat, space: Space): number => {
  const before = chain(owners, seat, space - 1, -1);
  const behind = chain(owners, seat, space + 1, 1);
  return runScore(before + 1 + behind) - runScore(before) - runScore(behind);
};

/** 16.8 Runs along the sequence, across the ends of rows; a gap or a foreign island breaks them. */
const runsOf = (owners: Owners, seat: Seat): Sheet['runs'] => {
  const stretches: Space[][] = [];
  owners.forEach((owner, space) => {
    if (owner !== seat) return;
    if (owners[space - 1] !== seat) stretches.push([]);
    stretches.at(-1)?.push(space);
  });
  return stretches.filter(({ length }) => runScore(length) > 0);
};

const sheetOf = (owners: Owners, seat: Seat, thrown: number): Sheet => {
  const laid = owners.filter(owner => owner === seat).length;
  const runs = runsOf(owners, seat);
  return { laid, thrown, runs, points: ISLAND_POINTS * laid - thrown + runs.flat().length };
};

/** 16.8 What decides on level points, in this order: more islands, fewer discards, the longest run. */
const TIE_BREAKS = [
  { by: 'laid', of: ({ laid }: Sheet) => laid },
  { by: 'thrown', of: ({ thrown }: Sheet) => -thrown },
  { by: 'run', of: ({ runs }: Sheet) => Math.max(0, ...runs.map(({ length }) => length)) },
] as const;

/** Positive if the first one is ahead. */
const ahead = (a: Sheet, b: Sheet): number => {
  const decisive = TIE_BREAKS.find(({ of }) => of(a) !== of(b));
  return a.points - b.points || (decisive ? decisive.of(a) - decisive.of(b) : 0);
};

/** What broke a tie on points, and the two numbers that did. */
type Decision =
  | { readonly by: (typeof TIE_BREAKS)[number]['by']; readonly more: number; readonly less: number }
  | { readonly by: 'none' };

/** 16.8 What decided between equal points; nothing where points did. */
export const decidedBy = (sheets: readonly Sheet[]): Decision | undefined => {
  if (new Set(sheets.map(({ points }) => points)).size > 1) return undefined;
  for (const { by, of } of TIE_BREAKS) {
    const numbers = sheets.map(sheet => Math.abs(of(sheet)));
    const [more, less] = [Math.max(...numbers), Math.min(...numbers)];
    if (more > less) return { by, more, less };
  }
  return { by: 'none' };
};

interface Scored extends Pick<Open, 'duel'> {
  readonly thrown: readonly (readonly unknown[] | number)[];
}

/** The sheets of both players, from a state or a view. */
export const sheetsOf = ({ duel, thrown }: Scored): readonly Sheet[] =>
  thrown.map((cards, seat) =>
    sheetOf(
      duel?.owners ?? [],
      seat,
      (typeof cards === 'number' ? cards : cards.length) + (duel?.shown[seat]?.length ?? 0),
    ),
  );

export const rank = (table: Scored, reason: Ranking['reason']): Ranking => {
  const sheets = sheetsOf(table);
  return {
    kind: 'ranking',
    points: sheets.map(({ points }) => points),
    places: sheets.map(sheet => 1 + sheets.filter(rival => ahead(rival, sheet) > 0).length),
    reason,
    clause: '16.8',
  };
};

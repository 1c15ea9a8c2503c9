import type { Seat } from '../core/index.js';
import type { Open, Ranking } from './types.js';

/** 16.8 One player's points, line by line. */
export interface Sheet {
  readonly laid: number;
  readonly thrown: number;
  /** The lengths of runs of three or more own islands on neighbouring spaces. */
  readonly runs: readonly number[];
  readonly points: number;
}

type Owners = readonly (Seat | null)[];

const RUN = 3; // 16.8

/** 16.8 Runs along the sequence, across the ends of rows; a gap or a foreign island breaks them. */
const runsOf = (owners: Owners, seat: Seat): readonly number[] => {
  const runs: number[] = [];
  let length = 0;
  for (const owner of [...owners, null]) {
    if (owner === seat) length++;
    else {
      if (length >= RUN) runs.push(length);
      length = 0;
    }
  }
  return runs;
};

const sheetOf = (owners: Owners, seat: Seat, thrown: number): Sheet => {
  const laid = owners.filter(owner => owner === seat).length;
  const runs = runsOf(owners, seat);
  return { laid, thrown, runs, points: 2 * laid - thrown + runs.reduce((sum, run) => sum + run, 0) };
};

/** 16.8 Points, then more islands, then fewer discards, then the longest run; positive if the first is ahead. */
const ahead = (a: Sheet, b: Sheet): number =>
  a.points - b.points || a.laid - b.laid || b.thrown - a.thrown || Math.max(0, ...a.runs) - Math.max(0, ...b.runs);

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

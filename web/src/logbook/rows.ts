import type { OptionSpec, Player } from '@seekiste/rules/core';
import { crewOf, endingOf, modeOf, type Ending } from '@seekiste/rules/logbook';
import { isGame } from '../games/list.js';
import type { MyTable } from '../online/line/api.js';
import { playerOf } from '../replay/seat.js';
import type { Entry } from './entry.js';
import { once } from './once.js';

/** A line of the list: a game of this device, or a table online. */
export interface Row {
  readonly id: string;
  readonly game: string;
  readonly changed: number;
  readonly name: string;
  readonly star: boolean;
  readonly ending: Ending;
  /** Who sails along, and what is set otherwise than usual: as JSON, to be told apart. What is not known is empty. */
  readonly crew: string;
  readonly mode: string;
  /** Begun with a known deal. */
  readonly study: boolean;
  readonly entry?: Entry;
  readonly table?: MyTable;
}

/** The options of the games, once their rules are here. */
type Specs = ReadonlyMap<string, readonly OptionSpec[]>;

/** Who sailed, as players and told apart as a crew. */
interface Company {
  readonly players: readonly Player[];
  readonly crew: string;
}

const companies = once<Company>();
const modes = once<string>();

const companyOf = (seats: Entry['seats']): Company => {
  let key = '';
  for (const seat of seats) key += `${seat.name}\n${seat.kind === 'bot' ? seat.bot : ''}\n`;
  return companies(key, () => {
    const players = seats.map(playerOf);
    return { players, crew: JSON.stringify(crewOf(players)) };
  });
};

const rowOf = (entry: Entry, known: readonly OptionSpec[] | undefined): Row => {
  const { id, game, changed, name, star, options, outcome, seats, study = false, own } = entry;
  const { players, crew } = companyOf(seats);
  const mode = known ? modes(`${game} ${JSON.stringify(options)}`, () => JSON.stringify(modeOf(known, options))) : '';
  return { id, game, changed, name, star, entry, ending: endingOf(outcome, players, own), study, crew, mode };
};

/** The row of an entry, until the entry or the rules are others. */
const rowsMade = new WeakMap<Entry, { readonly known: readonly OptionSpec[] | undefined; readonly row: Row }>();

const rowMade = (entry: Entry, specs: Specs): Row => {
  const known = specs.get(entry.game);
  const before = rowsMade.get(entry);
  if (before?.known === known && before) return before.row;
  const row = rowOf(entry, known);
  rowsMade.set(entry, { known, row });
  return row;
};

const rowOfTable = (table: MyTable): Row => ({
  ...{ id: table.id, game: table.game, changed: table.changedAt, name: '', star: false, table },
  ending: table.phase === 'over' ? 'over' : 'running',
  study: table.study === true,
  crew: '',
  mode: '',
});

/** Everything there is, the latest first. An online game that was taken into the logbook stands there once. */
export const rowsOf = (entries: readonly Entry[], tables: readonly MyTable[], specs: Specs): readonly Row[] => {
  const kept = new Set(entries.map(({ id }) => id));
  return [...entries.map(entry => rowMade(entry, specs)), ...tables.filter(({ id }) => !kept.has(id)).map(rowOfTable)]
    .filter(({ game }) => isGame(game))
    .sort((a, b) => b.changed - a.changed);
};

export interface Wanted {
  readonly game: string;
  readonly mode: string;
  readonly crew: string;
  readonly ending: Ending | 'star' | '';
  readonly text: string;
}

export const EVERYTHING: Wanted = { game: '', mode: '', crew: '', ending: '', text: '' };

/** The rows that fit every wish; an empty wish fits all. `read` is all that can be read of a row. */
export const fitting = (
  rows: readonly Row[],
  { game, mode, crew, ending, text }: Wanted,
  read: (row: Row) => string,
): readonly Row[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(row => {
    if (game !== '' && row.game !== game) return false;
    if (mode !== '' && `${row.game} ${row.mode}` !== mode) return false;
    if (crew !== '' && row.crew !== crew) return false;
    if (ending === 'star' ? !row.star : ending !== '' && row.ending !== ending) return false;
    const readable = words.length > 0 ? read(row).toLowerCase() : '';
    return words.every(word => readable.includes(word));
  });
};

/** More than anybody looks through in a list to choose from. */
const MOST = 40;

/** What there is to choose from, the most frequent first. */
export const choicesIn = (rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([key]) => key);
};

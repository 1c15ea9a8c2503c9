import { isTableId, type TableId } from '@seekiste/protocol';
import { RULES } from '@seekiste/rules';
import {
  decodeRecord,
  err,
  ok,
  refuse,
  type GameRecord,
  type Refusal,
  type Result,
  type Viewer,
} from '@seekiste/rules/core';
import type { SeatSetup } from '../local/seats.js';
import type { Logbook } from '../logbook/logbook.js';
import { unpack } from './link/pack.js';
import { seatNamed } from './seat.js';

/** A game to look at, and where it came from. */
export interface Source {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetup[];
  /** Its page in the logbook. */
  readonly page?: { readonly id: string; readonly version: number; readonly running: boolean };
  /** The online table that it was played at. */
  readonly table?: TableId;
  /** Whose eyes were this person's at that table. */
  readonly own?: Viewer;
}

/** What a source needs of its surroundings. */
export interface Shelves {
  readonly logbook: Pick<Logbook, 'page'>;
  /** The record of an online table that is over. */
  record(table: TableId): Promise<Result<unknown, Refusal>>;
  /** What a seat without a name is called. */
  seatName(seat: number): string;
}

/** Whether this part of an address holds a whole game. */
const isPacked = (id: string): boolean => id.includes('.');

const seatsIn = (value: unknown, count: number): readonly SeatSetup[] => {
  // A game that proves nothing, a study or one that was ended by agreement, says who played it beside the record.
  const { proof, players } = value as { readonly proof?: { readonly seats?: unknown }; readonly players?: unknown };
  const list = proof?.seats ?? players;
  return Array.from({ length: count }, (_, seat) => {
    const { name, bot } = ((Array.isArray(list) ? list[seat] : undefined) ?? {}) as Readonly<Record<string, unknown>>;
    return seatNamed(name, bot);
  });
};

/** The reader's seat, as the server says it. */
const ownIn = (value: unknown, count: number): Viewer => {
  const { seat } = value as { readonly seat?: unknown };
  return typeof seat === 'number' && seat < count ? seat : 'watcher';
};

/** A finished game of an online table. */
export const fromTable = async (table: TableId, shelves: Pick<Shelves, 'record'>): Promise<Result<Source, Refusal>> => {
  const got = await shelves.record(table);
  if (!got.ok) return got;
  const record = decodeRecord(RULES, got.value);
  if (!record.ok) return record;
  const { seats } = record.value;
  return ok({ record: record.value, seats: seatsIn(got.value, seats), table, own: ownIn(got.value, seats) });
};

const fromLogbook = async (id: string, { logbook }: Shelves): Promise<Result<Source, Refusal> | undefined> => {
  const page = await logbook.page(id);
  if (!page) return undefined;
  const { entry } = page;
  const record = decodeRecord(RULES, page.record);
  if (!record.ok) return record;
  const kept = { id, version: entry.version, running: entry.standing !== 'over' };
  return ok({ record: record.value, seats: entry.seats, page: kept, ...(isTableId(id) ? { table: id } : {}) });
};

const read = async (id: string, shelves: Shelves): Promise<Result<Source, Refusal>> => {
  if (isPacked(id)) return unpack(id);
  const kept = await fromLogbook(id, shelves);
  if (kept) return kept;
  return isTableId(id) ? fromTable(id, shelves) : err(refuse('no-page', 'table'));
};

/** The game that an address names: packed into it, in the logbook, or at an online table that is over. */
export const sourceOf = async (id: string, shelves: Shelves): Promise<Result<Source, Refusal>> => {
  const found = await read(id, shelves);
  if (!found.ok) return found;
  const seats = found.value.seats.map((seat, at) =>
    seat.name === '' ? { ...seat, name: shelves.seatName(at) } : seat,
  );
  return ok({ ...found.value, seats });
};

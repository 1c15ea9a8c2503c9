import { err, ok, refuse, type GameRecord, type Refusal, type Result } from '@seekiste/rules/core';
import { decodeLogbook, type Logged } from '@seekiste/rules/logbook';
import { GAME_NAMES, loadVersions } from '../games/list.js';
import { readAnyRecord, type RefusedRecord } from '../local/records.js';
import { openRecord } from '../local/saves.js';
import type { AnyTable } from '../local/session.js';
import { playerOf, seatOf } from '../replay/seat.js';
import { pageOf, type Entry, type Page } from './entry.js';
import type { Logbook } from './logbook.js';

/** More than ten thousand games; what is larger is no logbook. */
const MOST_CHARACTERS = 200_000_000;

export const loggedOf = ({ entry, record }: Page): Logged => {
  const { id, begun, changed, name, star, seats, own, study } = entry;
  const kept = { ...(own !== undefined && { own }), ...(study && { study }) };
  return { id, begun, changed, name, star, players: seats.map(playerOf), ...kept, record };
};

/** What became of the games of a file. */
export interface TakenIn {
  readonly added: readonly string[];
  /** They were there already. */
  readonly known: readonly string[];
  readonly refused: readonly RefusedRecord[];
}

/** What a file needs of its surroundings. */
interface Surroundings {
  readonly logbook: Pick<Logbook, 'page' | 'putBack'>;
  readonly now: number;
  freshId(): string;
  /** What a seat without a name is called. */
  seatName(seat: number): string;
}

const same = (a: GameRecord, b: GameRecord): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Under its own id; where another game has that, under a new one. */
const enter = async (page: Page, { logbook, freshId }: Surroundings): Promise<['added' | 'known', string]> => {
  const { id } = page.entry;
  const there = await logbook.page(id);
  if (there && same(there.record, page.record)) return ['known', id];
  const entry: Entry = there ? { ...page.entry, id: freshId() } : page.entry;
  await logbook.putBack({ ...page, entry });
  return ['added', entry.id];
};

const pageFrom = (table: AnyTable, logged: Omit<Logged, 'record'>, { seatName }: Surroundings): Page => {
  const { players, ...about } = logged;
  const seats = players.map((player, at) => seatOf(player.name === '' ? { ...player, name: seatName(at) } : player));
  return pageOf(table, { ...about, version: 1, seats });
};

const takeInAll = async (games: readonly Result<Logged, Refusal>[], around: Surroundings): Promise<TakenIn> => {
  const taken = { added: [] as string[], known: [] as string[], refused: [] as RefusedRecord[] };
  for (const [at, read] of games.entries()) {
    const table = read.ok ? await openRecord(read.value.record) : read;
    if (read.ok && table.ok) {
      const [became, id] = await enter(pageFrom(table.value, read.value, around), around);
      taken[became].push(id);
    } else if (!table.ok) {
      const { params } = table.error;
      const field = read.ok ? `games[${at}].record.${String(params['field'])}` : params['field'];
      const game = read.ok ? read.value.record.game : undefined;
      taken.refused.push({ game, refusal: { ...table.error, params: { ...params, ...(field ? { field } : {}) } } });
    }
  }
  return taken;
};

const takeInRecord = async (text: string, around: Surroundings): Promise<Result<TakenIn, RefusedRecord>> => {
  const table = await readAnyRecord(text);
  if (!table.ok) return table;
  const { now: begun, freshId } = around;
  const players = Array.from({ length: table.value.record.seats }, () => ({ name: '' }));
  const about = { id: freshId(), begun, changed: begun, name: '', star: false, players };
  const [became, id] = await enter(pageFrom(table.value, about, around), around);
  return ok({ added: [], known: [], refused: [], [became]: [id] });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Takes in a logbook, or a record in either of its forms. Each game is checked by the rules before it is kept. */
export const takeIn = async (text: string, around: Surroundings): Promise<Result<TakenIn, RefusedRecord>> => {
  if (text.length > MOST_CHARACTERS) return err({ game: undefined, refusal: refuse('file-too-large', 'input') });
  const rules = await Promise.all(GAME_NAMES.map(loadVersions));
  const logbook = decodeLogbook(rules.flat(), parsed(text));
  if (!logbook) return takeInRecord(text, around);
  if (!logbook.ok) return err({ game: undefined, refusal: logbook.error });
  return ok(await takeInAll(logbook.value, around));
};

import { LEVELS } from '@seekiste/bots';
import {
  decodeRecord,
  err,
  grownAt,
  lineAt,
  ok,
  ruledBy,
  Table,
  variationAt,
  type GameRecord,
  type Path,
  type Refusal,
  type Result,
  type Viewer,
} from '@seekiste/rules/core';
import { claimedGame, gamesNamed, openRecord, type Resumable } from '../local/saves.js';
import { decodeSeats } from '../local/seats.js';
import { seatOf } from '../replay/seat.js';
import type { Chest } from './chest.js';
import { pageOf, type Entry, type Page } from './entry.js';

/** A game that can go on, and the version of it that was read. */
export interface Opened extends Resumable {
  readonly version: number;
}

/** What is kept of a game, and the version that the keeper has seen; 0 where there was none. */
export interface Kept extends Resumable {
  readonly id: string;
  /** Which line of the game's tree it is; the game itself where it is left out. */
  readonly line?: Path;
  readonly seen: number;
  readonly now: number;
  /** It was begun with a known deal. */
  readonly study?: true;
  /** Whose eyes were this person's, at an online table. */
  readonly own?: Viewer;
}

const checked = async ({ entry, record }: Page): Promise<Result<Opened, Refusal>> => {
  const table = await openRecord(record);
  if (!table.ok) return table;
  const seats = decodeSeats(entry.seats, {
    count: table.value.record.seats,
    bots: LEVELS,
  });
  return seats.ok ? ok({ table: table.value, seats: seats.value, version: entry.version }) : err(seats.error);
};

/** A line of the tree as a game that goes on: taken back to where it began, at most. */
const checkedLine = async ({ entry, record }: Page, path: Path): Promise<Result<Opened, Refusal> | undefined> => {
  const games = await gamesNamed(claimedGame(record));
  const whole = decodeRecord(games, record);
  if (!whole.ok) return whole;
  const [line, variation] = [lineAt(whole.value, path), variationAt(whole.value, path)];
  const game = ruledBy(games, whole.value);
  if (!line || !variation || !game.ok) return undefined;
  const table = Table.resume(game.value, line, variation.at);
  const seats = variation.players?.map(seatOf) ?? entry.seats;
  return table.ok ? ok({ table: table.value, seats, version: entry.version }) : table;
};

const annotated = ({ entry }: Page, record: GameRecord): Page => ({
  entry: { ...entry, version: entry.version + 1 },
  record,
});

/** Every game of this device. */
export class Logbook {
  constructor(private readonly chest: Chest) {}

  get lasting(): boolean {
    return this.chest.lasting;
  }

  entries(): Promise<readonly Entry[]> {
    return this.chest.entries();
  }

  /** A game by its id, checked to the last move; `undefined` where there is none. */
  async open(id: string, line: Path = []): Promise<Result<Opened, Refusal> | undefined> {
    const page = await this.chest.page(id);
    return page && (line.length > 0 ? checkedLine(page, line) : checked(page));
  }

  /** A page as it lies there, unchecked. */
  page(id: string): Promise<Page | undefined> {
    return this.chest.page(id);
  }

  pages(ids: readonly string[]): Promise<readonly Page[]> {
    return this.chest.pages(ids);
  }

  /** Name and star stand beside the record, whose version stays. */
  async mark(id: string, marks: Partial<Pick<Entry, 'name' | 'star'>>): Promise<void> {
    await this.chest.change(id, page => page && { ...page, entry: { ...page.entry, ...marks } });
  }

  /** Takes a page out of the book; `putBack` undoes it. */
  async takeOut(id: string): Promise<Page | undefined> {
    const page = await this.chest.page(id);
    await this.chest.remove(id);
    return page;
  }

  async putBack(page: Page): Promise<void> {
    await this.chest.change(page.entry.id, before => before ?? page);
  }

  /** Answers the new version, or nothing if somebody else has kept the game since it was seen. */
  async keep({ id, line = [], seen, now, table, seats, ...given }: Kept): Promise<number | undefined> {
    const page = await this.chest.change(id, before => {
      if ((before?.entry.version ?? 0) !== seen) return undefined;
      if (before && line.length > 0) return annotated(before, grownAt(before.record, line, table.record.moves));
      const { begun = now, name = '', star = false, study = given.study, own = given.own } = before?.entry ?? {};
      const about = { ...(study && { study }), ...(own !== undefined && { own }) };
      return pageOf(table, { id, version: seen + 1, seats, begun, changed: now, name, star, ...about });
    });
    return page?.entry.version;
  }

  /** The same game with other notes and variations. Answers the new version, or nothing if somebody was quicker. */
  async annotate(id: string, seen: number, record: GameRecord): Promise<number | undefined> {
    const page = await this.chest.change(id, before =>
      before?.entry.version === seen ? annotated(before, record) : undefined,
    );
    return page?.entry.version;
  }
}

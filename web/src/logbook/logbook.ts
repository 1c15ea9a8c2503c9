import { LEVELS } from '@seekiste/bots';
import { err, ok, type Refusal, type Result } from '@seekiste/rules/core';
import { openRecord, type Resumable } from '../local/saves.js';
import { decodeSeats } from '../local/seats.js';
import type { Chest } from './chest.js';
import { pageOf, type Entry, type Page } from './entry.js';

/** A game that can go on, and the version of it that was read. */
export interface Opened extends Resumable {
  readonly version: number;
}

/** What is kept of a game, and the version that the keeper has seen; 0 where there was none. */
export interface Kept extends Resumable {
  readonly id: string;
  readonly seen: number;
  readonly now: number;
}

const checked = ({ entry, record }: Page): Result<Opened, Refusal> => {
  const table = openRecord(record);
  if (!table.ok) return table;
  const seats = decodeSeats(entry.seats, {
    count: table.value.record.seats,
    bots: LEVELS,
  });
  return seats.ok ? ok({ table: table.value, seats: seats.value, version: entry.version }) : err(seats.error);
};

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
  async open(id: string): Promise<Result<Opened, Refusal> | undefined> {
    const page = await this.chest.page(id);
    return page && checked(page);
  }

  /** A page as it lies there, unchecked. */
  page(id: string): Promise<Page | undefined> {
    return this.chest.page(id);
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
  async keep({ id, seen, now, table, seats }: Kept): Promise<number | undefined> {
    const page = await this.chest.change(id, before => {
      if ((before?.entry.version ?? 0) !== seen) return undefined;
      const { begun = now, name = '', star = false } = before?.entry ?? {};
      return pageOf(table, { id, version: seen + 1, seats, begun, changed: now, name, star });
    });
    return page?.entry.version;
  }
}

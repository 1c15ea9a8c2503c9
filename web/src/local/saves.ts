import { LEVELS } from '@seekiste/bots';
import {
  decodeRecord,
  err,
  named,
  ok,
  refuse,
  ruledBy,
  Table,
  type AnyGame,
  type Refusal,
  type Result,
} from '@seekiste/rules/core';
import { isGame, loadVersions } from '../games/list.js';
import { decodeSeats, type SeatSetup } from './seats.js';
import type { AnyTable } from './session.js';
import type { Shelf } from '../parts/shelf.js';

export const SAVE_FORMAT = 'seekiste-save/1';
export const SAVE_KEY = 'seekiste.save';
const BROKEN_KEY = 'seekiste.broken.';

/** A game that can go on: its table, checked by the rules, and who sits there. */
export interface Resumable {
  readonly table: AnyTable;
  readonly seats: readonly SeatSetup[];
}

/** A saved game that could not be read: the name under which it is kept aside, and what is wrong with it. */
export interface Broken {
  readonly key: string;
  readonly refusal: Refusal;
}

const parse = (text: string): Result<unknown, Refusal> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err(refuse('not-json', 'input', { field: 'save' }));
  }
};

/** The game that a record from outside claims to be of. */
export const claimedGame = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)['game'] : undefined;

/** All rules of a game of this name; none where there is no such game. */
export const gamesNamed = async (name: unknown): Promise<readonly AnyGame[]> =>
  isGame(name) ? loadVersions(name) : [];

/** A record from outside as a table: its shape first, then every move by the rules that it names. */
export const openedBy = (rules: readonly AnyGame[], value: unknown): Result<AnyTable, Refusal> => {
  const record = decodeRecord(rules, value);
  if (!record.ok) return record;
  const game = ruledBy(rules, record.value);
  return game.ok ? Table.resume(game.value, record.value) : game;
};

export const openRecord = async (value: unknown): Promise<Result<AnyTable, Refusal>> =>
  openedBy(await gamesNamed(claimedGame(value)), value);

const openSave = async (text: string): Promise<Result<Resumable, Refusal>> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  if (typeof parsed.value !== 'object' || parsed.value === null)
    return err(refuse('not-an-object', 'input', { field: 'save' }));
  const { format, record, seats } = parsed.value as Readonly<Record<string, unknown>>;
  if (format !== SAVE_FORMAT)
    return err(refuse('unknown-format', 'input', { field: 'format', value: named(format), allowed: SAVE_FORMAT }));
  const table = await openRecord(record);
  if (!table.ok) return table;
  const sitting = decodeSeats(seats, { count: table.value.record.seats, bots: LEVELS });
  return sitting.ok ? ok({ table: table.value, seats: sitting.value }) : sitting;
};

/** The one game that a device kept before it had a logbook, and those it could not read. */
export class Saves {
  constructor(private readonly shelf: Shelf) {}

  forget(): void {
    this.shelf.removeItem(SAVE_KEY);
  }

  /** The saved game, if any. A broken one is never thrown away: it moves to a name of its own. */
  async find(): Promise<Resumable | undefined> {
    const text = this.shelf.getItem(SAVE_KEY);
    if (text === null) return undefined;
    const opened = await openSave(text);
    if (opened.ok) return opened.value;
    let number = 1;
    while (this.shelf.getItem(BROKEN_KEY + number) !== null) number++;
    this.shelf.setItem(BROKEN_KEY + number, text);
    this.forget();
    return undefined;
  }

  private keysAside(): readonly string[] {
    const keys = Array.from({ length: this.shelf.length }, (_, i) => this.shelf.key(i) ?? '');
    return keys.filter(key => key.startsWith(BROKEN_KEY)).sort();
  }

  isAnyAside(): boolean {
    return this.keysAside().length > 0;
  }

  /** What was kept aside and is still broken. */
  async aside(): Promise<readonly Broken[]> {
    const broken = this.keysAside().map(async key => {
      const opened = await openSave(this.read(key));
      return opened.ok ? [] : [{ key, refusal: opened.error }];
    });
    return (await Promise.all(broken)).flat();
  }

  read(key: string): string {
    return this.shelf.getItem(key) ?? '';
  }

  throwAway(key: string): void {
    this.shelf.removeItem(key);
  }
}

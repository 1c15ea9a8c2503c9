import { setTimeout as wallClock } from 'node:timers/promises';
import type { PersonId, TableId, TableSetup } from '@seekiste/protocol';
import { ok, type AnyGame, type Refusal, type Result } from '@seekiste/rules/core';
import { tableMark } from '../log.js';
import { isStillAsked } from '../push/asked.js';
import { NO_CALLS, type TurnTeller } from '../push/calls.js';
import type { StoredTable } from '../store/store.js';
import { lookAfter } from './due.js';
import { fold, isPlayable } from './fold/index.js';
import { forgetAt } from './forgetting.js';
import {
  freshSeed,
  freshTableId,
  isAdmitted,
  phaseOf,
  readStudy,
  seatlessHost,
  seatOf,
  type TableState,
} from './state/index.js';
import type { TableParts } from './table-parts.js';
import type { PersonAtTable, TableConnection, Tables, Visitor } from './tables-types.js';
import { summaryOf } from './summary.js';
import { LiveTable } from './live/index.js';
import { openingEntries, rematchEntries } from './opening.js';
import { personAtTable, revealed } from './tell/index.js';
import { no } from './refusals.js';
import { SETTINGS, type Settings } from './settings.js';
import { signedBy, type Sign } from './sign.js';

/** How often a node looks for tables that nobody asks for, as a share of how long they may idle. */
const SWEEPS = 4;

export interface TablesSetup extends Pick<TableParts, 'store' | 'bus' | 'jobs' | 'thinkers' | 'log'> {
  readonly sign: Sign;
  /** Every version that is played here, the newest of a game first. */
  readonly games: readonly AnyGame[];
  readonly calls?: TurnTeller;
  readonly settings?: Partial<Settings>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** All tables of this node. Any node may serve any table: what is here is only a cache of the store. */
class LiveTables implements Tables {
  private readonly parts: TableParts;
  private readonly games: readonly AnyGame[];
  private readonly liveTables = new Map<TableId, LiveTable>();
  private readonly sweeping: NodeJS.Timeout;

  constructor({ games, settings, sign, calls = NO_CALLS, now = Date.now, wait = wallClock, ...given }: TablesSetup) {
    const chosen = { ...SETTINGS, ...settings };
    this.games = games;
    this.parts = {
      ...given,
      calls,
      settings: chosen,
      ground: { games, beat: chosen.beat },
      now,
      wait,
      counts: { moves: 0 },
      troubled: new Set(),
      sign,
      signed: signedBy(sign),
      openNext: (before, next, asked) => this.openNext(before, next, asked),
    };
    this.sweeping = setInterval(() => this.sweep(), Math.max(1000, chosen.idle / SWEEPS)).unref();
  }

  get counts(): Tables['counts'] {
    let tables = 0;
    let visitors = 0;
    for (const liveTable of this.liveTables.values()) {
      if (liveTable.isCached) tables++;
      visitors += liveTable.visitors.length;
    }
    return { tables, visitors, moves: this.parts.counts.moves };
  }

  async open(person: PersonId, setup: TableSetup): Promise<Result<TableId, Refusal>> {
    const study = setup.study === undefined ? undefined : readStudy(this.games, setup, setup.study);
    if (study?.ok === false) return study;
    const known = study?.value;
    const game = known?.game ?? this.games.find(({ name }) => name === setup.game);
    if (!game) throw new Error(`a setup of an unknown game was let through: ${setup.game}`);
    const stored: StoredTable = { id: freshTableId(), seed: freshSeed() };
    const { store, ground, settings, now } = this.parts;
    const at = now();
    const entries = openingEntries(game, stored, setup, { host: person, at, nonce: freshSeed, known });
    if (!entries.ok) return entries;
    await store.create(stored, entries.value, summaryOf(fold(ground, stored, entries.value), settings, at));
    return ok(stored.id);
  }

  private async openNext(before: TableState, id: TableId, asked: PersonId): Promise<void> {
    const { store, ground, settings, now } = this.parts;
    if ((await store.read(id)) !== undefined) return;
    const stored: StoredTable = { id, seed: freshSeed() };
    const at = now();
    // Nobody is invited by a person whom they do not hear.
    const without = await store.blockersOf(asked);
    // A new game is played by the newest rules, whatever the last one was played by.
    const game = this.games.find(({ name }) => name === before.game.name) ?? before.game;
    // A screen in the middle stays there.
    const host = seatlessHost(before) ?? asked;
    const entries = rematchEntries({ ...before, game }, stored, { host, at, nonce: freshSeed, without });
    await store.create(stored, entries, summaryOf(fold(ground, stored, entries), settings, at));
  }

  private liveTable(table: TableId): LiveTable {
    const known = this.liveTables.get(table);
    if (known) return known;
    const liveTable = new LiveTable(table, this.parts);
    this.liveTables.set(table, liveTable);
    return liveTable;
  }

  async visit(table: TableId, visitor: Visitor): Promise<TableConnection | undefined> {
    const liveTable = this.liveTable(table);
    const atTable = await liveTable.visit(visitor);
    if (!atTable && liveTable.isEmpty) this.liveTables.delete(table);
    if (!atTable && this.parts.troubled.has(table) && (await this.isForeign(table))) visitor.turnAway('other-rules');
    return atTable;
  }

  /** Stored and sound, but of rules that are not here. */
  private async isForeign(table: TableId): Promise<boolean> {
    const { store, ground } = this.parts;
    const read = await store.read(table);
    return read !== undefined && !isPlayable(ground, read.entries);
  }

  async reveal(id: TableId, person?: PersonId): Promise<Result<unknown, Refusal>> {
    const { store, ground } = this.parts;
    const read = await store.read(id);
    if (!read) return no('no-table');
    if (!isPlayable(ground, read.entries)) return no('other-rules');
    const table = fold(ground, read.table, read.entries);
    if (person === undefined ? !table.open : !isAdmitted(table, person)) return no('no-watchers');
    if (phaseOf(table) !== 'over') return no('not-over');
    const seat = person === undefined ? undefined : seatOf(table, person);
    return ok({ ...revealed(table, read.entries), ...(seat !== undefined && { seat }) });
  }

  async dataOf(id: TableId, person: PersonId): Promise<PersonAtTable | undefined> {
    const { store, ground } = this.parts;
    const read = await store.read(id);
    return read && personAtTable(fold(ground, read.table, read.entries), read.entries, person);
  }

  async turnOf(id: TableId, person: PersonId, v: number): ReturnType<Tables['turnOf']> {
    const { store, ground } = this.parts;
    const read = await store.read(id);
    if (!read || !isPlayable(ground, read.entries)) return 'over';
    const table = fold(ground, read.table, read.entries);
    if (table.v < v) return 'unbegun';
    return isStillAsked(table, person, v) ? { game: table.game.name, pace: table.pace } : 'over';
  }

  async forget(table: TableId, person: PersonId): Promise<void> {
    await forgetAt(this.parts, this.liveTable(table), person);
  }

  removed(table: TableId): void {
    this.liveTables.get(table)?.readAnew();
    this.parts.bus.tell(table, { kind: 'anew' });
  }

  async lookAfter(table: TableId): Promise<void> {
    try {
      await lookAfter(this.parts, this.liveTable(table));
    } catch (problem) {
      const { troubled, log } = this.parts;
      if (!troubled.has(table))
        log.error({ table: tableMark(table), err: problem }, 'a table could not be looked after');
      troubled.add(table);
      throw problem;
    }
  }

  /** Tables that nobody asks for are only in the store; those that nobody watches are nowhere else. */
  private sweep(): void {
    const now = this.parts.now();
    for (const liveTable of this.liveTables.values()) {
      liveTable.rest(now);
      if (liveTable.isEmpty) this.liveTables.delete(liveTable.id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await Promise.all([...this.liveTables.values()].map(liveTable => liveTable.close()));
    this.liveTables.clear();
  }
}

export const createTables = (setup: TablesSetup): Tables => new LiveTables(setup);

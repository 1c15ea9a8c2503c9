import { setTimeout as wallClock } from 'node:timers/promises';
import type { PersonId, TableId, TableSetup } from '@seekiste/protocol';
import { ok, type AnyGame, type Refusal, type Result } from '@seekiste/rules/core';
import { tableMark } from '../log.js';
import type { StoredTable } from '../store/store.js';
import { lookAfter } from './due.js';
import { fold } from './fold.js';
import { freshSeed, freshTableId } from './fresh.js';
import type { HarbourParts } from './harbour-parts.js';
import type { Berth, Harbour, Visitor } from './harbour-types.js';
import { lineOf } from './line.js';
import { Mooring } from './mooring.js';
import { openingEntries, rematchEntries } from './opening.js';
import { no } from './refusals.js';
import { revealed } from './reveal.js';
import { SETTINGS, type Settings } from './settings.js';
import { signedBy, type Sign } from './sign.js';
import { phaseOf, type Table } from './table.js';

/** How often a node looks for tables that nobody asks for, as a share of how long they may idle. */
const SWEEPS = 4;

export interface HarbourSetup extends Pick<HarbourParts, 'store' | 'bus' | 'jobs' | 'thinkers' | 'log'> {
  readonly sign: Sign;
  readonly games: readonly AnyGame[];
  readonly settings?: Partial<Settings>;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** All tables of this node. Any node may serve any table: what is here is only a cache of the store. */
class Moorings implements Harbour {
  private readonly parts: HarbourParts;
  private readonly games: readonly AnyGame[];
  private readonly moorings = new Map<TableId, Mooring>();
  private readonly sweeping: NodeJS.Timeout;

  constructor({ games, settings, sign, now = Date.now, wait = wallClock, ...given }: HarbourSetup) {
    const chosen = { ...SETTINGS, ...settings };
    this.games = games;
    this.parts = {
      ...given,
      settings: chosen,
      ground: { games, beat: chosen.beat },
      now,
      wait,
      counts: { moves: 0 },
      troubled: new Set(),
      signed: signedBy(sign),
      openNext: (before, next, host) => this.openNext(before, next, host),
    };
    this.sweeping = setInterval(() => this.sweep(), Math.max(1000, chosen.idle / SWEEPS)).unref();
  }

  get counts(): Harbour['counts'] {
    let tables = 0;
    let visitors = 0;
    for (const mooring of this.moorings.values()) {
      if (mooring.isAwake) tables++;
      visitors += mooring.visitors.length;
    }
    return { tables, visitors, moves: this.parts.counts.moves };
  }

  async open(person: PersonId, setup: TableSetup): Promise<Result<TableId, Refusal>> {
    const game = this.games.find(({ name }) => name === setup.game);
    if (!game) throw new Error(`a setup of an unknown game was let through: ${setup.game}`);
    const stored: StoredTable = { id: freshTableId(), seed: freshSeed() };
    const { store, ground, settings, now } = this.parts;
    const at = now();
    const entries = openingEntries(game, stored, setup, { host: person, at });
    if (!entries.ok) return entries;
    await store.create(stored, entries.value, lineOf(fold(ground, stored, entries.value), settings, at));
    return ok(stored.id);
  }

  private async openNext(before: Table, id: TableId, host: PersonId): Promise<void> {
    const { store, ground, settings, now } = this.parts;
    if ((await store.read(id)) !== undefined) return;
    const stored: StoredTable = { id, seed: freshSeed() };
    const at = now();
    const entries = rematchEntries(before, stored, { host, at, nonce: freshSeed });
    await store.create(stored, entries, lineOf(fold(ground, stored, entries), settings, at));
  }

  private mooring(table: TableId): Mooring {
    const known = this.moorings.get(table);
    if (known) return known;
    const mooring = new Mooring(table, this.parts);
    this.moorings.set(table, mooring);
    return mooring;
  }

  async visit(table: TableId, visitor: Visitor): Promise<Berth | undefined> {
    const mooring = this.mooring(table);
    const berth = await mooring.visit(visitor);
    if (!berth && mooring.isEmpty) this.moorings.delete(table);
    return berth;
  }

  async reveal(id: TableId): Promise<Result<unknown, Refusal>> {
    const { store, ground } = this.parts;
    const read = await store.read(id);
    if (!read) return no('no-table');
    const table = fold(ground, read.table, read.entries);
    return phaseOf(table) === 'over' ? ok(revealed(table, read.entries)) : no('not-over');
  }

  async lookAfter(table: TableId): Promise<void> {
    try {
      await lookAfter(this.parts, this.mooring(table));
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
    for (const mooring of this.moorings.values()) {
      mooring.rest(now);
      if (mooring.isEmpty) this.moorings.delete(mooring.id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await Promise.all([...this.moorings.values()].map(mooring => mooring.close()));
    this.moorings.clear();
  }
}

export const createHarbour = (setup: HarbourSetup): Harbour => new Moorings(setup);

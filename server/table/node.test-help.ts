import type { PersonId, Reply, Request, Ask, TableId, TableSetup } from '@seekiste/protocol';
import { GAMES, gameNamed } from '@seekiste/rules';
import { readSetup, type AnyGame, type OptionValues } from '@seekiste/rules/core';
import { MemoryBus } from '../bus/memory.js';
import type { Jobs } from '../jobs/jobs.js';
import { SILENT } from '../log.js';
import { writeJson } from '../fast/json.js';
import { Page } from '../fast/page.js';
import { StoreTrouble, type Rewriting, type Store, type StoredTable, type TableSummary } from '../store/store.js';
import think from '../thinkers/think.js';
import type { Thinkers } from '../thinkers/thinkers.js';
import { type Entry, freshSeed } from './state/index.js';
import { createTables, type TablesSetup } from './tables.js';
import type { TableConnection, Tables } from './tables-types.js';
import { fold } from './fold/index.js';
import { summaryOf } from './summary.js';
import { openingEntries } from './opening.js';
import { SETTINGS, type Settings } from './settings.js';

interface Kept {
  readonly table: StoredTable;
  readonly entries: Entry[];
  line: TableSummary;
}

/** Tables in a map, with nothing else in the way; it can be in trouble, and it can be slow. */
class MapStore {
  readonly tables = new Map<TableId, Kept>();
  trouble = false;
  /** Called before an entry is stored: the place for another node to be first. */
  before: (table: TableId, entry: Entry) => Promise<void> = () => Promise.resolve();

  private check(): void {
    if (this.trouble) throw new StoreTrouble('the disk is full', 'full');
  }

  async create(table: StoredTable, entries: readonly Entry[], line: TableSummary): Promise<void> {
    await Promise.resolve();
    this.check();
    if (this.tables.has(table.id)) throw new StoreTrouble('there is such a table');
    this.tables.set(table.id, { table, entries: plain([...entries]), line });
  }

  async append(id: TableId, entry: Entry, line: TableSummary): Promise<'stored' | 'taken'> {
    await this.before(id, entry);
    this.check();
    const kept = this.tables.get(id);
    if (!kept || kept.entries.length < entry.v - 1) throw new StoreTrouble('a gap');
    if (kept.entries.length >= entry.v) return 'taken';
    kept.entries.push(plain(entry));
    kept.line = line;
    return 'stored';
  }

  readonly traces: [person: string, table: TableId][] = [];
  readonly blocks = new Map<PersonId, readonly PersonId[]>();

  trace(person: PersonId, table: TableId): Promise<void> {
    this.traces.push([person, table]);
    return Promise.resolve();
  }

  rewrite(id: TableId, { change }: Rewriting): Promise<void> {
    const { entries } = this.tables.get(id)!;
    entries.splice(0, Infinity, ...entries.map(change));
    return Promise.resolve();
  }

  blockersOf(person: PersonId): Promise<readonly PersonId[]> {
    return Promise.resolve(this.blocks.get(person) ?? []);
  }

  async read(id: TableId, after = 0): ReturnType<Store['read']> {
    await Promise.resolve();
    this.check();
    const kept = this.tables.get(id);
    return kept && { table: kept.table, entries: plain(kept.entries.slice(after)) };
  }
}

/** As it comes back from a store. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Times as they were planned; nothing is done by itself. */
export class PlanBook implements Pick<Jobs, 'plan'> {
  readonly plans: { readonly table: TableId; readonly v: number; readonly wakeAt: number }[] = [];
  plan(table: TableId, v: number, wakeAt: number): void {
    this.plans.push({ table, v, wakeAt });
  }
}

/** A signature that nobody made. */
export const UNSIGNED: TablesSetup['sign'] = () => ({ key: '0'.repeat(16), value: '0'.repeat(128) });

/** Bots that think where they stand. */
export const HERE: Thinkers = {
  think: thought => Promise.resolve().then(() => think(thought)),
  close: () => Promise.resolve(),
};

export const NO_WAITING: Partial<Settings> = { beat: { grid: 0, least: 0 }, botPace: 0 };

export interface TestNode {
  readonly tables: Tables;
  readonly store: MapStore;
  readonly bus: MemoryBus;
  readonly jobs: PlanBook;
  readonly clock: { now: number };
}

/** A node's tables with a clock that stands still until the test moves it. */
export const testNode = (given: Partial<TablesSetup> & Partial<Omit<TestNode, 'tables'>> = {}): TestNode => {
  const {
    store = new MapStore(),
    bus = new MemoryBus(),
    jobs = new PlanBook(),
    clock = { now: 1_000_000 },
    ...more
  } = given;
  const tables = createTables({
    games: GAMES,
    thinkers: HERE,
    sign: UNSIGNED,
    log: SILENT,
    settings: NO_WAITING,
    now: () => clock.now,
    ...more,
    ...{ store, bus, jobs },
  });
  return { tables, store, bus, jobs, clock };
};

export type Got<T extends Reply['t']> = Extract<Reply, { t: T }>;

/** What a socket would send of a reply: the same bytes as anybody else would write of it. */
const asSent = (reply: Reply): string => {
  const text = JSON.stringify(reply);
  const page = new Page(Buffer.byteLength(text));
  const length = writeJson(reply, page, 0);
  if (length !== page.room || page.upTo(length).toString() !== text) throw new Error(`not what is written of ${text}`);
  return text;
};

/** A person's browser at a table: keeps everything it is sent, as text and as what it shows. */
export class Guest {
  readonly texts: string[] = [];
  readonly replies: Reply[] = [];
  atTable: TableConnection | undefined;
  turnedAway: string | undefined;
  /** The newest version that it was told. */
  v = 0;
  seat: number | null = null;
  /** The log as a browser keeps it. */
  log: Got<'welcome'>['log']['lines'] = [];
  /** Everything it has asked for. */
  readonly sent: Request[] = [];
  private requests = 0;
  private static connections = 0;
  readonly connection = `c${Guest.connections++}`;
  private readonly heard: (() => void)[] = [];

  constructor(
    readonly person: PersonId,
    readonly name = person,
  ) {}

  tell(told: Reply | string): void {
    const text = typeof told === 'string' ? told : asSent(told);
    const reply = JSON.parse(text) as Reply;
    this.texts.push(text);
    this.replies.push(reply);
    if (reply.t === 'welcome') this.seat = reply.me.seat;
    if (reply.t === 'news' && reply.seat !== undefined) this.seat = reply.seat;
    if (reply.t === 'welcome' || reply.t === 'news') {
      if (reply.v < this.v) throw new Error(`told ${reply.v} after ${this.v}`);
      this.v = reply.v;
      if (reply.log) this.log = [...this.log.slice(0, reply.log.from), ...reply.log.lines];
    }
    for (const hear of this.heard.splice(0)) hear();
  }

  turnAway(reason: string): undefined {
    this.turnedAway = reason;
  }

  all<T extends Reply['t']>(t: T): readonly Got<T>[] {
    return this.replies.filter((reply): reply is Got<T> => reply.t === t);
  }

  async come(tables: Tables, table: TableId): Promise<this> {
    this.atTable = await tables.visit(table, this);
    if (!this.atTable) throw new Error('no such table');
    return this;
  }

  leave(): void {
    this.atTable?.leave();
  }

  /** The last of some part of what it was told. */
  latest<Part extends keyof Got<'welcome'>>(part: Part): Got<'welcome'>[Part] {
    const told = this.replies.findLast(
      reply => (reply.t === 'welcome' || reply.t === 'news') && (reply as Partial<Got<'welcome'>>)[part] !== undefined,
    );
    return (told as Got<'welcome'> | undefined)?.[part] as Got<'welcome'>[Part];
  }

  get play(): NonNullable<Got<'welcome'>['play']> {
    return this.latest('play')!;
  }

  request(ask: Ask, given: { readonly v?: number; readonly id?: string } = {}): Request {
    return { id: given.id ?? `${this.connection}-${this.requests++}`, v: given.v ?? this.v, ...ask };
  }

  /** Sends a request and waits for its answer. */
  async ask(
    ask: Ask,
    given: { readonly v?: number; readonly id?: string } = {},
  ): Promise<Got<'done'> | Got<'refused'>> {
    return this.post(this.request(ask, given));
  }

  async post(request: Request): Promise<Got<'done'> | Got<'refused'>> {
    const from = this.replies.length;
    this.sent.push(request);
    this.atTable!.receive(request);
    for (;;) {
      for (const reply of this.replies.slice(from))
        if ((reply.t === 'done' || reply.t === 'refused') && reply.id === request.id) return reply;
      await new Promise<void>(hear => this.heard.push(hear));
    }
  }

  sit(seat: number): Promise<Got<'done'> | Got<'refused'>> {
    return this.ask({ t: 'sit', seat, name: this.name, nonce: seat.toString(16).repeat(64) });
  }
}

/** One of the moves that a person may make now; undefined if it is not their turn. */
export const someMove = (guest: Guest, choice = 0): unknown => {
  const { seat } = guest;
  if (!guest.latest('play')) return undefined;
  const { view, acts } = guest.play;
  if (acts.kind !== 'seats' || seat === null || ![...acts.must, ...acts.may].includes(seat)) return undefined;
  const moves = gameNamed(guest.latest('head').game)!.moves(view);
  return moves[choice % moves.length];
};

/** Plays until the game is over, or a number of moves were made. */
export const playOn = async (
  guests: readonly Guest[],
  most = Infinity,
  choose = (n: number) => n * 7,
): Promise<void> => {
  for (let n = 0; n < most; n++) {
    await settle();
    const mover = guests.find(guest => someMove(guest) !== undefined);
    if (!mover) return;
    await mover.ask({ t: 'act', move: someMove(mover, choose(n)) });
  }
  await settle();
};

/** Lets everything that is under way come to its end. */
export const settle = async (turn: () => void = () => undefined): Promise<void> => {
  for (let i = 0; i < 12; i++) {
    await new Promise<void>(go => setImmediate(go));
    turn();
  }
};

const defaultsOf = (game: AnyGame): OptionValues => {
  const setup = readSetup(game, { seats: game.seats.max });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value.options;
};

export const setupOf = (game: string, seats: number, more: Partial<TableSetup> = {}): TableSetup => ({
  game,
  options: defaultsOf(GAMES.find(({ name }) => name === game)!),
  seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  pace: 'live',
  ...more,
});

/** A table whose server seed is no accident. */
const openWith = async (node: TestNode, setup: TableSetup, host: PersonId, seed: number): Promise<TableId> => {
  const stored = { id: `table-${seed}`.padEnd(22, '_'), seed: (seed + 1).toString(16).padStart(64, '0') };
  const entries = openingEntries(gameNamed(setup.game)!, stored, setup, { host, at: node.clock.now, nonce: freshSeed });
  if (!entries.ok) throw new Error(entries.error.code);
  const ground = { games: GAMES, beat: SETTINGS.beat };
  await node.store.create(
    stored,
    entries.value,
    summaryOf(fold(ground, stored, entries.value), SETTINGS, node.clock.now),
  );
  return stored.id;
};

/** A table with these people in its seats, in this order; begun. */
export const seated = async (
  node: TestNode,
  setup: TableSetup,
  people: readonly PersonId[],
  seed = 1,
): Promise<{ readonly table: TableId; readonly guests: readonly Guest[] }> => {
  const table = await openWith(node, setup, people[0]!, seed);
  const guests: Guest[] = [];
  for (const [seat, person] of people.entries()) {
    const guest = await new Guest(person).come(node.tables, table);
    await guest.sit(seat);
    guests.push(guest);
  }
  await guests[0]!.ask({ t: 'begin' });
  await settle();
  return { table, guests };
};

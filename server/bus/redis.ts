import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { PersonId, TableId } from '@seekiste/protocol';
import { messageOf, type Log } from '../log.js';
import type { Store } from '../store/store.js';
import type { Bus, BusNews, Presence } from './bus.js';
import { Ears, type Hear } from './ears.js';
import { ANSWER_WITHIN, firstWord } from './first-word.js';
import { noteLoss } from './loss.js';
import { Roll } from './roll.js';
import { lookingAmong, personOf, type Guest } from './guest.js';
import { defineScripts } from './scripts.js';

/** All in milliseconds. */
export interface RedisBusTimes {
  /** How long presence outlives its node. */
  readonly expiry: number;
  /** How often the connections of this node are said to be here, all of them once. */
  readonly refresh: number;
  /** How often the store is asked for what was missed while Redis is gone. */
  readonly poll: number;
}

const TIMES: RedisBusTimes = { expiry: 15_000, refresh: 5_000, poll: 2_000 };
/** The number of parts of one refresh round, so that the event loop never stalls. */
const PARTS = 20;
/** With Redis there, the store is asked all the same, this many times less often: other nodes may not reach it. */
const SELDOM = 10;

const CHANNEL = 'seekiste:table:';
const READY = 'seekiste:ready';
const PRESENCE = 'seekiste:presence:';

const memberOf = (connection: string, guest: Guest): string => `${connection} ${guest}`;
const guestIn = (member: string): Guest => member.slice(member.lastIndexOf(' ') + 1);

const written = (news: BusNews): string => {
  switch (news.kind) {
    case 'at':
      return String(news.v);
    case 'presence':
    case 'anew':
      return news.kind;
    case 'ended':
      return `ended:${news.person}:${news.device ?? ''}`;
    case 'blocks':
      return `blocks:${news.person}`;
  }
};

const read = (text: string): BusNews => {
  const [kind, person = '', device = ''] = text.split(':');
  switch (kind) {
    case 'presence':
    case 'anew':
      return { kind };
    case 'ended':
      return { kind, person, device: device === '' ? undefined : device };
    case 'blocks':
      return { kind, person };
    default:
      return { kind: 'at', v: Number(text) };
  }
};

const waitBeforeRetry = (attempt: number): number => Math.min(attempt * 100, 2_000);

/**
 * For several nodes. Redis carries hints, never truth: a node that misses one reads it in the store, and
 * when Redis is gone the node goes on with its own visitors and asks the store every few seconds.
 */
export class RedisBus implements Bus {
  readonly #node = randomUUID();
  readonly #ears = new Ears();
  readonly #roll = new Roll();
  /** News that could not be published yet, the latest of each kind. */
  readonly #untold = new Map<TableId, Map<BusNews['kind'], BusNews>>();
  readonly #toRead = new Set<TableId>();
  readonly #commands: Redis;
  readonly #subscriber: Redis;
  readonly #versions: Store['versions'];
  readonly #times: RedisBusTimes;
  readonly #log: Log;
  readonly #timers: readonly NodeJS.Timeout[];
  #polls = 0;

  private constructor(url: string, versions: Store['versions'], times: Partial<RedisBusTimes>, log: Log) {
    this.#versions = versions;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    // Commands fail at once without a connection: nobody waits for a hint.
    this.#commands = new Redis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      socketTimeout: ANSWER_WITHIN,
      enableAutoPipelining: true,
      retryStrategy: waitBeforeRetry,
    });
    // Subscriptions wait for as long as it takes, and are made again after every reconnect.
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: waitBeforeRetry });
    defineScripts(this.#commands);
    noteLoss(this.#commands, 'news', log);
    noteLoss(this.#subscriber, 'subscriptions', log);
    this.#commands.on('ready', () => this.#resume());
    this.#subscriber.on('ready', () => this.#heardAgain());
    this.#subscriber.on('message', (channel: string, text: string) => this.#receive(channel, text));
    this.#timers = [
      setInterval(() => this.#refreshPart(), this.#times.refresh / PARTS),
      setInterval(() => this.#poll(), this.#times.poll),
    ];
  }

  static async open(
    url: string,
    versions: Store['versions'],
    times: Partial<RedisBusTimes>,
    log: Log,
  ): Promise<RedisBus> {
    const bus = new RedisBus(url, versions, times, log);
    await Promise.all([firstWord(bus.#commands), firstWord(bus.#subscriber)]);
    return bus;
  }

  tell(table: TableId, news: BusNews, teller?: Hear): void {
    this.#ears.tell(table, news, teller);
    this.#publish(table, news);
  }

  follow(table: TableId, hear: Hear): () => void {
    if (this.#ears.add(table, hear) === 1)
      this.#subscriber.subscribe(CHANNEL + table).then(
        () => this.#catchUp([table]),
        () => undefined,
      );
    return () => {
      if (this.#ears.has(table) && this.#ears.remove(table, hear) === 0)
        this.#subscriber.unsubscribe(CHANNEL + table).catch(() => undefined);
    };
  }

  arrive(table: TableId, connection: string, person: PersonId): void {
    this.#roll.add(table, connection, person);
    this.#ears.tell(table, { kind: 'presence' });
    this.#commands
      .seekisteRefresh(PRESENCE + table, this.#times.expiry, memberOf(connection, person))
      .catch(() => 0)
      // Also if it failed: it may have been done all the same.
      .finally(() => this.#publish(table, { kind: 'presence' }));
  }

  /** Who is there has not changed: nobody is told. */
  look(table: TableId, connection: string, looks: boolean): void {
    const before = this.#roll.look(table, connection, looks);
    const now = this.#roll.at(table).get(connection);
    if (before === undefined || now === undefined) return;
    this.#commands.seekisteRefresh(PRESENCE + table, this.#times.expiry, memberOf(connection, now)).catch(() => 0);
    this.#commands.zrem(PRESENCE + table, memberOf(connection, before)).catch(() => 0);
  }

  leave(table: TableId, connection: string): void {
    const guest = this.#roll.remove(table, connection);
    if (guest === undefined) return;
    this.#ears.tell(table, { kind: 'presence' });
    this.#commands
      .zrem(PRESENCE + table, memberOf(connection, guest))
      .catch(() => 0)
      .finally(() => this.#publish(table, { kind: 'presence' }));
  }

  /** Without Redis: who is here, on this node. */
  async present(table: TableId): Promise<Presence> {
    const members = new Set<string>();
    const here = this.#roll.at(table);
    for (const [connection, guest] of here) members.add(memberOf(connection, guest));
    const elsewhere = await this.#commands.seekistePresent(PRESENCE + table).catch(() => []);
    // Of a connection of this node only what this node knows counts.
    for (const member of elsewhere) if (!here.has(member.slice(0, member.lastIndexOf(' ')))) members.add(member);
    const guests = [...members].map(guestIn);
    return { people: new Set(guests.map(personOf)), connections: members.size, looking: lookingAmong(guests) };
  }

  async ping(): Promise<void> {
    await this.#commands.ping();
  }

  close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const redis of [this.#commands, this.#subscriber]) redis.disconnect();
    return Promise.resolve();
  }

  #publish(table: TableId, news: BusNews): void {
    this.#commands.publish(CHANNEL + table, `${this.#node} ${written(news)}`).catch(() => {
      const untold = this.#untold.get(table) ?? new Map<BusNews['kind'], BusNews>();
      this.#untold.set(table, untold.set(news.kind, news));
    });
  }

  #receive(channel: string, text: string): void {
    const [node, news = ''] = text.split(' ');
    if (node !== this.#node) this.#ears.tell(channel.slice(CHANNEL.length), read(news));
  }

  /** Redis is back, perhaps empty: what was to be told is told, and who is here is said again. */
  #resume(): void {
    for (const [table, untold] of this.#untold) for (const news of untold.values()) this.#publish(table, news);
    this.#untold.clear();
    this.#refresh(this.#roll.size);
  }

  /** Subscriptions are made again before this one: once it stands, nothing more is missed. */
  #heardAgain(): void {
    this.#subscriber.subscribe(READY).then(
      () => this.#catchUp(this.#ears.tables),
      () => undefined,
    );
  }

  #refreshPart(): void {
    if (this.#commands.status === 'ready') this.#refresh(Math.ceil(this.#roll.size / PARTS));
  }

  #refresh(count: number): void {
    for (const table of this.#roll.next(count)) {
      const members = [...this.#roll.at(table)].map(([connection, guest]) => memberOf(connection, guest));
      this.#commands
        .seekisteRefresh(PRESENCE + table, this.#times.expiry, ...members)
        .then(changed => {
          if (changed > 0) this.tell(table, { kind: 'presence' });
        })
        .catch(() => undefined);
    }
  }

  #poll(): void {
    const connected = this.#commands.status === 'ready' && this.#subscriber.status === 'ready';
    if (!connected || ++this.#polls % SELDOM === 0) this.#readLater(this.#ears.tables);
  }

  /** What was told before a subscription stood. */
  #catchUp(tables: readonly TableId[]): void {
    this.#readLater(tables);
    for (const table of tables) this.#ears.tell(table, { kind: 'presence' });
  }

  #readLater(tables: readonly TableId[]): void {
    if (tables.length === 0) return;
    if (this.#toRead.size === 0) setImmediate(() => void this.#read());
    for (const table of tables) this.#toRead.add(table);
  }

  async #read(): Promise<void> {
    const tables = [...this.#toRead];
    this.#toRead.clear();
    try {
      // Said again even if it was heard before: only the table knows whether its viewers have it.
      for (const [table, v] of await this.#versions(tables)) this.#ears.tell(table, { kind: 'at', v });
    } catch (problem) {
      // It is asked again with the next poll.
      this.#log.warn({ problem: messageOf(problem) }, 'the store did not say what was missed');
    }
  }
}

import type { Pace, PersonId, TableId } from '@seekiste/protocol';
import type { Bus } from '../bus/bus.js';
import { messageOf, tableMark, type Log } from '../log.js';
import type { StoredCall } from '../store/push-store.js';
import type { Store } from '../store/store.js';
import type { TableState } from '../table/state/index.js';
import { newlyAsked } from './asked.js';
import { noticeFor, topicOf } from './notice.js';
import type { Outcome, Post } from './post.js';
import { quietUntil } from './quiet.js';
import { Uncalled } from './uncalled.js';

/** All in milliseconds. */
export interface CallTimes {
  /** How long after a turn began its person is called: enough to come back after a reload, or to take a move back. */
  readonly grace: number;
  /** How often the store is asked for calls whose time has come. */
  readonly sweep: number;
  /** How long a person who seems to look at the table is left to it. A dead connection is noticed by then. */
  readonly look: number;
  /** How long to wait for an entry that is not stored yet, the first time; then four times as long, and so on. */
  readonly unbegun: number;
  /** How long a push service may take to answer. */
  readonly patience: number;
  /** How long to wait for a push service that did not take a call, the first time; then four times as long, and so on. */
  readonly retry: number;
}

const CALL_TIMES: CallTimes = {
  grace: 5_000,
  sweep: 5_000,
  look: 90_000,
  unbegun: 1_000,
  patience: 10_000,
  retry: 30_000,
};

const MOST_TRIES = 5;
const A_DAY = 24 * 60 * 60 * 1000;
/** Calls that are looked at together, and that may be under way at a time. */
const AT_ONCE = 100;
const MOST_UNDER_WAY = 500;
/** Tables that are counted for the badge. */
const MOST_WAITING = 100;
/** Seconds for which a push service keeps a notice: at a live table it is of no use for long. */
const TTL: Readonly<Record<Pace, number>> = { live: 10 * 60, days: 24 * 60 * 60 };

/** What a table says of a turn: it stands, it is over, or the entry with which it begins is not stored (yet). */
export type TurnNow = { readonly game: string; readonly pace: Pace } | 'over' | 'unbegun';

export type TurnOf = (table: TableId, person: PersonId, v: number) => Promise<TurnNow>;

/** What tables tell of turns. */
export interface TurnTeller {
  /** An entry is about to be stored, with which turns begin; nothing to wait for if nobody has to be called. */
  expect(before: TableState, after: TableState): Promise<void> | undefined;
  /** A person looks at a table and has it at this version. */
  seen(person: PersonId, table: TableId, v: number): void;
}

export const NO_CALLS: TurnTeller = { expect: () => undefined, seen: () => undefined };

export interface CallParts {
  readonly store: Pick<
    Store,
    | 'push'
    | 'pushesOf'
    | 'removePush'
    | 'isOff'
    | 'addCalls'
    | 'callsDue'
    | 'takeCall'
    | 'returnCall'
    | 'seenCalls'
    | 'tablesOf'
  >;
  readonly bus: Pick<Bus, 'present'>;
  readonly post: Post;
  /** What topics are made from. */
  readonly secret: string;
  readonly now: () => number;
  readonly log: Log;
  readonly times?: Partial<CallTimes>;
}

/**
 * Calls people whose turn it is and who do not look. A call is written down before the entry that it is about, and
 * taken by one node before it is sent: see docs/decisions/0015-called-at-most-once.md.
 */
export class Calls implements TurnTeller {
  readonly uncalled: Uncalled;
  private readonly times: CallTimes;
  private readonly underWay = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  private sweeping: NodeJS.Timeout | undefined;
  private turnOf: TurnOf | undefined;

  constructor(private readonly parts: CallParts) {
    this.times = { ...CALL_TIMES, ...parts.times };
    this.uncalled = new Uncalled(parts.now);
  }

  start(turnOf: TurnOf): void {
    this.turnOf = turnOf;
    this.sweeping = setInterval(() => void this.round(), this.times.sweep).unref();
    void this.round();
  }

  /** What is on its way to a push service may still arrive; it is not waited for beyond its time. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    this.turnOf = undefined;
    await Promise.all(this.underWay);
    this.ending.abort();
  }

  expect(before: TableState, after: TableState): Promise<void> | undefined {
    const asked = newlyAsked(before, after).filter(person => !this.uncalled.has(person));
    return asked.length === 0 ? undefined : this.write(after, asked);
  }

  seen(person: PersonId, table: TableId, v: number): void {
    if (this.uncalled.has(person)) return;
    this.parts.store.seenCalls(person, table, v).catch((problem: unknown) => this.trouble(table, problem));
  }

  /** Everything whose time has come. */
  async round(): Promise<void> {
    const { store, now, log } = this.parts;
    const free = MOST_UNDER_WAY - this.underWay.size;
    if (free <= 0 || !this.turnOf) return;
    try {
      const due = await store.callsDue(now(), Math.min(free, AT_ONCE));
      await Promise.all(
        due.map(call => this.track(this.deliver(call).catch((problem: unknown) => this.trouble(call.table, problem)))),
      );
    } catch (problem) {
      // It is asked again with the next round.
      log.warn({ problem: messageOf(problem) }, 'the store did not say who is to be called');
    }
  }

  /** A game goes on, whether or not a person can be called. */
  private async write({ id, v }: TableState, asked: readonly PersonId[]): Promise<void> {
    const { store, now } = this.parts;
    try {
      const pushes = await store.pushesOf(asked);
      for (const person of asked) if (!pushes.some(push => push.person === person)) this.uncalled.add(person);
      if (pushes.length === 0) return;
      const dueAt = now() + this.times.grace;
      await store.addCalls(pushes.map(({ device, person }) => ({ device, person, table: id, v, dueAt, tries: 0 })));
      setTimeout(() => void this.round(), this.times.grace + 1).unref();
    } catch (problem) {
      this.trouble(id, problem);
    }
  }

  /** Takes a call without sending it; with `again`, it is due once more. */
  private async unsent(call: StoredCall, again?: { readonly dueAt: number; readonly tries: number }): Promise<void> {
    await this.parts.store.takeCall(call, again);
  }

  private async deliver(call: StoredCall): Promise<void> {
    const { store, bus, now } = this.parts;
    const { device, person, table, v, tries } = call;
    const push = await store.push(device);
    if (push?.person !== person || (await store.isOff(person, table))) return await this.unsent(call);
    const quiet = quietUntil(push.quiet, push.zone, now());
    if (quiet !== undefined) return await this.unsent(call, { dueAt: quiet, tries });
    const turn = await this.turnOf?.(table, person, v);
    if (turn === undefined) return;
    if (turn === 'over' || (turn === 'unbegun' && tries >= MOST_TRIES)) return await this.unsent(call);
    // The store is slow, or its node was killed: soon it is known which.
    if (turn === 'unbegun')
      return await this.unsent(call, { dueAt: now() + this.times.unbegun * 4 ** tries, tries: tries + 1 });
    if ((await bus.present(table)).looking.has(person))
      return await this.unsent(call, { dueAt: now() + this.times.look, tries });
    const tables = await store.tablesOf(person, MOST_WAITING);
    const waiting = Math.max(1, tables.filter(({ asked }) => asked.includes(person)).length);
    const text = noticeFor(push, { table, game: turn.game, waiting });
    // From here on it is this node that sends it, or nobody.
    if (!(await store.takeCall(call))) return;
    const outcome = await this.send({ push, text, topic: topicOf(this.parts.secret, call), ttl: TTL[turn.pace] });
    await this.settle(call, push.endpoint, outcome);
  }

  private async send(parcel: Parameters<Post>[0]): Promise<Outcome> {
    const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(this.times.patience)]);
    try {
      return await this.parts.post(parcel, signal);
    } catch (problem) {
      return { kind: 'lost', why: messageOf(problem) };
    }
  }

  private async settle(call: StoredCall, endpoint: string, outcome: Outcome): Promise<void> {
    const { store, log, now } = this.parts;
    const facts = { table: tableMark(call.table), service: new URL(endpoint).host };
    switch (outcome.kind) {
      case 'taken':
        return log.debug(facts, 'somebody was called');
      case 'gone':
        await store.removePush(call.person, call.device, endpoint);
        return log.info(facts, 'a subscription has expired and is removed');
      case 'lost':
        return log.warn({ ...facts, why: outcome.why }, 'a call was lost');
      case 'later': {
        const tries = call.tries + 1;
        if (tries >= MOST_TRIES) return log.warn({ ...facts, why: outcome.why }, 'a call was given up');
        const wait = Math.min(outcome.ms ?? this.times.retry * 4 ** call.tries, A_DAY);
        await store.returnCall({ ...call, dueAt: now() + Math.max(1000, wait), tries });
        return log.info({ ...facts, why: outcome.why, wait }, 'a call is tried again later');
      }
    }
  }

  private track(work: Promise<void>): Promise<void> {
    const settled = work.finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
    return settled;
  }

  private trouble(table: TableId, problem: unknown): void {
    this.parts.log.warn({ table: tableMark(table), problem: messageOf(problem) }, 'somebody could not be called');
  }
}

import type { PersonId, Reply, Request, RequestId, TableId } from '@seekiste/protocol';
import type { Refusal } from '@seekiste/rules/core';
import type { BusNews, Presence } from '../../bus/bus.js';
import { tableMark } from '../../log.js';
import { StoreTrouble } from '../../store/store.js';
import { Attendance } from './attendance.js';
import { freshTableId, isAdmitted, isAstray, keepsBeat, mayPlayOn } from '../state/index.js';
import type { Entry, TableState, Writable } from '../state/index.js';
import { tellAll, VisitorConnection } from './visitor-connection.js';
import { decide, type Decided } from '../decide/index.js';
import { follow } from '../fold/index.js';
import type { TableParts } from '../table-parts.js';
import type { Visitor } from '../tables-types.js';
import { summaryOf } from '../summary.js';
import { PendingMoves } from './pending.js';
import { isSame, NOBODY } from './presence.js';
import { Queue } from './queue.js';
import { refusal, refused } from '../refusals.js';
import { company, welcome } from '../tell/index.js';
import { takeBack } from './take-back.js';
import { CachedTable } from './cached-table.js';

/** Which request an entry answers. */
export interface Mark {
  readonly id: RequestId;
  readonly by: PersonId;
}

/** A move of a silent game is heard first, and decided on the beat. */
type When = 'heard' | 'on-the-beat';

/** A table on this node: who is connected to it here, its one queue, and its fold while requests come. */
export class LiveTable {
  visitors: VisitorConnection[] = [];
  private readonly queue = new Queue();
  private cached: CachedTable | undefined;
  readonly attendance: Attendance;
  private presenceDue = false;
  /** A person is being welcomed, and must not miss anything from here on. */
  private welcoming = false;
  private unfollow: (() => void) | undefined;
  private readonly ear = (heard: BusNews): void => this.hear(heard);
  private pending: PendingMoves | undefined;
  private usedAt = 0;

  constructor(
    readonly id: TableId,
    readonly parts: TableParts,
  ) {
    this.attendance = new Attendance(id, parts);
  }

  /** What is in memory is not what is stored any more. */
  drop(): void {
    this.cached = undefined;
  }

  get isCached(): boolean {
    return this.cached !== undefined;
  }

  /** Nothing is lost if it is forgotten. */
  get isEmpty(): boolean {
    return this.visitors.length === 0 && !this.isCached && this.queue.isEmpty && this.pending?.isEmpty !== false;
  }

  /** One thing after the other; whatever it brought here is told to everybody, however it ended. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.add(async () => {
      try {
        return await task();
      } finally {
        this.tellAll();
      }
    });
  }

  /** The table as it stands, if it is in memory and the bus would have told of others. Only in turn. */
  private watched(): CachedTable | undefined {
    this.usedAt = this.parts.now();
    return this.unfollow ? this.cached : undefined;
  }

  /** The table as it stands, from the store if need be; undefined if there is none. Only in turn. */
  async load(): Promise<CachedTable | undefined> {
    const { store, ground, log, troubled } = this.parts;
    const watched = this.watched();
    if (watched) return watched;
    if (this.cached) {
      // A table that does not follow the bus has to look whether others were here.
      await this.refresh(this.cached);
      if (!this.cached.isRewritten) return this.cached;
    }
    const read = await store.read(this.id);
    if (!read) return undefined;
    try {
      this.cached = new CachedTable(ground, read.table, read.entries);
      troubled.delete(this.id);
    } catch (problem) {
      if (!troubled.has(this.id))
        log.error({ table: tableMark(this.id), err: problem }, 'a stored table cannot be played here');
      troubled.add(this.id);
      return undefined;
    }
    if (this.visitors.length > 0) this.attendance.presence ??= await this.attendance.look();
    return this.cached;
  }

  /** Drops the fold if nobody has asked for a while. */
  rest(now: number): void {
    this.attendance.rest(now);
    if (!this.queue.isEmpty || this.pending?.isEmpty === false || now - this.usedAt < this.parts.settings.idle) return;
    // Who was here stays known, so that it is noticed when they go.
    this.cached = undefined;
  }

  /** Welcomes a person: everything in one message, then what is new. */
  visit(visitor: Visitor): Promise<VisitorConnection | undefined> {
    return this.inTurn(async () => {
      const cached = await this.load();
      if (!cached) return undefined;
      if (!isAdmitted(cached.live, visitor.person)) return visitor.turnAway('no-watchers');
      this.parts.bus.arrive(this.id, visitor.connection, visitor.person);
      this.welcoming = true;
      try {
        return await this.moor(cached, visitor);
      } catch (problem) {
        this.parts.bus.leave(this.id, visitor.connection);
        throw problem;
      } finally {
        this.welcoming = false;
        this.letGo();
      }
    });
  }

  private async moor(cached: CachedTable, visitor: Visitor): Promise<VisitorConnection> {
    const { bus } = this.parts;
    this.unfollow ??= bus.follow(this.id, this.ear);
    const presence = await this.attendance.look();
    // What another node stored, and the bus has not told yet: they may have been told there that it is done.
    await this.refresh(cached);
    if (visitor.watches !== true) await takeBack(this, cached, visitor.person);
    this.see(cached, presence);
    const atTable = new VisitorConnection(this, visitor, cached.live.v);
    visitor.tell(welcome(cached.live, visitor, presence));
    this.visitors.push(atTable);
    return atTable;
  }

  /** Nobody here watches any more. */
  private letGo(): void {
    if (this.welcoming || this.visitors.length > 0) return;
    this.unfollow?.();
    this.unfollow = undefined;
    this.attendance.forget();
  }

  leave(atTable: VisitorConnection): void {
    const { bus } = this.parts;
    if (!this.visitors.includes(atTable)) return;
    this.visitors = this.visitors.filter(other => other !== atTable);
    bus.leave(this.id, atTable.visitor.connection);
    this.letGo();
  }

  receive({ visitor }: VisitorConnection, request: Request): void {
    void this.queue.add(() => this.answer(visitor, request, 'heard'));
  }

  /** Every move passes here: one turn in the queue, with as few promises as it can do with. */
  private async answer(visitor: Visitor, request: Request, when: When): Promise<void> {
    let reply: Reply;
    try {
      reply = await this.settle(visitor, request, when);
    } catch (problem) {
      reply = refused(request.id, this.trouble(problem));
    }
    // A refusal speaks of the table as its reader knows it.
    if (reply.t === 'refused') this.tellAll();
    try {
      visitor.tell(reply);
    } catch (problem) {
      this.untold(problem);
    }
    this.tellAll();
  }

  /** Decides, stores, and answers; decides again if another node was first. */
  private async settle(visitor: Visitor, request: Request, when: When): Promise<Reply> {
    const { person, name = '', watches = false } = visitor;
    for (;;) {
      const cached = this.watched() ?? (await this.load());
      if (!cached) return refused(request.id, refusal('server-fault'));
      const before = cached.doneAt(person, request.id);
      if (before !== undefined) return { t: 'done', id: request.id, v: before };
      if (request.t === 'undo' && !watches && this.withdraws(cached, visitor, request))
        return { t: 'done', id: request.id, v: cached.live.v };
      // Who wants to play again where others already do goes along.
      if (request.t === 'rematch' && cached.live.next !== undefined && mayPlayOn(cached.live, person)) {
        if (visitor.blocked?.has(cached.live.nextBy ?? '')) return refused(request.id, refusal('next-blocked'));
        await this.parts.openNext(cached.live, cached.live.next, person);
        return { t: 'done', id: request.id, v: cached.live.v };
      }
      const isHostAway = request.t === 'begin' && (await this.attendance.isHostAway(cached.live));
      const here = request.t === 'lead' ? (await this.attendance.look()).people : NOBODY.people;
      const asked = { person, request, name, watches, isHostAway, here, fresh: freshTableId };
      const decision = decide(cached.live, asked);
      if (!decision.ok) return refused(request.id, decision.error);
      if (when === 'heard' && request.t === 'act' && keepsBeat(cached.live)) return this.keepBack(visitor, request);
      if (await this.append(cached, decision, { id: request.id, by: person }))
        return { t: 'done', id: request.id, v: cached.live.v };
    }
  }

  /** The move waits for its beat, and is decided then. Sent again, it goes on waiting. */
  private keepBack(visitor: Visitor, request: Extract<Request, { t: 'act' }>): Reply {
    this.pending ??= new PendingMoves({
      beat: this.parts.settings.beat,
      now: this.parts.now,
      play: move => void this.queue.add(() => this.answer(move.visitor, move.request, 'on-the-beat')),
    });
    const ms = this.pending.add(visitor, request);
    const { id } = request;
    return ms === undefined ? refused(id, refusal('move-pending')) : { t: 'pending', id, ms };
  }

  /** Whether there is nothing to undo but a move that was still pending, or that never came to be played. */
  private withdraws(cached: CachedTable, { person }: Visitor, { of }: Extract<Request, { t: 'undo' }>): boolean {
    const own = this.pending?.withdraw(person, of);
    own?.visitor.tell(refused(own.request.id, refusal('withdrawn')));
    return own !== undefined || (of !== undefined && cached.doneAt(person, of) === undefined);
  }

  /** The asker learns that it did not work, the log why; the next request tries again from the store. */
  private trouble(problem: unknown): Refusal {
    const { log } = this.parts;
    const table = tableMark(this.id);
    if (problem instanceof StoreTrouble) {
      log.error({ table, err: problem }, 'the store is in trouble: a request was refused');
      return refusal('store-trouble');
    }
    this.cached = undefined;
    log.error({ table, err: problem }, 'a request could not be decided');
    return refusal('server-fault');
  }

  /** Stores what happens, one entry after the other; false if another node was first, whose entries are then known. */
  async append(cached: CachedTable, { value: happenings, steps }: Decided, mark?: Mark): Promise<boolean> {
    const { store, settings, now } = this.parts;
    const last = happenings.at(-1);
    if (last && mark && !cached.knows(mark.by)) await store.trace(mark.by, this.id);
    for (const what of happenings) {
      const { live } = cached;
      const at = now();
      // Never earlier than the entry before, unless that was stored by a clock that was wrong.
      const entry: Writable<Entry> = { v: live.v + 1, at: isAstray(live.at, at, 0) ? at : Math.max(at, live.at), what };
      if (mark) entry.by = mark.by;
      if (mark && what === last) entry.id = mark.id;
      const after = follow(live, entry, steps);
      entry.what = this.parts.signed(live, after, what);
      const line = summaryOf(after, settings, at);
      const called = this.parts.calls.expect(live, after);
      if (called) await called;
      if ((await store.append(this.id, entry, line)) === 'taken') {
        if ((await this.refresh(cached)) === 0) throw new StoreTrouble(`version ${entry.v} is taken, and is not there`);
        return false;
      }
      if (what.type === 'followed' && mark) await this.parts.openNext(after, what.table, mark.by);
      this.adopt(cached, entry, after, line.wakeAt);
    }
    return true;
  }

  private adopt(cached: CachedTable, entry: Entry, after: TableState, wake: number | null): void {
    const { bus, jobs, counts } = this.parts;
    cached.add(entry, after);
    if (entry.what.type === 'played') counts.moves++;
    bus.tell(this.id, { kind: 'at', v: entry.v }, this.ear);
    if (wake !== null && wake !== cached.planned) jobs.plan(this.id, entry.v, wake);
    cached.planned = wake;
  }

  /** Reads what others have stored; how many entries that were. */
  private async refresh(cached: CachedTable): Promise<number> {
    const read = await this.parts.store.read(this.id, cached.live.v);
    for (const entry of read?.entries ?? []) cached.follow(entry);
    return read?.entries.length ?? 0;
  }

  private flush({ live }: CachedTable): void {
    if (!live.open)
      for (const atTable of this.visitors)
        if (!isAdmitted(live, atTable.visitor.person)) this.showOut(atTable, 'no-watchers');
    tellAll(this.visitors, live, this.attendance.presence ?? NOBODY);
  }

  private showOut(atTable: VisitorConnection, reason: 'no-watchers' | 'no-table'): void {
    this.leave(atTable);
    atTable.visitor.turnAway(reason);
  }

  /** What other nodes say; this one's own news are known already. */
  private hear(heard: BusNews): void {
    if (heard.kind === 'presence') return this.lookAround();
    if (heard.kind === 'anew') return this.readAnew();
    if (heard.kind !== 'at' || this.isTold(heard.v)) return;
    this.quietly(async () => {
      const cached = await this.load();
      if (cached && cached.live.v < heard.v) await this.refresh(cached);
    });
  }

  /** What is stored was written anew: everybody is told everything once more, or goes if nothing is left. */
  readAnew(): void {
    this.quietly(async () => {
      this.drop();
      if (this.visitors.length === 0) return;
      const cached = await this.load();
      for (const atTable of this.visitors)
        if (cached) this.tellAgain(cached, atTable);
        else this.showOut(atTable, 'no-table');
    });
  }

  again(atTable: VisitorConnection): void {
    this.quietly(async () => {
      const cached = await this.load();
      if (cached && this.visitors.includes(atTable)) this.tellAgain(cached, atTable);
    });
  }

  private tellAgain({ live }: CachedTable, atTable: VisitorConnection): void {
    const { visitor } = atTable;
    visitor.tell(welcome(live, visitor, this.attendance.presence ?? NOBODY));
    atTable.v = live.v;
  }

  /**
   * Whether everybody here has a version, or the request that brought it here is about to tell. As long as the first visitor is
   * being welcomed, there is nobody who has it.
   */
  private isTold(v: number): boolean {
    if (this.visitors.length > 0 && this.visitors.every(atTable => atTable.v >= v)) return true;
    return !this.queue.isEmpty && this.cached !== undefined && this.cached.live.v >= v;
  }

  /** Who is here now; asked once for many who come and go at the same time. */
  private lookAround(): void {
    if (this.presenceDue || this.visitors.length === 0) return;
    this.presenceDue = true;
    this.quietly(async () => {
      this.presenceDue = false;
      const presence = await this.attendance.look();
      if (this.attendance.presence && isSame(this.attendance.presence, presence)) return;
      const cached = await this.load();
      if (cached) this.see(cached, presence);
    });
  }

  /** Tells everybody here who is here, if that is news. */
  private see(cached: CachedTable, presence: Presence): void {
    const before = this.attendance.presence;
    this.attendance.presence = presence;
    this.flush(cached);
    if (before && isSame(before, presence)) return;
    this.attendance.remember(before, presence);
    const text = JSON.stringify({ t: 'news', v: cached.live.v, ...company(cached.live, presence) } satisfies Reply);
    for (const { visitor } of this.visitors) visitor.tell(text);
  }

  /** Work that nobody waits for. */
  private quietly(task: () => Promise<void>): void {
    void this.inTurn(() => task().catch((problem: unknown) => this.untold(problem)));
  }

  private tellAll(): void {
    try {
      if (this.cached) this.flush(this.cached);
    } catch (problem) {
      this.untold(problem);
    }
  }

  /** What is known here stays, if it was only the store that failed. */
  private untold(problem: unknown): void {
    if (!(problem instanceof StoreTrouble)) this.cached = undefined;
    this.parts.log.error({ table: tableMark(this.id), err: problem }, 'viewers could not be told');
  }

  async close(): Promise<void> {
    await this.queue.settled();
    this.pending?.clear();
    this.unfollow?.();
    for (const { visitor } of this.visitors) this.parts.bus.leave(this.id, visitor.connection);
    this.visitors = [];
  }
}

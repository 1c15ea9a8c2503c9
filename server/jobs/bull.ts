import { setTimeout as wait } from 'node:timers/promises';
import type * as bullmq from 'bullmq';
import type { Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { TableId } from '@seekiste/protocol';
import { messageOf, type Log } from '../log.js';
import type { Jobs } from './jobs.js';
import { ANSWER_WITHIN, firstWord, whenReady } from '../bus/first-word.js';
import { noteLoss } from '../bus/loss.js';
import { Astray, type Sleepers } from './astray.js';
import { Rounds } from './rounds.js';
import { SWEPT, type JobTimes } from './times.js';

const QUEUE = 'tables';
const PREFIX = 'seekiste';
/** How many tables a node looks after at once; bots think in threads of their own. */
const AT_ONCE = 64;
/** A job whose node has not been heard of for so long is given to another one. */
const LOCK = 6_000;
const STALLED = 3_000;
/** How long a leaving node waits for a Redis that may be gone. */
const FAREWELL = 2_000;

type Bull = Pick<typeof bullmq, 'Queue' | 'Worker'>;

interface Due {
  readonly table: TableId;
  readonly wakeAt: number;
}

/** The same table at the same time is one job, planned by the node that stored the entry or by a sweep. */
const idOf = ({ table, wakeAt }: Due): string => `${table}-${wakeAt}`;

const jobOf = ({ table, wakeAt }: Due, now: number) => ({
  name: 'look-after',
  data: { table, wakeAt },
  opts: { jobId: idOf({ table, wakeAt }), delay: Math.max(0, wakeAt - now), timestamp: now },
});

/** How many jobs that wait by a wrong clock each sweep helps. */
const MOST_HELPED = 200;

/**
 * For several nodes: a queue in Redis gives each job to one of them. Every node sweeps the store too, so
 * that neither a crash between storing and planning nor an emptied Redis loses a job; and while Redis is
 * gone each node does what is due by itself, which is wasteful but does no harm.
 */
export class BullJobs implements Jobs {
  readonly #store: Sleepers;
  readonly #times: JobTimes;
  readonly #log: Log;
  readonly #astray: Astray;
  readonly #url: string;
  #planner: Redis | undefined;
  /** All connections, those among them that BullMQ makes for itself. */
  readonly #connections: Redis[] = [];
  readonly #underWay = new Set<Promise<void>>();
  /** BullMQ wants to meet Redis at once: both are made when it is there for the first time. */
  #queue: Queue<Due> | undefined;
  #worker: Worker<Due> | undefined;
  #rounds: Rounds | undefined;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(url: string, store: Sleepers, times: JobTimes, log: Log) {
    this.#store = store;
    this.#times = times;
    this.#log = log;
    this.#astray = new Astray(store, log);
    this.#url = url;
  }

  async start(lookAfter: (table: TableId) => Promise<void>): Promise<void> {
    this.#rounds = new Rounds(lookAfter, AT_ONCE);
    await this.#connect(lookAfter);
    this.#sweeper = setInterval(() => void this.#sweep(), this.#times.sweep);
    await this.#sweep();
  }

  /** What speaks to Redis is loaded here: a node that is alone starts without it. */
  async #connect(lookAfter: (table: TableId) => Promise<void>): Promise<void> {
    const [bull, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    // Planning fails at once without a connection; the sweep plans again.
    const planner = new Redis(this.#url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      socketTimeout: ANSWER_WITHIN,
    });
    // BullMQ asks for this: taking jobs waits for as long as it takes.
    const taker = new Redis(this.#url, { maxRetriesPerRequest: null });
    noteLoss(planner, 'planning', this.#log);
    noteLoss(taker, 'jobs', this.#log);
    this.#planner = planner;
    this.#connections.push(planner, taker);
    const duplicate = taker.duplicate.bind(taker);
    taker.duplicate = given => {
      const another = duplicate(given);
      this.#connections.push(another);
      return another;
    };
    await Promise.all([firstWord(planner), firstWord(taker)]);
    whenReady(planner, () => this.#openQueue(bull, planner));
    whenReady(taker, () => this.#openWorker(bull, taker, lookAfter));
  }

  plan(table: TableId, _v: number, wakeAt: number): void {
    if (wakeAt - this.#times.now() <= this.#times.ahead) void this.#add([{ table, wakeAt }]);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    const closed = Promise.all([this.#worker?.close(), this.#queue?.close()]).catch(() => undefined);
    const rounds = this.#rounds;
    this.#queue = this.#rounds = undefined;
    await Promise.all([...this.#underWay, rounds?.stop()]);
    // BullMQ says goodbye to Redis, and if that is gone just then, it waits for it without end.
    const patience = new AbortController();
    await Promise.race([closed, wait(FAREWELL, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    // A job may have been on its way here when it was said that no more are taken.
    await Promise.all(this.#underWay);
    for (const redis of this.#connections) redis.disconnect();
  }

  #openQueue({ Queue }: Bull, planner: Redis): void {
    this.#queue = new Queue<Due>(QUEUE, {
      connection: planner,
      prefix: PREFIX,
      // It would be asked once, and a lost answer would be remembered for ever; the worker asks too.
      skipVersionCheck: true,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.#queue.on('error', problem => this.#trouble(problem, planner));
  }

  #openWorker({ Worker }: Bull, taker: Redis, lookAfter: (table: TableId) => Promise<void>): void {
    this.#worker = new Worker<Due>(QUEUE, job => this.#track(this.#work(job, lookAfter)), {
      connection: taker,
      prefix: PREFIX,
      concurrency: AT_ONCE,
      lockDuration: LOCK,
      stalledInterval: STALLED,
      // However many nodes die over it, the table has to be looked after.
      maxStalledCount: 1_000_000,
    });
    this.#worker.on('error', problem => this.#trouble(problem, taker));
  }

  /** That Redis is gone has been said. */
  #trouble(problem: unknown, { status }: Redis): void {
    if (status === 'ready') this.#log.warn({ problem: messageOf(problem) }, 'the queue of jobs is in trouble');
  }

  async #work({ data }: Job<Due>, lookAfter: (table: TableId) => Promise<void>): Promise<void> {
    // A node whose wall clock is ahead is given its jobs early.
    const early = data.wakeAt - this.#times.now();
    if (early > 0 && early <= this.#times.ahead) await wait(early + 1);
    await lookAfter(data.table);
  }

  #track(work: Promise<void>): Promise<void> {
    const settled = work
      .catch(() => undefined)
      .then(() => {
        this.#underWay.delete(settled);
      });
    this.#underWay.add(settled);
    return work;
  }

  async #add(due: readonly Due[]): Promise<'added' | 'no-redis'> {
    const planner = this.#planner;
    if (this.#queue === undefined || planner?.status !== 'ready') return 'no-redis';
    try {
      await this.#queue.addBulk(due.map(one => jobOf(one, this.#times.now())));
      return 'added';
    } catch (problem) {
      this.#trouble(problem, planner);
      return 'no-redis';
    }
  }

  /** BullMQ lets jobs wait by the wall clocks of the nodes that take them: if those are wrong, what is overdue waits no longer. */
  async #hurry(due: readonly Due[], now: number): Promise<void> {
    const overdue = due.filter(({ wakeAt }) => now - wakeAt > this.#times.sweep);
    for (const one of overdue.slice(0, MOST_HELPED)) {
      const job = await this.#queue?.getJob(idOf(one));
      if (await job?.isDelayed()) await job?.promote();
    }
  }

  async #sweep(): Promise<void> {
    try {
      const now = this.#times.now();
      const found = await this.#store.waking(now + this.#times.ahead, SWEPT);
      const astray = await this.#astray.at(now);
      const due = [
        ...found.map(({ id, wakeAt }) => ({ table: id, wakeAt })),
        ...astray.map(table => ({ table, wakeAt: now })),
      ];
      if (due.length === 0) return;
      if ((await this.#add(due)) === 'added') return await this.#hurry(due, now);
      for (const { table, wakeAt } of due) if (wakeAt <= now) this.#rounds?.look(table);
    } catch (problem) {
      // It is asked again with the next sweep.
      this.#log.warn({ problem: messageOf(problem) }, 'the store did not say what is due');
    }
  }
}

import { once } from 'node:events';
import { afterAll } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { PersonId, Reply, Request, TableId } from '@seekiste/protocol';
import { err, ok, refuse } from '@seekiste/rules/core';
import type { Bus } from '../bus/bus.js';
import { readConfig, type NodeConfig } from '../config.js';
import type { Jobs } from '../jobs/jobs.js';
import { SILENT, type Log } from '../log.js';
import { UNMEASURED } from '../metrics.js';
import { Uncalled } from '../push/uncalled.js';
import { openEdges, type RunningNode } from '../node-edges.js';
import type { StoredPerson } from '../store/person-store.js';
import type { StoredPush } from '../store/push-store.js';
import type { Store, TableSummary } from '../store/store.js';
import type { Entry } from '../table/state/index.js';
import type { TableConnection, Tables, Visitor } from '../table/tables-types.js';

export const TABLE: TableId = 'a-table-of-this-harbor';
export const OTHER_TABLE: TableId = 'some-table-never-opene';

/** The people's side of a store. */
class PeopleInMemory {
  readonly secrets = new Map<string, PersonId>();
  readonly names = new Map<PersonId, string>();
  readonly recoveries = new Map<string, PersonId>();
  readonly lines: (TableSummary & { readonly id: TableId })[] = [];
  ping: () => Promise<void> = () => Promise.resolve();

  private person(id: PersonId | undefined): StoredPerson | undefined {
    const name = id === undefined ? undefined : this.names.get(id);
    return id === undefined || name === undefined ? undefined : { person: id, name };
  }

  addPerson({ person, name }: StoredPerson, hash: string): Promise<void> {
    this.names.set(person, name);
    return this.addSecret(person, hash);
  }
  addSecret(person: PersonId, hash: string): Promise<void> {
    this.secrets.set(hash, person);
    return Promise.resolve();
  }
  personBySecret(hash: string): Promise<StoredPerson | undefined> {
    return Promise.resolve(this.person(this.secrets.get(hash)));
  }
  namesOf(): Promise<ReadonlyMap<PersonId, string>> {
    return Promise.resolve(this.names);
  }
  seen(): Promise<void> {
    return Promise.resolve();
  }
  blocksOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  rename(person: PersonId, name: string): Promise<void> {
    this.names.set(person, name);
    return Promise.resolve();
  }
  setRecovery(person: PersonId, hash: string): Promise<void> {
    for (const [known, of] of this.recoveries) if (of === person) this.recoveries.delete(known);
    this.recoveries.set(hash, person);
    return Promise.resolve();
  }
  takeRecovery(hash: string): Promise<StoredPerson | undefined> {
    const person = this.person(this.recoveries.get(hash));
    this.recoveries.delete(hash);
    return Promise.resolve(person);
  }
  /** Tables that are studies. */
  readonly studies = new Set<TableId>();
  openings(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Entry>> {
    const opened = (study: object): Entry => ({ v: 1, at: 0, what: { type: 'opened', ...study } as Entry['what'] });
    const mark = (id: TableId): object => (this.studies.has(id) ? { study: { seed: '', moves: [] } } : {});
    return Promise.resolve(new Map(tables.map(id => [id, opened(mark(id))])));
  }
  readonly pushes: StoredPush[] = [];
  pushesOf(): Promise<readonly StoredPush[]> {
    return Promise.resolve(this.pushes);
  }
  offsOf(): Promise<readonly TableId[]> {
    return Promise.resolve([]);
  }
  setPush(push: StoredPush): Promise<void> {
    this.pushes.push(push);
    return Promise.resolve();
  }
  tablesOf(person: PersonId): Promise<readonly (TableSummary & { readonly id: TableId })[]> {
    return Promise.resolve(this.lines.filter(({ people }) => people.includes(person)));
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Tables with one table, which answers every request with `done`: what the edges do is all there is to see. */
class EchoTables implements Tables {
  readonly visitors = new Set<Visitor>();
  readonly received: Request[] = [];
  readonly left: string[] = [];
  visiting: () => Promise<void> = () => Promise.resolve();
  closing: () => Promise<void> = () => Promise.resolve();

  get counts() {
    return { tables: 1, visitors: this.visitors.size, moves: 7 };
  }
  open(person: PersonId) {
    return Promise.resolve(person === '' ? err(refuse('unheard-of', 'input')) : ok(TABLE));
  }
  async visit(table: TableId, visitor: Visitor): Promise<TableConnection | undefined> {
    await this.visiting();
    if (table !== TABLE) return undefined;
    this.visitors.add(visitor);
    visitor.tell('{"t":"welcome"}');
    return {
      receive: request => {
        this.received.push(request);
        visitor.tell(JSON.stringify({ t: 'done', id: request.id, v: this.received.length } satisfies Reply));
      },
      again: () => undefined,
      leave: () => {
        this.visitors.delete(visitor);
        this.left.push(visitor.connection);
      },
    };
  }
  reveal(table: TableId) {
    return Promise.resolve(table === TABLE ? err(refuse('not-over', 'input')) : err(refuse('no-table', 'input')));
  }
  dataOf() {
    return Promise.resolve(undefined);
  }
  turnOf() {
    return Promise.resolve('over' as const);
  }
  forget(): Promise<void> {
    return Promise.resolve();
  }
  removed(): void {
    return undefined;
  }
  lookAfter(): Promise<void> {
    return Promise.resolve();
  }
  close(): Promise<void> {
    return this.closing();
  }
}

const bus: Pick<Bus, 'ping' | 'close' | 'follow' | 'tell'> = {
  ping: () => Promise.resolve(),
  close: () => Promise.resolve(),
  follow: () => () => undefined,
  tell: () => undefined,
};
const upkeep = { start: () => undefined, hurry: () => undefined, stop: () => Promise.resolve() };
const jobs: Jobs = { start: () => Promise.resolve(), plan: () => undefined, stop: () => Promise.resolve() };

export interface Edges {
  readonly node: RunningNode;
  readonly origin: string;
  readonly people: PeopleInMemory;
  readonly tables: EchoTables;
}

const running: RunningNode[] = [];
afterAll(async () => {
  for (const node of running) await node.close();
});

/** A node with real edges on the loopback address, and nothing real behind them. */
export const startEdges = async (change: Partial<NodeConfig> = {}, log: Log = SILENT): Promise<Edges> => {
  const people = new PeopleInMemory();
  const tables = new EchoTables();
  const config = { ...readConfig({ PORT: '0', DATA: 'none' }), ...change };
  const node = await openEdges(config, {
    store: people as unknown as Store,
    bus: bus as Bus,
    ...{ jobs, tables, log },
    thinkers: { think: () => Promise.reject(new Error('nothing thinks here')) },
    metrics: UNMEASURED,
    clock: { isTrue: true, wallAhead: 0, now: Date.now },
    upkeep,
    calls: { start: () => undefined, stop: () => Promise.resolve(), uncalled: new Uncalled(Date.now) },
    pushKey: 'a-public-key',
    close: () => Promise.resolve(),
  });
  running.push(node);
  return { node, origin: new URL(node.addresses[0]!).origin, people, tables };
};

/** A request of a page of ours, unless told otherwise. */
export const ask = (
  { origin }: Pick<Edges, 'origin'>,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(origin + path, {
    method,
    headers: { origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

export const cookieFrom = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A new person, as the cookie that their browser keeps. */
export const somebody = async (edges: Edges, name = 'Ada'): Promise<string> =>
  cookieFrom(await ask(edges, '/api/me', { method: 'POST', body: { name } }));

/** A browser's end of a socket, which keeps what it hears. */
export class Client {
  readonly socket: WebSocket;
  private readonly heard: string[] = [];
  private wake: () => void = () => undefined;
  /** The code with which it was closed, and the reason. */
  readonly closed: Promise<readonly [number, string]>;

  constructor(
    { origin }: Pick<Edges, 'origin'>,
    table: TableId,
    headers: Record<string, string>,
    more: ClientOptions = {},
  ) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, ...headers },
      ...more,
    });
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(data.toString());
      this.wake();
    });
    this.closed = once(this.socket, 'close').then(([code, reason]) => [code as number, String(reason)] as const);
    this.closed.catch(() => undefined);
  }

  async next(): Promise<Reply> {
    while (this.heard.length === 0) await new Promise<void>(resolve => (this.wake = resolve));
    return JSON.parse(this.heard.shift()!) as Reply;
  }

  ask(id: string): void {
    this.socket.send(JSON.stringify({ t: 'stand', id, v: 1 }));
  }
}

/** A client that has been welcomed. */
export const join = async (edges: Edges, cookie: string): Promise<Client> => {
  const client = new Client(edges, TABLE, { cookie });
  await client.next();
  return client;
};

/** The status with which a socket was refused. */
export const refusedWith = async (client: Client): Promise<number | undefined> => {
  const [, response] = (await once(client.socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  client.socket.terminate();
  return response.statusCode;
};

import type { PersonId, Report, TableId, TableSetup } from '@seekiste/protocol';
import { err, ok, refuse, type Outcome, type Params, type Refusal, type Result } from '@seekiste/rules/core';

/** Who this browser is to the server. */
export interface Me {
  readonly person: PersonId;
  readonly name: string;
}

/** A table in which this person has a seat. */
export interface MyTable {
  readonly id: TableId;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** The other people who have a seat there. */
  readonly with: readonly string[];
  /** Whether this person is waited for. */
  readonly waiting: boolean;
  readonly changedAt: number;
  /** It was begun with a known deal. */
  readonly study?: true;
}

/** A device on which this person is known. */
export interface Device {
  readonly id: string;
  /** `firefox/android`; empty for those from before. */
  readonly kind: string;
  readonly since: number | null;
  readonly seen: number | null;
  readonly here: boolean;
}

/** Somebody whom this person does not hear. */
export interface Block {
  readonly person: PersonId;
  readonly name: string;
}

/** A person's listed try at the voyage of a day. */
export interface ListedTry {
  readonly person: PersonId;
  readonly name: string;
  readonly outcome: Outcome;
  readonly moves: number;
  readonly hints: number;
  readonly mine: boolean;
}

/** The results of a day, best first; `place` is one's own. */
export interface DayList {
  readonly total: number;
  readonly place: number | null;
  readonly tries: readonly ListedTry[];
}

/** Which voyage of which day. */
interface OfDay {
  readonly date: string;
  readonly game: string;
  readonly seats: number;
}

const dailyPath = ({ date, game, seats }: OfDay): string => `daily/${date}/${game}/${seats}`;

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** No answer, or one that no server of ours gives: a host that only hands out files, or no network. */
const NO_SERVER = refuse('no-server', 'input');

const read = async (response: Response): Promise<Result<unknown, Refusal>> => {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return err(NO_SERVER);
  const value = (await response.json()) as unknown;
  if (response.ok) return ok(value);
  const { code, clause, params } = value as { code?: unknown; clause?: unknown; params?: unknown };
  if (typeof code !== 'string') return err(NO_SERVER);
  return err({ code, clause: typeof clause === 'string' ? clause : 'input', params: (params ?? {}) as Params });
};

/** What is asked of the server outside a table. */
export class Api {
  constructor(
    private readonly root: string,
    private readonly fetch: Fetch,
  ) {}

  /** Who this browser is; undefined if it has never said. */
  async me(): Promise<Result<Me | undefined, Refusal>> {
    const got = await this.call('GET', 'me');
    return got.ok ? ok((got.value as Me | null) ?? undefined) : got;
  }

  /** Introduces a new person. */
  async introduce(name: string): Promise<Result<Me, Refusal>> {
    return (await this.call('POST', 'me', { name })) as Result<Me, Refusal>;
  }

  async rename(name: string): Promise<Result<Me, Refusal>> {
    return (await this.call('PATCH', 'me', { name })) as Result<Me, Refusal>;
  }

  async recoveryCode(): Promise<Result<string, Refusal>> {
    const got = await this.call('POST', 'me/recovery', {});
    return got.ok ? ok((got.value as { code: string }).code) : got;
  }

  async recover(code: string): Promise<Result<Me, Refusal>> {
    return (await this.call('POST', 'me/recover', { code })) as Result<Me, Refusal>;
  }

  async open(setup: TableSetup): Promise<Result<TableId, Refusal>> {
    const got = await this.call('POST', 'tables', setup);
    return got.ok ? ok((got.value as { id: TableId }).id) : got;
  }

  async myTables(): Promise<Result<readonly MyTable[], Refusal>> {
    const got = await this.call('GET', 'tables');
    return got.ok ? ok((got.value as { tables: readonly MyTable[] }).tables) : got;
  }

  /** What the server publishes at this path of its own. */
  async published(path: string): Promise<unknown> {
    try {
      const got = await read(await this.fetch(new URL(path, this.root).href));
      return got.ok ? got.value : undefined;
    } catch {
      return undefined;
    }
  }

  /** A finished game with everything that was hidden. */
  async record(table: TableId): Promise<Result<unknown, Refusal>> {
    return this.call('GET', `tables/${table}/record`);
  }

  async devices(): Promise<Result<readonly Device[], Refusal>> {
    const got = await this.call('GET', 'me/devices');
    return got.ok ? ok((got.value as { devices: readonly Device[] }).devices) : got;
  }

  async endDevice(id: string): Promise<Result<unknown, Refusal>> {
    return this.call('DELETE', `me/devices/${id}`);
  }

  async blocks(): Promise<Result<readonly Block[], Refusal>> {
    const got = await this.call('GET', 'me/blocks');
    return got.ok ? ok((got.value as { blocks: readonly Block[] }).blocks) : got;
  }

  async block(person: PersonId): Promise<Result<unknown, Refusal>> {
    return this.call('POST', 'me/blocks', { person });
  }

  async unblock(person: PersonId): Promise<Result<unknown, Refusal>> {
    return this.call('DELETE', `me/blocks/${person}`);
  }

  async report(report: Report): Promise<Result<unknown, Refusal>> {
    return this.call('POST', 'reports', report);
  }

  /** Everything that the server keeps about this person. */
  async data(): Promise<Result<unknown, Refusal>> {
    return this.call('GET', 'me/data');
  }

  /** This person is deleted, for good. */
  async erase(): Promise<Result<unknown, Refusal>> {
    return this.call('DELETE', 'me');
  }

  async daily(day: OfDay): Promise<Result<DayList, Refusal>> {
    return (await this.call('GET', dailyPath(day))) as Result<DayList, Refusal>;
  }

  /** Lists one's own try; the answer is its place. */
  async listTry(day: OfDay, record: string): Promise<Result<number, Refusal>> {
    const got = await this.call('POST', dailyPath(day), { record });
    return got.ok ? ok((got.value as { place: number }).place) : got;
  }

  /** A listed try as the text of its record. */
  async tryOf(day: OfDay, person: PersonId): Promise<Result<string, Refusal>> {
    const got = await this.call('GET', `${dailyPath(day)}/${person}`);
    return got.ok ? ok((got.value as { record: string }).record) : got;
  }

  /** Where others in the same network find the server, the likeliest first; told only on its own machine. */
  async network(): Promise<readonly string[]> {
    const got = await this.call('GET', 'network');
    return got.ok ? (got.value as { addresses: readonly string[] }).addresses : [];
  }

  /** Where a table's socket is: for its person, or for a screen that only watches. */
  socket(table: TableId, as: 'person' | 'watcher' = 'person'): string {
    return `${this.root.replace(/^http/, 'ws')}tables/${table}/socket${as === 'watcher' ? '?as=watcher' : ''}`;
  }

  /** One request; what is asked only on few pages is written there. */
  async call(method: string, path: string, body?: unknown): Promise<Result<unknown, Refusal>> {
    try {
      const response = await this.fetch(this.root + path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return await read(response);
    } catch {
      return err(NO_SERVER);
    }
  }
}

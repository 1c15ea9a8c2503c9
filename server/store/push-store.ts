import type { PersonId, Push, TableId } from '@seekiste/protocol';

/** A device that is called, by the name that its person knows it by. */
export interface StoredPush extends Push {
  readonly device: string;
  readonly person: PersonId;
  /** The origin of the page that asked for it: where a call leads. */
  readonly origin: string;
  readonly madeAt: number;
}

/** A turn that a device is to be told of; one row for each, for ever, so that nobody is told twice. */
export interface StoredCall {
  readonly device: string;
  readonly table: TableId;
  /** The version of the table that asked the person. */
  readonly v: number;
  readonly person: PersonId;
  /** When it is looked at (again). */
  readonly dueAt: number;
  /** How often the push service could not take it. */
  readonly tries: number;
}

/** The key pair that push services know this server by (RFC 8292), as base64url. */
export interface StoredPushKeys {
  readonly public: string;
  readonly secret: string;
}

/** Which devices are called, at which tables not, and what they have been told. */
export interface PushStore {
  /** The one key pair of all nodes: these, if there are none yet. */
  pushKeys(fresh: StoredPushKeys, now: number): Promise<StoredPushKeys>;

  /** A device has one subscription, and a subscription belongs to one device: a newer one replaces it. */
  setPush(push: StoredPush): Promise<void>;
  push(device: string): Promise<StoredPush | undefined>;
  /** The oldest first. */
  pushesOf(people: readonly PersonId[]): Promise<readonly StoredPush[]>;
  /** Removes the subscription of a device; with an endpoint, only that one. Whether there was one. */
  removePush(person: PersonId, device: string, endpoint?: string): Promise<boolean>;

  /** No calls at this table, or calls again. */
  setOff(person: PersonId, table: TableId, off: boolean): Promise<void>;
  offsOf(person: PersonId): Promise<readonly TableId[]>;
  isOff(person: PersonId, table: TableId): Promise<boolean>;

  /** Adds calls, unless there are such; earlier ones to the same person at the same table are settled by it. */
  addCalls(calls: readonly StoredCall[]): Promise<void>;
  /** Calls whose time has come, the earliest first. */
  callsDue(now: number, limit: number): Promise<readonly StoredCall[]>;
  /** Takes a call, as it was read, for good, or puts it off: one of all nodes does, and it is true for that one. */
  takeCall(call: StoredCall, again?: { readonly dueAt: number; readonly tries: number }): Promise<boolean>;
  /** Puts a call that was taken back, since the push service has refused it for now. */
  returnCall(call: StoredCall): Promise<void>;
  /** The person has seen the table at this version: calls up to it are settled. */
  seenCalls(person: PersonId, table: TableId, v: number): Promise<void>;
  /** Removes calls that were due before a time. */
  removeCalls(before: number): Promise<void>;
}

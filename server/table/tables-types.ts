import type { Refusal, Result, Seat } from '@seekiste/rules/core';
import type { TurnNow } from '../push/calls.js';
import type { TableSummary } from '../store/store.js';
import type { PersonId, Reply, Request, TableId, TableSetup } from '@seekiste/protocol';

/** One connection at a table: the socket's side. */
export interface Visitor {
  /** Unique among all connections of all nodes. */
  readonly connection: string;
  readonly person: PersonId;
  /** What they are called where they have no seat: among the watchers. */
  readonly name?: string;
  /** Whom they have blocked, and do not hear. */
  readonly blocked?: ReadonlySet<PersonId> | undefined;
  /** They watch, whatever seat they have: many look at this screen. */
  readonly watches?: boolean;
  /** A reply, which nobody changes afterwards, or the text of news that several are told. */
  tell(reply: Reply | string): void;
  /** They may not be here, or there is nothing here any more. */
  turnAway(reason: 'no-watchers' | 'no-table' | 'other-rules'): undefined;
}

/** One connection at a table: the table's side. The seat comes from the person, never from a message. */
export interface TableConnection {
  receive(request: Request): void;
  /** Tells everything once more: they hear others than before. */
  again(): void;
  leave(): void;
}

/** A table as a person takes it along. */
export interface PersonAtTable {
  readonly table: TableId;
  readonly game: string;
  readonly phase: TableSummary['phase'];
  readonly changedAt: number;
  /** Missing for those who only watched. */
  readonly seat?: Seat;
  readonly said: readonly { readonly at: number; readonly text: string }[];
  readonly record?: unknown;
}

/** Where all tables of this node are. */
export interface Tables {
  open(person: PersonId, setup: TableSetup): Promise<Result<TableId, Refusal>>;
  /** Welcomes a visitor; undefined if there is no such table, or it is not for them: then they were turned away. */
  visit(table: TableId, visitor: Visitor): Promise<TableConnection | undefined>;
  /** A finished game with its proof, for those who may be at the table; refused before it is over. */
  reveal(table: TableId, person?: PersonId): Promise<Result<unknown, Refusal>>;
  /** What a table has of a person: their seat, what they said, and the record of a finished game that they sat at. */
  dataOf(table: TableId, person: PersonId): Promise<PersonAtTable | undefined>;
  /** Whether the turn that began with version `v` is still this person's. */
  turnOf(table: TableId, person: PersonId, v: number): Promise<TurnNow>;
  /** A person has deleted themselves: their seat goes to a bot, their name and what they said are forgotten. */
  forget(table: TableId, person: PersonId): Promise<void>;
  /** The table was removed from the store. */
  removed(table: TableId): void;
  /** Does what is due at a table: a job. */
  lookAfter(table: TableId): Promise<void>;
  /** Tables in memory, viewers, moves: for metrics. */
  readonly counts: { readonly tables: number; readonly visitors: number; readonly moves: number };
  close(): Promise<void>;
}

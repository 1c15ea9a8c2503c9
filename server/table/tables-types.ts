import type { Refusal, Result } from '@seekiste/rules/core';
import type { PersonId, Reply, Request, TableId, TableSetup } from '@seekiste/protocol';

/** One connection at a table: the socket's side. */
export interface Visitor {
  /** Unique among all connections of all nodes. */
  readonly connection: string;
  readonly person: PersonId;
  /** What they are called where they have no seat: among the watchers. */
  readonly name?: string;
  /** A reply, which nobody changes afterwards, or the text of news that several are told. */
  tell(reply: Reply | string): void;
}

/** One connection at a table: the table's side. The seat comes from the person, never from a message. */
export interface TableConnection {
  receive(request: Request): void;
  leave(): void;
}

/** Where all tables of this node are. */
export interface Tables {
  open(person: PersonId, setup: TableSetup): Promise<Result<TableId, Refusal>>;
  /** Welcomes a visitor; undefined if there is no such table. */
  visit(table: TableId, visitor: Visitor): Promise<TableConnection | undefined>;
  /** A finished game with its proof, for whoever has the link; refused before it is over. */
  reveal(table: TableId): Promise<Result<unknown, Refusal>>;
  /** Does what is due at a table: a job. */
  lookAfter(table: TableId): Promise<void>;
  /** Tables in memory, viewers, moves: for metrics. */
  readonly counts: { readonly tables: number; readonly visitors: number; readonly moves: number };
  close(): Promise<void>;
}

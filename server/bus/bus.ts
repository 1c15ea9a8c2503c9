import type { PersonId, TableId } from '@seekiste/protocol';

export type BusNews =
  /** The table has entries up to this version. */
  | { readonly kind: 'at'; readonly v: number }
  /** A person came or went. */
  | { readonly kind: 'presence' }
  /** What is stored was written anew, or removed. */
  | { readonly kind: 'anew' }
  /** On the channel of people: a device was ended, or all of a person's. */
  | { readonly kind: 'ended'; readonly person: PersonId; readonly device: string | undefined }
  /** On the channel of people: a person hears others than before. */
  | { readonly kind: 'blocks'; readonly person: PersonId };

/** What concerns people is told here, and not at a table. No table has this name. */
export const PEOPLE: TableId = 'people';

export interface Presence {
  /** Persons with a connection to this table, on whichever node. */
  readonly people: ReadonlySet<PersonId>;
  /** Connections of people without a seat are counted by the table; all connections are listed here once. */
  readonly connections: number;
  /** Persons who look at this table on one of them. */
  readonly looking: ReadonlySet<PersonId>;
}

/** How nodes tell each other that something changed. What was missed can always be read in the store. */
export interface Bus {
  /** To everybody who follows the table, on this node too, but for the one who tells. */
  tell(table: TableId, news: BusNews, teller?: (news: BusNews) => void): void;
  /** The same may be heard more than once. */
  follow(table: TableId, hear: (news: BusNews) => void): () => void;
  /** A connection of this node; presence outlives a dead node only for seconds. */
  arrive(table: TableId, connection: string, person: PersonId): void;
  /** Whether the person looks at the table over this connection; who arrives does. */
  look(table: TableId, connection: string, looks: boolean): void;
  leave(table: TableId, connection: string): void;
  present(table: TableId): Promise<Presence>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

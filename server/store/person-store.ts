import type { PersonId, TableId } from '@seekiste/protocol';

/** A person as the store knows them: secrets only as hashes. */
export interface StoredPerson {
  readonly person: PersonId;
  readonly name: string;
}

/** A device of a person, by the hash of its secret. Times are missing for those from before they were kept. */
export interface StoredDevice {
  readonly hash: string;
  /** What its browser calls itself, roughly: `firefox/android`. */
  readonly kind: string;
  readonly madeAt: number | null;
  readonly seenAt: number | null;
}

/** A person who is not heard. */
export interface StoredBlock extends StoredPerson {
  readonly at: number;
}

/** What a person has told the operator about another. */
export interface StoredReport {
  readonly id: string;
  readonly at: number;
  /** Who reports; null once they have deleted themselves. */
  readonly person: PersonId | null;
  readonly about: PersonId;
  /** What that person was called then. */
  readonly name: string;
  readonly table: TableId;
  readonly reason: string;
  readonly text: string;
  /** The last lines that they wrote at this table. */
  readonly said: readonly string[];
}

/** Who people are, their devices, and what they keep here beside their tables. */
export interface PersonStore {
  addPerson(person: StoredPerson, secretHash: string, device?: NewDevice): Promise<void>;
  personBySecret(secretHash: string): Promise<StoredPerson | undefined>;
  /** What these people are called; unknown ones are left out. */
  namesOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>;
  /** A further secret for the same person: another device. */
  addSecret(person: PersonId, secretHash: string, device?: NewDevice): Promise<void>;
  devicesOf(person: PersonId): Promise<readonly StoredDevice[]>;
  /** A device was seen. */
  seen(secretHash: string, at: number): Promise<void>;
  /** Ends a device of this person; whether there was one. */
  removeSecret(person: PersonId, secretHash: string): Promise<boolean>;
  rename(person: PersonId, name: string): Promise<void>;
  /** The one recovery code of a person; a new one replaces it. */
  setRecovery(person: PersonId, codeHash: string): Promise<void>;
  /** Uses up a recovery code. */
  takeRecovery(codeHash: string): Promise<StoredPerson | undefined>;

  block(person: PersonId, whom: StoredBlock): Promise<void>;
  unblock(person: PersonId, whom: PersonId): Promise<void>;
  blocksOf(person: PersonId): Promise<readonly StoredBlock[]>;
  /** Who does not hear this person. */
  blockersOf(person: PersonId): Promise<readonly PersonId[]>;

  addReport(report: StoredReport): Promise<void>;
  /** The latest first. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  reportsBy(person: PersonId, since: number): Promise<readonly StoredReport[]>;
  /** Removes one report, or those from before a time. */
  removeReports(which: { readonly id: string } | { readonly before: number }): Promise<number>;

  /** The person is gone at once for everybody who asks by a secret; what is left of them at tables is still to be forgotten. */
  beginErasure(person: PersonId, at: number): Promise<void>;
  erasures(): Promise<readonly PersonId[]>;
  /** Ends it if no table has the person in a seat any more. */
  endErasure(person: PersonId): Promise<void>;
}

/** What is known of a device when it is new. */
export interface NewDevice {
  readonly kind: string;
  readonly at: number;
}

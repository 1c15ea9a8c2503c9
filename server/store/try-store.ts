import type { PersonId } from '@seekiste/protocol';
import type { Outcome } from '@seekiste/rules/core';

/** Which voyage of a day. */
export interface VoyageKey {
  readonly day: string;
  readonly game: string;
  readonly seats: number;
}

/** A try at the voyage of a day that its player wants to be listed. */
export interface StoredTry extends VoyageKey {
  readonly person: PersonId;
  /** The higher the better. */
  readonly score: number;
  readonly at: number;
  readonly outcome: Outcome;
  /** Moves of the crew. */
  readonly moves: number;
  readonly hints: number;
  /** As text. */
  readonly record: string;
}

/** Tries at the voyages of days, for the day's list. */
export interface TryStore {
  /** Lists a try; `taken` if this person has one there. */
  addTry(one: StoredTry): Promise<'stored' | 'taken'>;
  /** The best tries at a voyage, and how many there are. */
  bestTries(at: VoyageKey, limit: number): Promise<{ readonly total: number; readonly tries: readonly StoredTry[] }>;
  tryBy(person: PersonId, at: VoyageKey): Promise<StoredTry | undefined>;
  /** How many tries at its voyage are better than this one. */
  triesBefore(one: StoredTry): Promise<number>;
  triesBy(person: PersonId): Promise<readonly StoredTry[]>;
}

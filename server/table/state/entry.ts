import type { Generator, OptionValues, Played, Seat } from '@seekiste/rules/core';
import type { Pace, PersonId, RequestId, Signature, TableId } from '@seekiste/protocol';
import type { ReviewHappening } from './review-state.js';
import type { Study } from './study.js';

/** Everything that can happen to a table. */
export type Happening =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: OptionValues;
      /** Missing in tables from before there was more than one: `xoshiro256**`. */
      readonly rng?: Generator;
      readonly seats: number;
      readonly host: PersonId;
      readonly pace: Pace;
      /** SHA-256 of the server's seed: what was dealt can be checked against it. */
      readonly commitment: string;
      /** A study: it begins with a known deal and these moves. */
      readonly study?: Study;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
      readonly nonce: string;
      /** The server drew the nonce, to keep a seat for the host of a new table, or after a rematch, until the person's browser sends its own. */
      readonly drawn?: true;
    }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'manned'; readonly seat: Seat; readonly bot: string; readonly name: string }
  | { readonly type: 'vacated'; readonly seat: Seat }
  /** The seed is settled; chance dealt. */
  | { readonly type: 'began'; readonly moves: readonly Played[] }
  /** One move of a seat, then whatever chance added to it; the last of a game with the server's signature. */
  | { readonly type: 'played'; readonly moves: readonly Played[]; readonly seal?: Signature }
  | { readonly type: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'consented'; readonly seat: Seat; readonly yes: boolean }
  /** The number of moves that are left. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to: number }
  /** Waited for, and not there for longer than the table is patient. */
  | { readonly type: 'missed'; readonly seat: Seat }
  /** The person waited for is here, or has not been gone for long: looked at again then. */
  | { readonly type: 'waited'; readonly until: number }
  | { readonly type: 'relieved'; readonly seat: Seat; readonly by: Seat; readonly bot: string }
  /** Back after having been missed or relieved. */
  | { readonly type: 'returned'; readonly seat: Seat }
  | {
      readonly type: 'said';
      readonly person: PersonId;
      readonly name: string;
      readonly seat?: Seat;
      readonly text: string;
    }
  /** What was said here was deleted with the person who said it. */
  | { readonly type: 'unsaid' }
  | { readonly type: 'paced'; readonly pace: Pace }
  | { readonly type: 'removed'; readonly seat: Seat }
  | { readonly type: 'watchers'; readonly open: boolean }
  | { readonly type: 'entrusted'; readonly seat: Seat }
  | { readonly type: 'end-asked'; readonly seat: Seat }
  | { readonly type: 'end-answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'ended' }
  /** They have deleted themselves; `bot` plays on if they have a seat in a game. */
  | { readonly type: 'left'; readonly person: PersonId; readonly bot: string }
  | { readonly type: 'followed'; readonly table: TableId }
  | ReviewHappening;

/** A line of a table's log. A table is the fold of its entries; (table, v) is unique in the store. */
export interface Entry {
  /** 1, 2, 3, … */
  readonly v: number;
  /** Milliseconds since 1970, by the clock that all nodes share. */
  readonly at: number;
  /** Which request it answers: the same request is never done twice, on whichever node. */
  readonly id?: RequestId;
  readonly by?: PersonId;
  readonly what: Happening;
}

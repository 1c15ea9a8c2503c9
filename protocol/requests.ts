import type { Seat } from '@seekiste/rules/core';
import type { RequestId } from './ids.js';
import type { ReviewAsk } from './review.js';
import type { Pace } from './setup.js';

/**
 * What a browser asks for at a table. Every request has an `id`, so that it can be sent again
 * until it is answered, and `v`, the version of the table that its sender has seen.
 */
export type Request = { readonly id: RequestId; readonly v: number } & Ask;

export type Ask =
  /** Takes an open seat; the nonce (64 hex digits) goes into the deal. */
  | { readonly t: 'sit'; readonly seat: Seat; readonly name: string; readonly nonce: string }
  /** Leaves the seat; during the game a bot plays on. */
  | { readonly t: 'stand' }
  /** The host keeps a seat for a bot, or opens it again. */
  | { readonly t: 'man'; readonly seat: Seat; readonly bot: string | null }
  /** The host begins, or anybody seated once the host is away for long; seats that are still open are manned by bots. */
  | { readonly t: 'begin' }
  /** A move, as the game's `Move`. */
  | { readonly t: 'act'; readonly move: unknown }
  /**
   * Takes back one's own last move; where others have moved since, they are asked. `of` names the request of a
   * pending move: one that is no longer pending and was never played counts as withdrawn.
   */
  | { readonly t: 'undo'; readonly of?: RequestId }
  /** Agrees to another one's undo, or does not. */
  | { readonly t: 'consent'; readonly yes: boolean }
  /** A bot plays for a person who has been away for too long. */
  | { readonly t: 'relieve'; readonly seat: Seat }
  /** Back in one's own seat. */
  | { readonly t: 'return' }
  /** Players speak to the table where the game allows it, watchers among themselves. */
  | { readonly t: 'say'; readonly text: string }
  /** The host says how patient the table is, before the game and during it. */
  | { readonly t: 'pace'; readonly pace: Pace }
  /** Before the game the host removes a guest, who cannot sit down at this table again. */
  | { readonly t: 'remove'; readonly seat: Seat }
  /** The host closes the table to watchers, or opens it again. */
  | { readonly t: 'watchers'; readonly open: boolean }
  /** The host hands the table on to another seated person. */
  | { readonly t: 'entrust'; readonly seat: Seat }
  /** The host asks to end the game without a result, the others agree or do not. */
  | { readonly t: 'end'; readonly yes: boolean }
  /** Whether the person looks at this table now: who has not seen their turn is called (P6.22). It changes nothing. */
  | { readonly t: 'look'; readonly yes: boolean }
  /** A new table with the same people in the same order, everybody one seat further: the next one begins. */
  | { readonly t: 'rematch' }
  | ReviewAsk;

export const MAX_TEXT = 300;
export const MAX_NAME = 24;

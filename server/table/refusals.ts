import type { Reply, RequestId } from '@seekiste/protocol';
import { err, refuse, type Params, type Refusal } from '@seekiste/rules/core';

/** What a table refuses although no rule of the game is broken. The sentences are elsewhere. */
export const TABLE_CODES = [
  'already-asked',
  'already-host',
  'already-leader',
  'already-seated',
  'already-told',
  'game-over',
  'move-pending',
  'name-taken',
  'no-person-there',
  'no-such-line',
  'no-such-moment',
  'no-such-seat',
  'no-table',
  'next-blocked',
  'no-watchers',
  'nobody-seated',
  'not-asked',
  'not-away',
  'not-begun',
  'not-gathering',
  'not-here',
  'not-host',
  'not-leader',
  'not-over',
  'not-relieved',
  'not-seated',
  'nothing-to-change',
  'nothing-to-undo',
  'numbers-only',
  'only-watching',
  'other-rules',
  'relieved',
  'removed',
  'review-full',
  'seat-open',
  'seat-taken',
  'server-fault',
  'silence',
  'stale',
  'store-trouble',
  'unknown-bot',
  'withdrawn',
] as const;
export type TableCode = (typeof TABLE_CODES)[number];

export const refusal = (code: TableCode, params: Params = {}): Refusal<TableCode> => refuse(code, 'table', params);

export const no = (code: TableCode, params: Params = {}): { readonly ok: false; readonly error: Refusal } =>
  err(refusal(code, params));

/** The answer to a request that is refused. */
export const refused = (id: RequestId, { code, clause, params }: Refusal): Reply => ({
  t: 'refused',
  id,
  code,
  clause,
  params,
});

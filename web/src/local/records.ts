import { GAMES } from '@seekiste/rules';
import { err, readRecord, RECORD_FORMAT, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import { openRecord } from './saves.js';
import type { AnyTable } from './session.js';

/** Why a record was refused; the game it claims to be of, so that its voice can say it. */
export interface RefusedRecord {
  readonly game: unknown;
  readonly refusal: Refusal;
}

const parse = (text: string): Result<unknown, Refusal> => {
  if (text.startsWith(RECORD_FORMAT)) return readRecord(GAMES, text);
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return err(refuse('not-json', 'input', { field: 'record' }));
  }
};

const claimed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)['game'] : undefined;

/** A record in either of its forms, JSON or text, checked to the last move. */
export const readAnyRecord = (text: string): Result<AnyTable, RefusedRecord> => {
  const parsed = parse(text.trim() + '\n');
  if (!parsed.ok) return err({ game: undefined, refusal: parsed.error });
  const opened = openRecord(parsed.value);
  return opened.ok ? opened : err({ game: claimed(parsed.value), refusal: opened.error });
};

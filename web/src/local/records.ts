import { err, isRecordText, readRecord, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import { claimedGame, gamesNamed, openRecord } from './saves.js';
import type { AnyTable } from './session.js';

/** Why a record was refused; the game it claims to be of, so that its voice can say it. */
export interface RefusedRecord {
  readonly game: unknown;
  readonly refusal: Refusal;
}

const parse = async (text: string): Promise<Result<unknown, Refusal>> => {
  if (isRecordText(text)) return readRecord(await gamesNamed(/^game (.+)$/m.exec(text)?.[1]), text);
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return err(refuse('not-json', 'input', { field: 'record' }));
  }
};

/** A record in either of its forms, JSON or text, checked to the last move. */
export const readAnyRecord = async (text: string): Promise<Result<AnyTable, RefusedRecord>> => {
  const parsed = await parse(text.trim() + '\n');
  if (!parsed.ok) return err({ game: undefined, refusal: parsed.error });
  const opened = await openRecord(parsed.value);
  return opened.ok ? opened : err({ game: claimedGame(parsed.value), refusal: opened.error });
};

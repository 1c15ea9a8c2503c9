import { readFileSync, writeFileSync } from 'node:fs';
import { RULES, rulesFor } from '@seekiste/rules';
import {
  decodeRecord,
  readRecord,
  writeRecord,
  type AnyGame,
  type GameRecord,
  type Refusal,
  type Result,
} from '@seekiste/rules/core';
import { Failure } from './failure.js';

const reasonOf = (problem: unknown): string => {
  const { code, message } = problem as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'access is denied';
  return message;
};

export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new Failure(`${file} cannot be read: ${reasonOf(problem)}.`);
  }
};

export const writeText = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (problem) {
    throw new Failure(`${file} cannot be written: ${reasonOf(problem)}.`);
  }
};

export const parseJson = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (problem) {
    throw new Failure(`${file} is not JSON: ${(problem as Error).message}.`);
  }
};

/** A record in either form: JSON, or text with a move a line. */
export const readRecordFile = (file: string): Result<GameRecord, Refusal> => {
  const text = readText(file);
  return text.trimStart().startsWith('{') ? decodeRecord(RULES, parseJson(file, text)) : readRecord(RULES, text);
};

/** The rules of a record that was read. */
export const rulesOf = (record: GameRecord): AnyGame => {
  const rules = rulesFor(record);
  if (!rules) throw new RangeError(`no rules for ${record.game} ${record.rulesVersion}`);
  return rules;
};

/** JSON for a name that ends so, text otherwise. */
export const writeRecordFile = (file: string, game: AnyGame, record: GameRecord): void =>
  writeText(file, file.endsWith('.json') ? `${JSON.stringify(record, null, 2)}\n` : writeRecord(game, record));

import { StoreTrouble, type StoreTroubleKind } from '../store.js';

/**
 * By SQLite's own words (https://www.sqlite.org/rescode.html), since errors of statements that answer
 * with rows carry no code here.
 */
const WORDS: readonly (readonly [RegExp, StoreTroubleKind])[] = [
  [/database or disk is full/, 'full'],
  [/is locked/, 'locked'],
  [/disk I\/O error|unable to open database file|readonly database|database is not open/, 'gone'],
];

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** What harms one statement and not the whole database. */
export const isConflict = (problem: unknown): boolean => messageOf(problem).includes('constraint failed');

/** Messages name columns, but never values. */
export const sqliteTrouble = (problem: unknown): StoreTrouble => {
  if (problem instanceof StoreTrouble) return problem;
  const message = messageOf(problem);
  const [, kind] = WORDS.find(([words]) => words.test(message)) ?? [];
  return new StoreTrouble(`SQLite: ${message}`, kind);
};

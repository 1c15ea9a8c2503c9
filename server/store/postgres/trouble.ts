import { StoreTrouble, type StoreTroubleKind } from '../store.js';

/** SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codeOf = (problem: unknown): string => {
  const { code } = (problem ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');

/** The server or the way to it is gone: errors of the network, or the server's own about shutting down and starting. */
export const isDropped = (problem: unknown): boolean => {
  const code = codeOf(problem);
  return !isSqlState(code) || code.startsWith('08') || code.startsWith('57P');
};

/** Nothing was done, and doing it again may well succeed: deadlock, serialization. */
export const isRolledBack = (problem: unknown): boolean => codeOf(problem).startsWith('40');

/** Something in a row was refused: its data, or a key that is there already. */
export const isOfOneRow = (problem: unknown): boolean => /^2[23]/.test(codeOf(problem));

const kindOf = (problem: unknown): StoreTroubleKind => {
  const code = codeOf(problem);
  if (code === '53100') return 'full'; // disk full
  if (code === '55P03' || code === '57014') return 'locked'; // lock not available, statement timed out
  if (isDropped(problem) || code.startsWith('53') || code === '25006') return 'gone'; // also a read-only stand-by
  return 'broken';
};

/** Details of PostgreSQL's errors hold values, so that they are left behind here; messages do not. */
export const postgresTrouble = (problem: unknown): StoreTrouble => {
  if (problem instanceof StoreTrouble) return problem;
  const { message } = problem instanceof Error ? problem : { message: String(problem) };
  return new StoreTrouble(`PostgreSQL: ${message || codeOf(problem)}`, kindOf(problem));
};

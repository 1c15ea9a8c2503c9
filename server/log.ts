import { createHash } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { TableId } from '@seekiste/protocol';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One line of JSON per thing worth knowing. Facts are named one by one: never a request, a message or a header as a whole. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export const openLog = (level: LogLevel, stream: DestinationStream = process.stderr): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);

export const SILENT: Log = pino({ level: 'silent' });

/** As tables are named: 128 random bits. */
const TABLE = /(?<![\w-])[\w-]{22}(?![A-Za-z_])/g;

/** A table as a log may name it: a reader of the log can follow the table, but not come to it. */
export const tableMark = (table: TableId): string =>
  createHash('sha256').update(`table ${table}`).digest('base64url').slice(0, 10);

/** What others say of trouble, with every table named as a log may name it. */
export const messageOf = (problem: unknown): string =>
  (problem instanceof Error ? problem.message : String(problem)).replace(TABLE, tableMark);

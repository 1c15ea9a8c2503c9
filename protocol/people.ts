import type { Refusal, Result } from '@seekiste/rules/core';
import { broken, isFields, line, matching, oneOf, optional, readFields } from './fields.js';
import type { PersonId, TableId } from './ids.js';

/** What a report is about. */
export const REPORT_REASONS = ['talk', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT = 500;

/** What a person tells the operator about another person at a table. */
export interface Report {
  readonly person: PersonId;
  readonly table: TableId;
  readonly reason: ReportReason;
  readonly text?: string;
}

const id = (code: string) => matching(code, /^[\w-]{22}$/);
const person = id('bad-person');

export const isPersonId = (text: string): boolean => person(text, 'person').ok;

/** `{ person }`: whom a person does not want to hear. */
export const decodeBlock = (value: unknown): Result<{ readonly person: PersonId }, Refusal> =>
  isFields(value) ? readFields<{ person: PersonId }>(value, { person }) : broken('not-an-object', 'body');

export const decodeReport = (value: unknown): Result<Report, Refusal> =>
  isFields(value)
    ? readFields<Report>(value, {
        person,
        table: id('bad-table'),
        reason: oneOf('unknown-reason', REPORT_REASONS),
        text: optional(line('text', MAX_REPORT)),
      })
    : broken('not-an-object', 'body');

import { decodeName } from '@seekiste/protocol';
import { err, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';

/** The one field that a body must have, and have alone. */
const onlyField = (body: unknown, name: string): Result<unknown, Refusal> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return err(refuse('not-an-object', 'input', { field: 'body' }));
  const extra = Object.keys(body).find(key => key !== name);
  if (extra !== undefined) return err(refuse('unknown-field', 'input', { field: extra.slice(0, 80) }));
  return Object.hasOwn(body, name)
    ? ok((body as Readonly<Record<string, unknown>>)[name])
    : err(refuse('missing-field', 'input', { field: name }));
};

/** `{ name }` */
export const readNameBody = (body: unknown): Result<string, Refusal> => {
  const name = onlyField(body, 'name');
  return name.ok ? decodeName(name.value) : name;
};

/** `{ code }` */
export const readCodeBody = (body: unknown): Result<string, Refusal> => {
  const code = onlyField(body, 'code');
  if (!code.ok) return code;
  return typeof code.value === 'string' ? ok(code.value) : err(refuse('not-a-code', 'input', { field: 'code' }));
};

/** `{ record }`, as text */
export const readRecordBody = (body: unknown): Result<string, Refusal> => {
  const record = onlyField(body, 'record');
  if (!record.ok) return record;
  return typeof record.value === 'string'
    ? ok(record.value)
    : err(refuse('not-a-record', 'input', { field: 'record' }));
};

import { err, named, ok, refuse, type Refusal, type Result, type Viewer } from '@seekiste/rules/core';

export const OPS = ['games', 'new', 'load', 'position', 'view', 'moves', 'apply', 'record'] as const;
type Op = (typeof OPS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** A line that could be read: which operation, on what, and how its answer is to be called. */
export interface Request {
  readonly op: Op;
  readonly id: Id;
  readonly fields: Fields;
}

export const refused = (code: string, params: Refusal['params']): { readonly ok: false; readonly error: Refusal } =>
  err(refuse(code, 'input', params));

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer can be called by; anything else is not given back. */
type Id = string | number | null | undefined;
const idOf = (id: unknown): Id => (id === null || typeof id === 'string' || typeof id === 'number' ? id : undefined);

/** One line from outside; the id is kept even where the rest makes no sense. */
export const readRequest = (line: string): { readonly id: Id; readonly request: Result<Request, Refusal> } => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: undefined, request: refused('malformed-json', { field: 'line', value: named(line) }) };
  }
  if (!isObject(value)) return { id: undefined, request: refused('not-an-object', { field: 'line' }) };
  const { op: asked } = value;
  const id = idOf(value['id']);
  const op = OPS.find(name => name === asked);
  if (!op) {
    const params = { field: 'op', value: named(asked), allowed: OPS.join(', ') };
    return { id, request: refused('unknown-op', params) };
  }
  return { id, request: ok({ op, id, fields: value }) };
};

/** A seat of this table, or the watcher. */
export const readViewer = (field: string, value: unknown, seats: number): Result<Viewer, Refusal> =>
  value === 'watcher' || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)
    ? ok(value)
    : refused('unknown-viewer', { field, value: named(value), last: seats - 1 });
